-- Articles: help, notices, notes, questions, and pages of one article each.
create table article_category (
  id int generated always as identity primary key,
  icon text not null,
  position int not null default 0,
  version int not null default 1
);

create table article_category_text (
  category_id int not null references article_category on delete cascade,
  language text not null,
  name text not null,
  primary key (category_id, language)
);

create table article (
  id int generated always as identity primary key,
  kind text not null check (kind in ('help', 'notice', 'note', 'qa', 'about', 'overseas_notice', 'landing')),
  -- The page whose only article it is.
  page_name text unique,
  category_id int references article_category,
  -- {"src", "widths", "avif"}
  cover jsonb,
  goods_ids int[] not null default '{}',
  position int not null default 0,
  -- Store clock; null for a draft, in the future when scheduled.
  published_at timestamptz,
  -- In which it is written.
  languages text[] not null default '{}',
  like_count int not null default 0 check (like_count >= 0),
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((kind = 'help') = (category_id is not null)),
  check ((kind in ('about', 'overseas_notice', 'landing')) = (page_name is not null))
);
create index article_changed on article (updated_at desc, id desc);
create index article_changed_of_kind on article (kind, updated_at desc, id desc);
create index article_of_category on article (category_id, position, id);
create index article_position on article (kind, position, id) where published_at is not null;
create index article_recent on article (kind, published_at desc, id desc) where published_at is not null;

create table article_text (
  article_id int not null references article on delete cascade,
  language text not null,
  title text not null,
  summary text not null default '',
  -- HTML, cleaned when it was saved.
  body text not null default '',
  -- [{"icon", "heading", "words"}]
  points jsonb not null default '[]',
  -- Its text without markup in lower case, for search.
  search text not null default '',
  primary key (article_id, language)
);

create table article_like (
  member_id int not null references member,
  article_id int not null references article on delete cascade,
  created_at timestamptz not null,
  primary key (member_id, article_id)
);
create index article_like_article on article_like (article_id);

-- All versions in full, so that one can be restored.
create table article_history (
  article_id int not null references article on delete cascade,
  version int not null,
  at timestamptz not null,
  staff_id int not null,
  staff_name text not null,
  action text not null check (action in ('saved', 'published', 'scheduled', 'withdrawn', 'restored')),
  content jsonb not null,
  primary key (article_id, version)
);
