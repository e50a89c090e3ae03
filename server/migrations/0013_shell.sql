-- What opens over the shop at launch: a picture that leads somewhere, within a window of time.
create table advert (
  id int generated always as identity primary key,
  -- Where it is shown: `start_up`.
  code text not null,
  position int not null default 0,
  picture jsonb,
  href text,
  seconds int not null default 3 check (seconds between 1 and 15),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  is_on boolean not null default false,
  version int not null default 1
);
create index advert_window on advert (code, ends_at) where is_on;
create table advert_text (
  advert_id int not null references advert on delete cascade,
  language text not null,
  title text not null,
  primary key (advert_id, language)
);

-- What visitors see changes when a window opens or closes, whoever set it: both ends are timers.
create function time_advert() returns trigger language plpgsql as $$
begin
  insert into timer (due_at, kind, subject)
  select e.due_at, 'site.advert_turns', new.id || ' ' || e.name
  from (values ('starts', new.starts_at), ('ends', new.ends_at)) e (name, due_at) where e.due_at > store_now()
  on conflict (kind, subject) do update set due_at = excluded.due_at, tries = 0, error = null;
  return null;
end $$;
create trigger time_window after insert or update of starts_at, ends_at on advert for each row execute function time_advert();

-- Terms and privacy policy: a version is never edited, a new one takes its place. Without any, those shipped hold.
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

-- Whoever wants to join or to open a franchise shop: proved by a code to the mobile, decided by an operator.
create table application (
  id int generated always as identity primary key,
  application_no text not null unique,
  kind text not null check (kind in ('join', 'franchise')),
  member_id int references member,
  -- E.164.
  mobile text not null,
  name text not null,
  country text not null,
  city text not null,
  region text,
  message text not null,
  language text not null,
  state text not null default 'new' check (state in ('new', 'accepted', 'refused')),
  reply text,
  created_at timestamptz not null,
  decided_at timestamptz,
  reviewed_by int references staff,
  version int not null default 1,
  check ((state = 'new') = (decided_at is null))
);
-- One application at a time for a mobile, and for a member: after a refusal another may follow.
create unique index application_mobile on application (kind, mobile) where state <> 'refused';
create unique index application_member on application (kind, member_id) where state <> 'refused' and member_id is not null;
create index application_queue on application (state, kind, id desc);
