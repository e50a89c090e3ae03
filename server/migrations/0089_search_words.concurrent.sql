-- The words of a language in their order.
create index concurrently if not exists hot_word_order on hot_word (language, kind, position, id);
