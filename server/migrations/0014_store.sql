-- Physical stores: address, opening hours, whether orders are picked up there.
create table store (
  id int generated always as identity primary key,
  phone text not null default '',
  latitude numeric(8,6) check (latitude between -90 and 90),
  longitude numeric(9,6) check (longitude between -180 and 180),
  -- [{"weekday": 1 for Monday to 7, "from": "10:00", "until": "22:00"}] in the store's zone; one that ends before it begins
  -- ends on the next day. Null: unknown.
  hours jsonb not null default '[]',
  -- Days on which it is closed, `2026-10-01`.
  closed_days text[] not null default '{}',
  is_open boolean not null default true,
  offers_pickup boolean not null default true,
  position int not null default 0,
  version int not null default 1,
  created_at timestamptz not null,
  check ((latitude is null) = (longitude is null))
);
create index store_position on store (position, id);

create table store_text (
  store_id int not null references store on delete cascade,
  language text not null,
  name text not null,
  address text not null,
  -- Note about opening hours or directions.
  note text not null default '',
  primary key (store_id, language)
);

-- Members who are clerks of a store; one may be of several (IDN-12).
create table store_clerk (
  store_id int not null references store on delete cascade,
  member_id int not null references member,
  added_at timestamptz not null,
  primary key (store_id, member_id)
);
create index store_clerk_member on store_clerk (member_id);

create trigger bump_version after insert or update or delete on store for each statement execute function bump_catalogue_version();
create trigger bump_version after insert or update or delete on store_text for each statement execute function bump_catalogue_version();
