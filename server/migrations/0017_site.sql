-- Launch adverts: a picture with a link, shown within a time window.
create table advert (
  id int generated always as identity primary key,
  -- Where it is shown: `start_up`.
  code text not null,
  position int not null default 0,
  picture jsonb,
  href text,
  seconds int not null default 3 check (seconds between 1 and 15),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  is_on boolean not null default false,
  version int not null default 1,
  check (ends_at > starts_at)
);
create index advert_window on advert (code, ends_at) where is_on;

create table advert_text (
  advert_id int not null references advert on delete cascade,
  language text not null,
  title text not null,
  primary key (advert_id, language)
);

-- Visitors of a day of the store's zone, by a keyed hash that is valid for that day; deleted once the day is counted.
create table daily_visitor (
  day date not null,
  visitor bytea not null,
  -- False for a browser whose member is counted in its place.
  is_counted boolean not null,
  primary key (day, visitor)
);

-- Visitors by past day.
create table visitor_day (
  day date primary key,
  visitors int not null check (visitors >= 0)
);

-- Timers at both ends of a window bump the content version.
create function set_advert_timer() returns trigger language plpgsql as $$
begin
  insert into timer (due_at, kind, subject)
  select e.due_at, 'site.advert_turns', new.id || ' ' || e.name
  from (values ('starts', new.starts_at), ('ends', new.ends_at)) e (name, due_at) where e.due_at > store_now()
  on conflict (kind, subject) do update set due_at = excluded.due_at, attempts = 0, error = null;
  return null;
end $$;

create trigger time_window after insert or update of starts_at, ends_at on advert for each row execute function set_advert_timer();
