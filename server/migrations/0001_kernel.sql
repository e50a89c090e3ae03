-- Nothing here reads now(): business time is the store clock, which only moves forward.

create table store_clock (
  single boolean primary key default true check (single),
  ahead interval not null default '0' check (ahead >= '0')
);
insert into store_clock default values;

create function store_now() returns timestamptz language sql stable parallel safe
  return clock_timestamp() + (select ahead from store_clock);

-- 1250 with 2 decimals is '12.50': amounts leave the database as text.
create function decimal_text(value bigint, scale int) returns text language sql immutable parallel safe
  return case
    when value is null then null
    when scale = 0 then value::text
    else (case when value < 0 then '-' else '' end) || (abs(value) / (10 ^ scale)::bigint)::text
      || '.' || lpad((abs(value) % (10 ^ scale)::bigint)::text, scale, '0')
  end;

create table setting (
  key text primary key,
  value jsonb not null,
  version int not null default 1
);

create table timer (
  id bigint generated always as identity primary key,
  due_at timestamptz not null,
  kind text not null,
  subject text not null,
  tries int not null default 0,
  error text,
  unique (kind, subject)
);
create index timer_due on timer (due_at, id);

create table idempotency (
  scope text not null,
  key uuid not null,
  body_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (scope, key)
);
create index idempotency_age on idempotency (created_at);

create table outbox (
  id bigint generated always as identity primary key,
  transaction xid8 not null default pg_current_xact_id(),
  event text not null,
  payload jsonb not null,
  created_at timestamptz not null
);

create table inbox (
  consumer text not null,
  event_id bigint not null references outbox on delete cascade,
  primary key (consumer, event_id)
);

-- Answers and pages are kept per process until this number moves.
create table catalogue_version (
  single boolean primary key default true check (single),
  version bigint not null default 1
);
insert into catalogue_version default values;

create function tell_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('longmall', tg_argv[0]);
  return null;
end $$;
-- What visitors see hangs on settings too.
create function turn_catalogue() returns trigger language plpgsql as $$
begin
  update catalogue_version set version = version + 1;
  return null;
end $$;
create trigger turn after insert or update or delete on setting for each statement execute function turn_catalogue();
create trigger tell after update on catalogue_version for each statement execute function tell_change('catalogue');
create trigger tell after insert or update or delete on setting for each statement execute function tell_change('setting');
create trigger tell after update on store_clock for each statement execute function tell_change('clock');
