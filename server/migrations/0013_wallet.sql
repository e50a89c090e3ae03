create table unit (
  code text primary key,
  scale int not null check (scale between 0 and 6)
);

-- Income type codes of the specification; 3 stays unnamed and free, 101 to 105 are ours.
create table income_code (
  code int primary key check (code <> 3),
  name text not null unique
);

-- One account per purpose. No member: the house's own, such as escrow. No floor: an account without a balance row, summed from its entries.
create table account (
  id bigint generated always as identity primary key,
  member_id int references member check (member_id > 0),
  unit text not null references unit,
  purpose text not null check (purpose ~ '^[a-z_]+(:[a-z_]+)?$'),
  floor bigint,
  status text not null default 'open' check (status in ('open', 'closed')),
  unique (id, floor)
);
-- Accounts of members by purpose.
create index account_bucket on account (unit, purpose, id) where member_id is not null;
create unique index account_owner on account (coalesce(member_id, 0), unit, purpose);
create index account_tail on account (id) where floor is null;

-- The row that transfers lock. Created with its account, because a missing row cannot be locked.
create table balance (
  account_id bigint primary key,
  posted bigint not null default 0,
  held bigint not null default 0 check (held >= 0),
  floor bigint not null,
  version bigint not null default 0,
  last_at timestamptz not null default '-infinity',
  foreign key (account_id, floor) references account (id, floor),
  constraint balance_floor check (posted - held >= floor)
) with (fillfactor = 70);
-- Balances with holds, without a scan of all balances.
create index balance_held on balance (account_id) where held > 0;

create table transfer (
  id uuid primary key default uuid_v7(),
  kind text not null,
  key text not null,
  request_hash bytea not null,
  income_code int references income_code,
  -- 'member 12', 'staff 3' or 'system'.
  actor text not null,
  reason text not null,
  reversal_of uuid unique references transfer,
  -- Effective instant (store clock), and the instant at which it was written.
  effective_at timestamptz not null,
  recorded_at timestamptz not null,
  -- What a transfer belongs to, such as 'order 5': the link of a statement's line.
  subject text check (subject ~ '^[a-z_]+ \d+$'),
  unique (kind, key)
);
-- Liabilities at an instant read the transfers of its day. Rows are nearly in order of time, so a BRIN index finds their pages.
create index transfer_time on transfer using brin (effective_at) with (pages_per_range = 32);

create table entry (
  transfer_id uuid not null references transfer,
  line int not null check (line > 0),
  account_id bigint not null references account,
  amount bigint not null check (amount <> 0),
  -- Both NULL on an account without a balance row.
  balance_after bigint,
  account_version bigint,
  -- Commit order is not id order: folds and seals take only entries below every open transaction.
  xid xid8 not null default running_xid(),
  -- Effective instant on its account: the transfer's, or that of the entry before where that is later (a
  -- timer that ran late). So versions of an account are in order of time, and a past balance is found by bisection.
  effective_at timestamptz not null,
  topic text not null,
  primary key (transfer_id, line),
  unique (account_id, account_version),
  check ((balance_after is null) = (account_version is null)),
  -- The topic of a statement's line, set by the posting domain.
  constraint entry_topic_known check (topic in ('shopping', 'refund', 'recharge', 'withdrawal', 'transfer', 'award', 'income', 'reward', 'points_shop', 'adjustment', 'various'))
);
create index entry_tail on entry (account_id, xid) include (amount) where account_version is null;
-- The statement of an account of the house in order of time, from any instant, with what it held after each entry.
create index entry_tail_time on entry (account_id, effective_at, transfer_id, line) include (amount) where account_version is null;
create index entry_topic on entry (account_id, topic, account_version) where account_version is not null;
-- For seals and snapshots: entries written since.
create index entry_xid on entry (xid);

-- The sum of the entries with xid < up_to of an account without a balance row.
create table fold (
  account_id bigint not null references account,
  up_to xid8 not null,
  sum bigint not null,
  primary key (account_id, up_to)
);

-- A partial reversal of a transfer; a full one is a reversal.
create table partial_reversal (
  transfer_id uuid primary key references transfer,
  original_transfer_id uuid not null references transfer
);
create index partial_reversal_spending on partial_reversal (original_transfer_id);

-- Funds on hold: they stay on the account and cannot be spent otherwise.
create table hold (
  id uuid primary key default uuid_v7(),
  kind text not null,
  key text not null,
  account_id bigint not null references account,
  amount bigint not null check (amount > 0),
  actor text not null,
  reason text not null,
  subject text check (subject ~ '^[a-z_]+ \d+$'),
  placed_at timestamptz not null,
  expires_at timestamptz,
  unique (kind, key),
  check (expires_at > placed_at)
);
create index hold_account on hold (account_id);

-- Primary key: a hold is resolved at most once.
create table hold_resolution (
  hold_id uuid primary key references hold,
  outcome text not null check (outcome in ('post', 'void', 'expire')),
  transfer_id uuid unique references transfer,
  actor text not null,
  resolved_at timestamptz not null,
  check ((outcome = 'post') = (transfer_id is not null))
);

-- Hash chain over the entries: each seal hashes a range of transactions and the previous seal, so that no entry can be changed unnoticed.
create table seal (
  number bigint primary key check (number > 0),
  -- Entries with from_xid <= xid < up_to.
  from_xid xid8 not null,
  up_to xid8 not null,
  entry_count bigint not null check (entry_count > 0),
  digest bytea not null,
  hash bytea not null,
  sealed_at timestamptz not null
);

-- Balances at the start of a day of the store's zone, of accounts changed since the previous snapshot.
create table snapshot (
  day date primary key,
  -- Includes all entries with xid < up_to.
  up_to xid8 not null,
  taken_at timestamptz not null
);

create table snapshot_balance (
  account_id bigint not null references account,
  day date not null references snapshot,
  amount bigint not null,
  -- The account's last version included; NULL for an account without a balance row.
  account_version bigint,
  primary key (account_id, day)
);

-- Manual adjustments: requested by one operator, decided by another.
create table adjustment (
  id int generated always as identity primary key,
  member_id int not null references member,
  unit text not null references unit,
  purpose text not null,
  amount bigint not null check (amount <> 0),
  reason text not null,
  state text not null default 'requested' check (state in ('requested', 'approved', 'refused')),
  requested_by int not null,
  requested_at timestamptz not null,
  decided_by int,
  decided_at timestamptz,
  transfer_id uuid references transfer,
  version int not null default 1,
  check (decided_by <> requested_by),
  check ((state = 'approved') = (transfer_id is not null))
);
create index adjustment_decided on adjustment (decided_at, id) where decided_at is not null;
create index adjustment_member on adjustment (member_id, id);
create index adjustment_requested on adjustment (id desc) where state = 'requested';
create index adjustment_state on adjustment (state, id desc);

-- Movements by day of the store's zone, of all members together and of each account of the house, by unit and purpose: liabilities
-- are read from few rows, however many members and entries there are. A transfer counts whole on its own day, whatever order its
-- accounts had, so that every day sums to zero.
create table book_flow (
  day date not null,
  is_house boolean not null,
  unit text not null references unit,
  purpose text not null,
  plus bigint not null check (plus >= 0),
  minus bigint not null check (minus >= 0),
  primary key (day, is_house, unit, purpose)
);

-- Includes entries with xid < up_to.
create table book_head (
  is_singleton boolean primary key default true check (is_singleton),
  up_to xid8 not null
);

-- Results of verifications of the whole ledger: the first difference, or none.
create table ledger_check (
  id int generated always as identity primary key,
  staff_id int not null references staff,
  entry_count bigint not null,
  sealed_count bigint not null,
  failed_check text,
  first_difference text,
  checked_at timestamptz not null,
  check ((failed_check is null) = (first_difference is null))
);

-- Ids of the named accounts in the given order; those not used before are opened, with floor 0 for a member and none for the house.
-- Generic plan by index, here and below: planning each time costs more than the work, and before the first ANALYZE a scan looks cheaper.
create function account_ids(members int[], units text[], purposes text[]) returns bigint[] language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  found_ids bigint[];
begin
  for attempt in 1..2 loop
    select array_agg(a.id order by named.n) into found_ids
    from unnest(members, units, purposes) with ordinality as named (member_id, unit, purpose, n)
      join account a on coalesce(a.member_id, 0) = coalesce(named.member_id, 0) and a.unit = named.unit and a.purpose = named.purpose;
    if cardinality(found_ids) = cardinality(units) then return found_ids; end if;
    insert into account (member_id, unit, purpose, floor)
    select distinct named.member_id, named.unit, named.purpose, case when named.member_id is not null then 0 end
    from unnest(members, units, purposes) as named (member_id, unit, purpose) order by 2, 3, 1
    on conflict do nothing;
  end loop;
  raise exception 'accounts cannot be opened' using errcode = 'LM004';
end $$;

-- The current balance of an account; without a balance row, the last fold plus later entries.
create function balance_of(p_account bigint) returns bigint language sql stable as $$
  select coalesce(
    (select posted from balance where account_id = p_account),
    (with last as (select up_to, sum from fold where account_id = p_account order by up_to desc limit 1)
      select coalesce((select sum from last), 0) + coalesce((
        select sum(amount) from entry
        where account_id = p_account and account_version is null and xid >= coalesce((select up_to from last), '0'::xid8)), 0))::bigint)
$$;

-- At commit: a balance equals the balance after its last entry.
create function check_balance() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.version = 0 and new.posted = 0 then return null; end if;
  if not exists (select from entry where account_id = new.account_id and account_version = new.version and balance_after = new.posted) then
    raise exception 'balance of account % has no entry for it', new.account_id using errcode = 'LM004';
  end if;
  return null;
end $$;

-- At commit: the entries of a transfer sum to zero in each unit, have one topic, and follow the entry before on their account.
create function check_entry() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  before bigint := 0;
  before_at timestamptz := '-infinity';
  whole transfer;
  has_floor boolean;
begin
  -- Units by key, not by a join: before the first ANALYZE a join is planned as a scan of all accounts.
  if exists (
    select from entry e where e.transfer_id = new.transfer_id
    group by (select a.unit from account a where a.id = e.account_id) having sum(e.amount) <> 0
  ) then
    raise exception 'transfer % does not balance', new.transfer_id using errcode = 'LM004';
  end if;
  if new.xid <> running_xid() then
    raise exception 'an entry carries its own transaction' using errcode = 'LM004';
  end if;
  select floor is not null into has_floor from account where id = new.account_id;
  if has_floor <> (new.account_version is not null) then
    raise exception 'entry of account % must be numbered as its account is', new.account_id using errcode = 'LM004';
  end if;
  select * into whole from transfer where id = new.transfer_id;
  if has_floor and new.account_version > 1 then
    select balance_after, effective_at into before, before_at from entry
    where account_id = new.account_id and account_version = new.account_version - 1;
  end if;
  if new.effective_at is distinct from greatest(whole.effective_at, before_at)
    or new.topic <> (select topic from entry where transfer_id = new.transfer_id and line = 1) then
    raise exception 'an entry carries the time of its transfer and the topic of its first line' using errcode = 'LM004';
  end if;
  if not has_floor then return null; end if;
  if new.balance_after is distinct from before + new.amount or new.account_version < 1
    or not exists (select from balance where account_id = new.account_id and version >= new.account_version) then
    raise exception 'entry % of account % does not follow the one before', new.account_version, new.account_id using errcode = 'LM004';
  end if;
  return null;
end $$;

-- The text of a transfer is sealed with its first line.
create function check_transfer() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if not exists (select from entry where transfer_id = new.id and line = 1) then
    raise exception 'transfer % has no entries', new.id using errcode = 'LM004';
  end if;
  return null;
end $$;

-- Folds the settled entries of every account without a balance row into one row, so that its sum reads few entries. Returns the number of accounts folded.
create function fold_tails() returns int language plpgsql as $$
declare
  horizon xid8 := settled_xid();
  moved int;
begin
  insert into fold (account_id, up_to, sum)
  select a.id, horizon, coalesce(last.sum, 0) + fresh.sum
  from account a
    left join lateral (select f.up_to, f.sum from fold f where f.account_id = a.id order by f.up_to desc limit 1) last on true
    cross join lateral (
      select sum(e.amount) as sum from entry e
      where e.account_id = a.id and e.account_version is null and e.xid >= coalesce(last.up_to, '0'::xid8) and e.xid < horizon
    ) fresh
  where a.floor is null and fresh.sum is not null
  on conflict do nothing;
  get diagnostics moved = row_count;
  return moved;
end $$;

create function open_balance() returns trigger language plpgsql as $$
begin
  if new.floor is not null then insert into balance (account_id, floor) values (new.id, new.floor); end if;
  return null;
end $$;

-- A member's two buckets of money, locked until the transaction ends, and then the transfer of this kind and key where one was
-- posted before: looked for only when the buckets are locked, because another transaction may have posted it in the meantime.
create function lock_money(
  p_member int, p_kind text, p_key text, out non_withdrawable bigint, out withdrawable bigint, out known uuid
) language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  one record;
begin
  non_withdrawable := 0;
  withdrawable := 0;
  for one in
    select a.purpose, b.posted - b.held as free from account a join balance b on b.account_id = a.id
    where coalesce(a.member_id, 0) = p_member and a.unit = 'MONEY' and a.purpose in ('withdrawable', 'non_withdrawable')
    order by a.id for update of b
  loop
    if one.purpose = 'withdrawable' then withdrawable := one.free; else non_withdrawable := one.free; end if;
  end loop;
  select id into known from transfer where kind = p_kind and key = p_key;
end $$;

create function check_partial_reversal() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from transfer where id = new.original_transfer_id for update;
  if exists (select from transfer where reversal_of = new.original_transfer_id) or exists (
    select from entry back
    where back.account_version is not null
      and back.transfer_id in (select transfer_id from partial_reversal where original_transfer_id = new.original_transfer_id)
    group by back.account_id
    having sum(back.amount) > -coalesce((select sum(amount) from entry where transfer_id = new.original_transfer_id and account_id = back.account_id), 0)
  ) then
    raise exception 'transfer % took less than would go back', new.original_transfer_id using errcode = 'LM006';
  end if;
  return null;
end $$;

-- At commit: the held amount of a balance is the sum of its open holds.
create function check_held(p_account bigint) returns void language plpgsql set search_path = public, pg_temp as $$
begin
  if (select held from balance where account_id = p_account) is distinct from coalesce((
    select sum(h.amount) from hold h
    where h.account_id = p_account and not exists (select from hold_resolution r where r.hold_id = h.id)), 0) then
    raise exception 'account % does not hold what its holds say', p_account using errcode = 'LM004';
  end if;
end $$;

create function check_held_balance() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform check_held(new.account_id);
  return null;
end $$;

create function check_held_resolution() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform check_held((select account_id from hold where id = new.hold_id));
  return null;
end $$;

create function check_reversal() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from transfer where id = new.reversal_of for update;
  if exists (select from partial_reversal where original_transfer_id = new.reversal_of) then
    raise exception 'a part of transfer % went back already', new.reversal_of using errcode = 'LM006';
  end if;
  return null;
end $$;

-- Places a hold and returns its id; repeated with the same kind and key, it returns the same id and changes nothing.
create function place_hold(
  p_kind text, p_key text, p_actor text, p_reason text, p_subject text, p_now timestamptz, p_expires_at timestamptz,
  p_member int, p_unit text, p_purpose text, p_amount bigint
) returns uuid language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  v_account bigint := (account_ids(array[p_member], array[p_unit], array[p_purpose]))[1];
  new_id uuid;
  kept hold;
begin
  insert into hold (kind, key, account_id, amount, actor, reason, subject, placed_at, expires_at)
  values (p_kind, p_key, v_account, p_amount, p_actor, p_reason, p_subject, p_now, p_expires_at)
  on conflict (kind, key) do nothing returning id into new_id;
  if new_id is null then
    select * into kept from hold where kind = p_kind and key = p_key;
    if (kept.account_id, kept.amount) <> (v_account, p_amount) then
      raise exception 'key % of % was used for another hold', p_key, p_kind using errcode = 'LM002';
    end if;
    return kept.id;
  end if;
  if (select status from account where id = v_account) <> 'open' then
    raise exception 'account % is closed', v_account using errcode = 'LM003';
  end if;
  update balance set held = held + p_amount where account_id = v_account and posted - held - p_amount >= floor;
  if not found then raise exception 'account % would fall below its floor', v_account using errcode = 'LM001'; end if;
  return new_id;
end $$;

create function seal_hash(p_before bytea, p_number bigint, p_from xid8, p_up_to xid8, p_count bigint, p_digest bytea)
returns bytea language sql immutable as $$
  select sha256(coalesce(p_before, ''::bytea) || convert_to(row (p_number, p_from, p_up_to, p_count)::text, 'UTF8') || p_digest)
$$;

-- Takes the snapshot of a day, once; false when that or a later one exists.
create function take_snapshot(p_day date) returns boolean language plpgsql set enable_seqscan = off as $$
declare
  horizon xid8;
  since xid8;
begin
  if exists (select from snapshot where day >= p_day) then return false; end if;
  if not pg_try_advisory_xact_lock(hashtext('ledger snapshot')) or exists (select from snapshot where day >= p_day) then return false; end if;
  horizon := settled_xid();
  since := coalesce((select up_to from snapshot order by day desc limit 1), '0'::xid8);
  insert into snapshot (day, up_to, taken_at) values (p_day, horizon, clock_timestamp());
  insert into snapshot_balance (account_id, day, amount, account_version)
  select distinct on (account_id) account_id, p_day, balance_after, account_version
  from entry where xid >= since and xid < horizon and account_version is not null order by account_id, account_version desc;
  insert into snapshot_balance (account_id, day, amount)
  select e.account_id, p_day, sum(e.amount) + coalesce(
    (select amount from snapshot_balance s where s.account_id = e.account_id order by s.day desc limit 1), 0)
  from entry e where e.xid >= since and e.xid < horizon and e.account_version is null group by e.account_id;
  return true;
end $$;

-- The last version of an account effective at an instant, 0 before the first.
create function version_at(p_account bigint, p_at timestamptz) returns bigint language plpgsql stable
  set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  low bigint := 0;
  high bigint := coalesce((select version from balance where account_id = p_account), 0);
  middle bigint;
begin
  while low < high loop
    middle := (low + high + 1) / 2;
    if (select effective_at <= p_at from entry where account_id = p_account and account_version = middle) then
      low := middle;
    else
      high := middle - 1;
    end if;
  end loop;
  return low;
end $$;

-- The balance of an account at an instant of the store clock; without a balance row, the sum of its entries.
create function balance_at(p_account bigint, p_at timestamptz) returns bigint language sql stable as $$
  select case
    when exists (select from balance where account_id = p_account) then coalesce(
      (select balance_after from entry where account_id = p_account and account_version = version_at(p_account, p_at)), 0)
    else (select coalesce(sum(amount), 0)::bigint from entry where account_id = p_account and effective_at <= p_at)
  end
$$;

-- Movements by entries with since <= xid < until; until NULL: all visible ones.
create function flow_between(p_since xid8, p_until xid8, p_zone text)
returns table (day date, is_house boolean, unit text, purpose text, plus bigint, minus bigint) language sql stable set enable_seqscan = off as $$
  select (t.effective_at at time zone p_zone)::date, a.member_id is null, a.unit, a.purpose,
    coalesce(sum(e.amount) filter (where e.amount > 0), 0)::bigint, coalesce(-sum(e.amount) filter (where e.amount < 0), 0)::bigint
  from entry e join transfer t on t.id = e.transfer_id join account a on a.id = e.account_id
  where e.xid >= p_since and (p_until is null or e.xid < p_until)
  group by 1, 2, 3, 4
$$;

-- Adds entries below every open transaction to the flows, one process at a time. False when there was nothing, or
-- another process is doing it.
create function update_book_flow(p_zone text) returns boolean language plpgsql as $$
declare
  since xid8;
  horizon xid8;
begin
  select up_to into since from book_head for update skip locked;
  if not found then return false; end if;
  horizon := settled_xid();
  insert into book_flow (day, is_house, unit, purpose, plus, minus)
  select * from flow_between(since, horizon, p_zone)
  on conflict (day, is_house, unit, purpose) do update
    set plus = book_flow.plus + excluded.plus, minus = book_flow.minus + excluded.minus;
  if not found then return false; end if;
  update book_head set up_to = horizon;
  return true;
end $$;

-- Posts a transfer and returns its id; repeated with the same kind and key, it returns the same id and changes nothing.
-- Accounts are locked in ascending id, so that transfers cannot deadlock.
create function post_transfer(
  p_kind text, p_key text, p_income_code int, p_actor text, p_reason text, p_reversal_of uuid, p_effective_at timestamptz,
  p_members int[], p_units text[], p_purposes text[], p_amounts bigint[], p_subject text, p_topic text
) returns uuid language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  body_hash bytea := sha256(convert_to(row (
    p_income_code, p_reversal_of, p_members, array_replace(p_units, 'MONEY', 'MONEY'), p_purposes, p_amounts)::text, 'UTF8'));
  kept transfer;
  new_id uuid;
  ids bigint[];
  one record;
  after_it balance;
begin
  insert into transfer (kind, key, request_hash, income_code, actor, reason, reversal_of, effective_at, recorded_at, subject)
  values (p_kind, p_key, body_hash, p_income_code, p_actor, p_reason, p_reversal_of, p_effective_at, clock_timestamp(), p_subject)
  on conflict (kind, key) do nothing returning id into new_id;
  if new_id is null then
    select * into kept from transfer where kind = p_kind and key = p_key;
    if kept.request_hash <> body_hash then
      raise exception 'key % of % was used for another transfer', p_key, p_kind using errcode = 'LM002';
    end if;
    return kept.id;
  end if;
  -- Outside the loop, whose snapshot would not include accounts opened within it.
  ids := account_ids(p_members, p_units, p_purposes);
  for one in
    select a.id, a.floor, a.status, named.n, p_amounts[named.n] as amount
    from unnest(ids) with ordinality as named (id, n) join account a on a.id = named.id order by a.id, named.n
  loop
    if one.status <> 'open' then raise exception 'account % is closed', one.id using errcode = 'LM003'; end if;
    after_it := null;
    if one.floor is not null then
      update balance set posted = posted + one.amount, version = version + 1, last_at = greatest(last_at, p_effective_at)
      where account_id = one.id and posted + one.amount - held >= floor returning * into after_it;
      if not found then raise exception 'account % would fall below its floor', one.id using errcode = 'LM001'; end if;
    end if;
    insert into entry (transfer_id, line, account_id, amount, balance_after, account_version, effective_at, topic)
    values (
      new_id, one.n, one.id, one.amount, after_it.posted, after_it.version, coalesce(after_it.last_at, p_effective_at),
      p_topic);
  end loop;
  return new_id;
end $$;

-- Resolves a hold, once: releases it, or captures at most the held amount by a transfer. Returns the transfer.
-- Repeated with the same outcome, it returns the same. All accounts are locked in ascending id before the hold is released.
create function resolve_hold(
  p_hold uuid, p_outcome text, p_now timestamptz, p_actor text, p_kind text, p_income_code int, p_reason text, p_subject text,
  p_members int[], p_units text[], p_purposes text[], p_amounts bigint[], p_topic text
) returns uuid language plpgsql security definer set search_path = public, pg_temp set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  h hold;
  known hold_resolution;
  ids bigint[] := '{}';
  taken bigint;
  posted_id uuid;
begin
  select * into h from hold where id = p_hold for update;
  if not found then raise exception 'no hold %', p_hold using errcode = 'LM003'; end if;
  select * into known from hold_resolution where hold_id = p_hold;
  if found then
    if known.outcome = p_outcome then return known.transfer_id; end if;
    raise exception 'hold % is over', p_hold using errcode = 'LM005';
  end if;
  if (p_outcome = 'expire') <> coalesce(h.expires_at <= p_now, false) and p_outcome <> 'void' then
    raise exception 'hold % is over, or not yet', p_hold using errcode = 'LM005';
  end if;
  if p_outcome = 'post' then
    ids := account_ids(p_members, p_units, p_purposes);
    select -coalesce(sum(p_amounts[named.n]), 0) into taken from unnest(ids) with ordinality as named (id, n) where named.id = h.account_id;
    if taken not between 1 and h.amount then
      raise exception 'hold % is of another amount', p_hold using errcode = 'LM004';
    end if;
  end if;
  perform from (select from balance where account_id = any (ids || h.account_id) order by account_id for update) locked;
  update balance set held = held - h.amount where account_id = h.account_id;
  if p_outcome = 'post' then
    posted_id := post_transfer(p_kind, p_hold::text, p_income_code, p_actor, p_reason, null, p_now, p_members, p_units, p_purposes, p_amounts, p_subject, p_topic);
  end if;
  insert into hold_resolution (hold_id, outcome, transfer_id, actor, resolved_at) values (p_hold, p_outcome, posted_id, p_actor, p_now);
  return posted_id;
end $$;
revoke execute on function resolve_hold(uuid,text,timestamptz,text,text,int,text,text,int[],text[],text[],bigint[],text) from public;

-- The hash input of a seal: the count of its entries, and the digest of all lines with their transfers' text.
create function seal_digest(p_from xid8, p_up_to xid8, out entry_count bigint, out digest bytea) language sql stable
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
  select count(*), sha256(coalesce(string_agg(body, ''::bytea order by transfer_id, line), ''::bytea))
  from (
    select e.transfer_id, e.line,
      uuid_send(e.transfer_id) || int4send(e.line) || int8send(e.account_id) || int8send(e.amount) || timestamptz_send(e.effective_at)
        || int8send(coalesce(e.balance_after, 0)) || int8send(coalesce(e.account_version, 0)) || int4send(coalesce(a.member_id, 0))
        || convert_to(a.unit || ' ' || a.purpose || ' ' || e.topic, 'UTF8')
        || case when e.line > 1 then ''::bytea else
          convert_to(row (t.kind, t.key, t.income_code, t.actor, t.reason, t.reversal_of, t.subject)::text, 'UTF8')
            || t.request_hash || timestamptz_send(t.effective_at) || timestamptz_send(t.recorded_at) end as body
    from entry e join account a on a.id = e.account_id join transfer t on t.id = e.transfer_id
    where e.xid >= p_from and e.xid < p_up_to
  ) line
$$;

-- Seals entries below every open transaction, one process at a time. Returns the new seal's number, null for none.
create function seal_entries() returns bigint language plpgsql set enable_seqscan = off as $$
declare
  last seal;
  horizon xid8;
  fresh record;
begin
  if not pg_try_advisory_xact_lock(hashtext('ledger seal')) then return null; end if;
  horizon := settled_xid();
  select * into last from seal order by number desc limit 1;
  last.number := coalesce(last.number, 0) + 1;
  last.up_to := coalesce(last.up_to, '0'::xid8);
  if not exists (select from entry where xid >= last.up_to and xid < horizon) then return null; end if;
  select * into fresh from seal_digest(last.up_to, horizon);
  insert into seal (number, from_xid, up_to, entry_count, digest, hash, sealed_at)
  values (
    last.number, last.up_to, horizon, fresh.entry_count, fresh.digest,
    seal_hash(last.hash, last.number, last.up_to, horizon, fresh.entry_count, fresh.digest), clock_timestamp());
  return last.number;
end $$;

-- Called after a restore, with no transaction of the shop open elsewhere: continues above all stored numbers. They are
-- read first, before this transaction gets its own number. Returns the new offset.
create function settle_xids() returns bigint language plpgsql as $$
declare
  highest bigint;
  running bigint;
begin
  select coalesce(max(number::text::bigint), 0) into highest from (
    (select xid as number from entry order by xid desc limit 1)
    union all (select up_to from seal order by number desc limit 1)
    union all (select up_to from snapshot order by day desc limit 1)
    union all (
      select last.up_to from account a
        cross join lateral (select f.up_to from fold f where f.account_id = a.id order by f.up_to desc limit 1) last
      where a.floor is null)
    union all select up_to from book_head
    union all select transaction from outbox
  ) kept;
  running := running_xid()::text::bigint;
  if running < highest then
    execute format('create or replace function xid_ahead() returns bigint language sql stable as %L',
      format('select %s::bigint', highest - running + xid_ahead() + 1));
  end if;
  return xid_ahead();
end $$;

-- The server's role owns nothing and may not update append-only tables (kernel/database/migrate/grants.ts). Locking a row requires
-- the right to update it, so functions that lock such rows run as their owner. A fixed search path keeps temporary tables from shadowing a
-- table of the ledger.
create function lock_transfer(p_id uuid) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from transfer where id = p_id for update;
end $$;
revoke execute on function lock_transfer(uuid) from public;

create trigger fixed before update or delete or truncate on unit for each statement execute function refuse_change();
create trigger fixed before delete or truncate on account for each statement execute function refuse_change();
create trigger fixed_owner before update of id, member_id, unit, purpose, floor on account for each statement execute function refuse_change();
create trigger open_balance after insert on account for each row execute function open_balance();
create constraint trigger explained after insert or update on balance deferrable initially deferred for each row execute function check_balance();
create trigger fixed before delete or truncate on balance for each statement execute function refuse_change();
create constraint trigger held_explained after update of held on balance deferrable initially deferred
  for each row when (old.held <> new.held) execute function check_held_balance();
create trigger fixed before update or delete or truncate on transfer for each statement execute function refuse_change();
create constraint trigger has_entries after insert on transfer deferrable initially deferred for each row execute function check_transfer();
create trigger whole_or_part after insert on transfer for each row when (new.reversal_of is not null) execute function check_reversal();
create constraint trigger balanced after insert on entry deferrable initially deferred for each row execute function check_entry();
create trigger fixed before update or delete or truncate on entry for each statement execute function refuse_change();
create trigger fixed before update or delete or truncate on fold for each statement execute function refuse_change();
create trigger fixed before update or delete or truncate on partial_reversal for each statement execute function refuse_change();
create trigger within_bounds after insert on partial_reversal for each row execute function check_partial_reversal();
create trigger fixed before update or delete or truncate on hold for each statement execute function refuse_change();
create constraint trigger held_explained after insert on hold deferrable initially deferred
  for each row execute function check_held_balance();
create trigger fixed before update or delete or truncate on hold_resolution for each statement execute function refuse_change();
create constraint trigger held_explained after insert on hold_resolution deferrable initially deferred
  for each row execute function check_held_resolution();
create trigger fixed before update or delete or truncate on seal for each statement execute function refuse_change();
create trigger fixed before update or delete or truncate on snapshot for each statement execute function refuse_change();
create trigger fixed before update or delete or truncate on snapshot_balance for each statement execute function refuse_change();

insert into unit (code, scale) values
  ('MONEY', 2),
  ('ACC', 3),
  ('AAA', 3),
  ('USDA', 3),
  ('USDS', 3),
  ('USDP', 3),
  ('LONGCOIN', 0);
insert into income_code (code, name) values
  (1, 'plan_one'),
  (2, 'plan_two'),
  (4, 'plan_three'),
  (5, 'plan_four'),
  (6, 'withdraw_coins'),
  (9, 'mining'),
  (11, 'deposit'),
  (12, 'staking_income'),
  (13, 'transfer'),
  (14, 'recharge'),
  (15, 'start_up_award'),
  (16, 'avatar_award'),
  (17, 'global_mall_award'),
  (18, 'education_support_award'),
  (20, 'shopping'),
  (21, 'scan_withdrawal'),
  (22, 'cash_withdrawal'),
  (99, 'clone_bonus'),
  (101, 'global_award'),
  (102, 'matching_award'),
  (103, 'management_award'),
  (104, 'sharing_award'),
  (105, 'director_award');
insert into book_head (up_to) values ('0');
