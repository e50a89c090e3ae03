-- Published blocks (CAT-01): a publication of the page replaces them all.
create table page_block (
  id int generated always as identity primary key,
  page text not null,
  position int not null,
  kind text not null,
  -- The add-on that hides the block when it is switched off.
  addon text,
  -- What is the same in every language: addresses, pictures, goods ids.
  content jsonb not null,
  version int not null default 1,
  -- When the block is shown, on the store clock; null: no limit.
  visible_from timestamptz,
  visible_until timestamptz,
  unique (page, position) deferrable initially deferred,
  constraint page_block_window check (visible_until > visible_from)
);

create table page_block_text (
  block_id int not null references page_block on delete cascade,
  language text not null,
  -- Texts by path into `content`: {"title": …, "slides.0.label": …}
  texts jsonb not null,
  primary key (block_id, language)
);

-- Terms and privacy policy: versions are immutable, the newest applies. Without any, the shipped ones apply.
create table agreement (
  name text not null,
  version int not null check (version > 1),
  effective_on date not null,
  published_at timestamptz not null,
  primary key (name, version)
);

create table agreement_text (
  name text not null,
  version int not null,
  language text not null,
  title text not null,
  -- [{heading, paragraphs: [text], items: [text]}]
  sections jsonb not null,
  primary key (name, version, language),
  foreign key (name, version) references agreement on delete cascade
);

create table composed_page (
  id int generated always as identity primary key,
  name text not null unique check (name ~ '^[a-z][a-z0-9_-]{0,59}$'),
  kind text not null check (kind in ('home', 'topic', 'landing')),
  -- The name for operators: of a topic its name.
  label text not null,
  -- The publication that is shown; 0: the blocks that the page had before the first one.
  published int not null default 0,
  published_at timestamptz,
  -- The draft: blocks in all languages (contract/content-blocks.ts); null: no draft.
  draft jsonb,
  draft_at timestamptz,
  draft_by int references staff,
  -- Moves with every change of the draft and every publication: a stale one is refused.
  version int not null default 1
);
create index composed_page_kind on composed_page (kind, id);

-- Publications, immutable. 0 is the page before the first.
create table page_version (
  page_id int not null references composed_page,
  published int not null check (published >= 0),
  blocks jsonb not null,
  published_at timestamptz,
  published_by int references staff,
  note text not null default '',
  -- The earlier publication that this one repeats.
  restored_version int,
  primary key (page_id, published)
);

-- A scheduled publication, with its blocks.
create table page_schedule (
  page_id int primary key references composed_page,
  due_at timestamptz not null,
  blocks jsonb not null,
  -- The page's version at scheduling: if it is unchanged, the draft is published and removed.
  version int not null,
  note text not null default '',
  scheduled_at timestamptz not null,
  scheduled_by int not null references staff
);

-- Preview tickets for a draft or a publication.
create table page_ticket (
  ticket_hash bytea primary key,
  page_id int not null references composed_page,
  -- Null: the draft, as it is at each look.
  published int,
  staff_id int not null references staff,
  expires_at timestamptz not null
);
create index page_ticket_expiry on page_ticket (expires_at);

-- Timers at both ends of a block's window bump the content version.
create function time_block() returns trigger language plpgsql as $$
begin
  insert into timer (due_at, kind, subject)
  select e.due_at, 'content.block_turns', new.id || ' ' || e.name
  from (values ('from', new.visible_from), ('until', new.visible_until)) e (name, due_at) where e.due_at > store_now()
  on conflict (kind, subject) do update set due_at = excluded.due_at, attempts = 0, error = null;
  return null;
end $$;

create trigger time_window after insert or update of visible_from, visible_until on page_block for each row execute function time_block();

insert into composed_page (name, kind, label) values
  ('home', 'home', 'Home');
