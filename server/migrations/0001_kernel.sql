-- 1250 with 2 decimals is '12.50': amounts leave the database as text.
create function decimal_text(value bigint, scale int) returns text language sql immutable parallel safe
  return case
    when value is null then null
    when scale = 0 then value::text
    else (case when value < 0 then '-' else '' end) || (abs(value) / (10 ^ scale)::bigint)::text
      || '.' || lpad((abs(value) % (10 ^ scale)::bigint)::text, scale, '0')
  end;

create function notify_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('longmall', tg_argv[0]);
  return null;
end $$;

-- Bumps the content version that caches depend on; settings bump it too, since pages depend on them.
create function bump_catalogue_version() returns trigger language plpgsql as $$
begin
  update catalogue_version set version = version + 1;
  return null;
end $$;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is not changed: % of % is refused, post a reversing transfer', tg_op, tg_table_name using errcode = 'LM004';
end $$;

-- Time-ordered UUIDs, so that ledger rows of one minute share index pages (PostgreSQL 18 has uuidv7() built in).
create function uuid_v7() returns uuid language sql volatile parallel safe as $$
  select encode(set_bit(set_bit(
    overlay(uuid_send(gen_random_uuid()) placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
    52, 1), 53, 1), 'hex')::uuid
$$;

-- Seals, folds, flows and events are delimited by transaction ids, which belong to one PostgreSQL cluster. A shop whose tables were
-- loaded into another cluster (a restored backup, a dump) would continue below the ids in its ledger, and nothing new would be
-- sealed. So the shop uses its own number: PostgreSQL's plus an offset. The offset is a constant in a function; stable, because
-- an immutable one would be folded into cached plans that outlive a change.
create function xid_ahead() returns bigint language sql stable as 'select 0::bigint';

-- The number of the current transaction.
create function running_xid() returns xid8 language sql stable as $$
  select (pg_current_xact_id()::text::bigint + xid_ahead())::text::xid8
$$;

-- Transactions with a lower number have committed or rolled back: none of them can still write.
create function settled_xid() returns xid8 language sql stable as $$
  select (pg_snapshot_xmin(pg_current_snapshot())::text::bigint + xid_ahead())::text::xid8
$$;

-- Creates a partition for one list value or for a range; false when it exists already.
-- Rights are those of the partitioned table. It is created apart and then attached, so that writers are not blocked.
create function make_partition(p_table text, p_name text, p_from text, p_to text default null) returns boolean
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '3s' as $$
declare
  strategy text;
  part text := p_table || '_' || p_name;
  grantee name;
begin
  select k.partstrat into strategy from pg_partitioned_table k join pg_class c on c.oid = k.partrelid
  where c.relname = p_table and c.relnamespace = 'public'::regnamespace;
  if strategy is null or p_name !~ '^[a-z0-9_]{1,30}$' or (strategy = 'r') <> (p_to is not null) then
    raise exception 'no partition % of % can be made', p_name, p_table using errcode = 'invalid_parameter_value';
  end if;
  perform pg_advisory_xact_lock(hashtext('make_partition ' || p_table));
  if to_regclass(format('public.%I', part)) is not null then return false; end if;
  execute format('create table public.%I (like public.%I including defaults including constraints including generated)', part, p_table);
  execute format('alter table public.%I attach partition public.%I for values %s', p_table, part,
    case strategy when 'l' then format('in (%L)', p_from) else format('from (%L) to (%L)', p_from, p_to) end);
  for grantee in
    select distinct r.rolname from pg_class c cross join lateral aclexplode(c.relacl) a join pg_roles r on r.oid = a.grantee
    where c.oid = format('public.%I', part)::regclass and a.grantee <> c.relowner
  loop
    execute format('revoke insert, update, delete, truncate on public.%I from %I', part, grantee);
  end loop;
  return true;
end $$;
revoke execute on function make_partition(text,text,text,text) from public;

-- The bigrams of a name, for indexes of substring search.
create function name_pairs(name text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct substr(lower(name), place, 2)), '{}') from generate_series(1, length(name) - 1) place
$$;

create table store_clock (
  is_singleton boolean primary key default true check (is_singleton),
  time_offset interval not null default '00:00:00' check (time_offset >= '0')
);

create table timer (
  id bigint generated always as identity primary key,
  due_at timestamptz not null,
  kind text not null,
  subject text not null,
  attempts int not null default 0,
  error text,
  -- A claim locks a timer whose work runs outside a transaction (decisions/0014).
  claim uuid,
  -- An abandoned timer is due at infinity, so that the timer loop skips it; setting it again revives it.
  failed_at timestamptz,
  dead_at timestamptz,
  unique (kind, subject)
);
create index timer_due on timer (due_at, id);
create index timer_failed on timer (due_at, id) where attempts > 0;
create index timer_kind on timer (kind, due_at, id);

create table idempotency (
  scope text not null,
  key uuid not null,
  body_hash bytea not null,
  response jsonb,
  created_at timestamptz not null,
  -- The response as text: a repeated command gets it byte for byte, and jsonb would sort its names.
  response_text text,
  primary key (scope, key)
);
create index idempotency_age on idempotency (created_at);

create table outbox (
  id bigint generated always as identity primary key,
  transaction xid8 not null default running_xid(),
  event text not null,
  payload jsonb not null,
  created_at timestamptz not null,
  -- Real clock: when a failed event is published again; infinity when it was abandoned.
  attempts int not null default 0,
  error text,
  failed_at timestamptz,
  next_attempt_at timestamptz,
  dead_at timestamptz
);
create index outbox_failed on outbox (id) where attempts > 0;

create table inbox (
  consumer text not null,
  event_id bigint not null references outbox on delete cascade,
  primary key (consumer, event_id)
);

-- Responses and pages are cached in each process until this number moves.
create table catalogue_version (
  is_singleton boolean primary key default true check (is_singleton),
  version bigint not null default 1
);

-- Rate limits by kind and network, shared by all processes. Unlogged: a crash resets them.
-- `expire` is milliseconds of the real clock, as rate-limiter-flexible writes it.
create unlogged table rate_count (
  key text primary key,
  points int not null,
  expire bigint
);
create index rate_count_expire on rate_count (expire);

-- Keyed fingerprints of the secrets that sign this shop's data; no key can be derived from them.
create table key_fingerprint (
  name text primary key,
  fingerprint bytea not null,
  made_at timestamptz not null default clock_timestamp()
);

create function store_now() returns timestamptz language sql stable parallel safe
  return clock_timestamp() + (select time_offset from store_clock);

create trigger notify after update on store_clock for each statement execute function notify_change('clock');
create trigger notify after update on catalogue_version for each statement execute function notify_change('catalogue');

insert into store_clock default values;
insert into catalogue_version default values;
