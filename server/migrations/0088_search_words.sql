-- Search words are put in order, switched off and edited by operators: places of a list move together.
alter table hot_word drop constraint hot_word_language_kind_position_key;
alter table hot_word add column is_on boolean not null default true;
alter table hot_word add column version int not null default 1;
