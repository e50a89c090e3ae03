create table hot_keyword (
  id int generated always as identity primary key,
  language text not null,
  kind text not null check (kind in ('hot', 'discover', 'default')),
  keyword text not null,
  position int not null,
  is_on boolean not null default true,
  version int not null default 1
);
-- Search keywords of a language in order.
create index hot_keyword_order on hot_keyword (language, kind, position, id);

create table search_history (
  id int generated always as identity primary key,
  member_id int not null references member,
  keyword text not null,
  searched_at timestamptz not null,
  unique (member_id, keyword)
);
create index search_history_recent on search_history (member_id, searched_at desc);
