-- The ledger: one double-entry book for money and every unit. What must never be is refused here, not by care elsewhere.
-- Own SQLSTATEs: LM001 below the floor, LM002 the key again with another body, LM003 a closed account, LM004 a broken rule.

create table unit (
  code text primary key,
  scale int not null check (scale between 0 and 6)
);
insert into unit (code, scale) values ('USD', 2), ('ACC', 3), ('AAA', 3), ('USDA', 3), ('USDS', 3), ('USDP', 3), ('LONGCOIN', 0);

-- Income type codes of the specification; 3 stays unnamed and free, 101 to 105 are ours.
create table income_code (
  code int primary key check (code <> 3),
  name text not null unique
);
insert into income_code (code, name) values
  (1, 'plan_one'), (2, 'plan_two'), (4, 'plan_three'), (5, 'plan_four'), (6, 'withdraw_coins'), (9, 'mining'), (11, 'deposit'),
  (12, 'staking_income'), (13, 'transfer'), (14, 'recharge'), (15, 'start_up_award'), (16, 'avatar_award'), (17, 'global_mall_award'),
  (18, 'education_support_award'), (20, 'shopping'), (21, 'scan_withdrawal'), (22, 'cash_withdrawal'), (99, 'clone_bonus'),
  (101, 'global_award'), (102, 'matching_award'), (103, 'management_award'), (104, 'sharing_award'), (105, 'director_award');

-- Time-ordered, so that ledger rows of one minute lie together (uuidv7() itself is PostgreSQL 18's).
create function uuid_v7() returns uuid language sql volatile parallel safe as $$
  select encode(set_bit(set_bit(
    overlay(uuid_send(gen_random_uuid()) placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
    52, 1), 53, 1), 'hex')::uuid
$$;

-- One account per purpose. No member: the house's own, such as escrow. No floor: a tail, whose sum is read from its entries.
create table account (
  id bigint generated always as identity primary key,
  member_id int check (member_id > 0),
  unit text not null references unit,
  purpose text not null check (purpose ~ '^[a-z_]+(:[a-z_]+)?$'),
  floor bigint,
  status text not null default 'open' check (status in ('open', 'closed')),
  unique (id, floor)
);
create unique index account_owner on account (coalesce(member_id, 0), unit, purpose);
create index account_tail on account (id) where floor is null;

-- The one row that is locked. Made with its account, because a row that does not exist cannot be locked.
create table balance (
  account_id bigint primary key,
  posted bigint not null default 0,
  held bigint not null default 0 check (held >= 0),
  floor bigint not null,
  version bigint not null default 0,
  foreign key (account_id, floor) references account (id, floor),
  constraint balance_floor check (posted - held >= floor)
) with (fillfactor = 70);

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
  -- The store clock's instant from which it counts, and the instant at which it was written.
  effective_at timestamptz not null,
  recorded_at timestamptz not null,
  unique (kind, key)
);

create table entry (
  transfer_id uuid not null references transfer,
  line int not null check (line > 0),
  account_id bigint not null references account,
  amount bigint not null check (amount <> 0),
  -- NULL both on a tail.
  balance_after bigint,
  account_version bigint,
  -- Commit order is not id order: who folds or seals takes only what no open transaction can still come before.
  xid xid8 not null default pg_current_xact_id(),
  primary key (transfer_id, line),
  unique (account_id, account_version),
  check ((balance_after is null) = (account_version is null))
);
create index entry_tail on entry (account_id, xid) include (amount) where account_version is null;

-- The sum of a tail's entries with xid < up_to.
create table fold (
  account_id bigint not null references account,
  up_to xid8 not null,
  sum bigint not null,
  primary key (account_id, up_to)
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is not changed: % of % is refused, post a reversing transfer', tg_op, tg_table_name using errcode = 'LM004';
end $$;
create trigger fixed before update or delete or truncate on transfer for each statement execute function refuse_change();
create trigger fixed before update or delete or truncate on entry for each statement execute function refuse_change();
create trigger fixed before update or delete or truncate on fold for each statement execute function refuse_change();
create trigger fixed before delete or truncate on balance for each statement execute function refuse_change();
create trigger fixed before delete or truncate on account for each statement execute function refuse_change();
create trigger fixed_owner before update of id, member_id, unit, purpose, floor on account for each statement execute function refuse_change();
create trigger fixed before update or delete or truncate on unit for each statement execute function refuse_change();

create function open_balance() returns trigger language plpgsql as $$
begin
  if new.floor is not null then insert into balance (account_id, floor) values (new.id, new.floor); end if;
  return null;
end $$;
create trigger open_balance after insert on account for each row execute function open_balance();

-- At commit: a transfer's entries sum to zero per unit, and a balance account's entries are a chain without gaps.
create function check_entry() returns trigger language plpgsql as $$
declare
  before bigint := 0;
  has_floor boolean;
begin
  -- Units by key, not by a join: before the first ANALYZE a join is planned as a scan of all accounts.
  if exists (
    select from entry e where e.transfer_id = new.transfer_id
    group by (select a.unit from account a where a.id = e.account_id) having sum(e.amount) <> 0
  ) then
    raise exception 'transfer % does not balance', new.transfer_id using errcode = 'LM004';
  end if;
  if new.xid <> pg_current_xact_id() then
    raise exception 'an entry carries its own transaction' using errcode = 'LM004';
  end if;
  select floor is not null into has_floor from account where id = new.account_id;
  if has_floor <> (new.account_version is not null) then
    raise exception 'entry of account % must be numbered as its account is', new.account_id using errcode = 'LM004';
  end if;
  if not has_floor then return null; end if;
  if new.account_version > 1 then
    select balance_after into before from entry where account_id = new.account_id and account_version = new.account_version - 1;
  end if;
  if new.balance_after is distinct from before + new.amount or new.account_version < 1
    or not exists (select from balance where account_id = new.account_id and version >= new.account_version) then
    raise exception 'entry % of account % does not follow the one before', new.account_version, new.account_id using errcode = 'LM004';
  end if;
  return null;
end $$;
create constraint trigger balanced after insert on entry deferrable initially deferred for each row execute function check_entry();

create function check_transfer() returns trigger language plpgsql as $$
begin
  if not exists (select from entry where transfer_id = new.id) then
    raise exception 'transfer % has no entries', new.id using errcode = 'LM004';
  end if;
  return null;
end $$;
create constraint trigger has_entries after insert on transfer deferrable initially deferred for each row execute function check_transfer();

-- At commit: what a balance says, its last entry says too.
create function check_balance() returns trigger language plpgsql as $$
begin
  if new.version = 0 and new.posted = 0 then return null; end if;
  if not exists (select from entry where account_id = new.account_id and account_version = new.version and balance_after = new.posted) then
    raise exception 'balance of account % has no entry for it', new.account_id using errcode = 'LM004';
  end if;
  return null;
end $$;
create constraint trigger explained after insert or update on balance deferrable initially deferred for each row execute function check_balance();

-- Ids of the named accounts in the given order; those not used before are opened, with floor 0 for a member and none for the house.
-- Planned once and by index, here and below: planning anew costs more than the work, and before the first ANALYZE a scan looks cheaper.
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

-- Posts one transfer and answers its id; the same kind and key again answers the same id and changes nothing.
-- Accounts are locked in ascending id, so that two transfers of the same accounts cannot wait for each other.
create function post_transfer(
  p_kind text, p_key text, p_income_code int, p_actor text, p_reason text, p_reversal_of uuid, p_effective_at timestamptz,
  p_members int[], p_units text[], p_purposes text[], p_amounts bigint[]
) returns uuid language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  body_hash bytea := sha256(convert_to(row (p_income_code, p_reversal_of, p_members, p_units, p_purposes, p_amounts)::text, 'UTF8'));
  kept transfer;
  new_id uuid;
  ids bigint[];
  one record;
  after_it balance;
begin
  insert into transfer (kind, key, request_hash, income_code, actor, reason, reversal_of, effective_at, recorded_at)
  values (p_kind, p_key, body_hash, p_income_code, p_actor, p_reason, p_reversal_of, p_effective_at, clock_timestamp())
  on conflict (kind, key) do nothing returning id into new_id;
  if new_id is null then
    select * into kept from transfer where kind = p_kind and key = p_key;
    if kept.request_hash <> body_hash then
      raise exception 'key % of % was used for another transfer', p_key, p_kind using errcode = 'LM002';
    end if;
    return kept.id;
  end if;
  -- Apart from the loop, whose snapshot would not show accounts opened within it.
  ids := account_ids(p_members, p_units, p_purposes);
  for one in
    select a.id, a.floor, a.status, named.n, p_amounts[named.n] as amount
    from unnest(ids) with ordinality as named (id, n) join account a on a.id = named.id order by a.id, named.n
  loop
    if one.status <> 'open' then raise exception 'account % is closed', one.id using errcode = 'LM003'; end if;
    after_it := null;
    if one.floor is not null then
      update balance set posted = posted + one.amount, version = version + 1
      where account_id = one.id and posted + one.amount - held >= floor returning * into after_it;
      if not found then raise exception 'account % would fall below its floor', one.id using errcode = 'LM001'; end if;
    end if;
    insert into entry (transfer_id, line, account_id, amount, balance_after, account_version)
    values (new_id, one.n, one.id, one.amount, after_it.posted, after_it.version);
  end loop;
  return new_id;
end $$;

-- Folds the settled part of every tail into one row, so that its sum is read from few entries. Answers how many tails moved.
create function fold_tails() returns int language plpgsql as $$
declare
  horizon xid8 := pg_snapshot_xmin(pg_current_snapshot());
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

-- What an account holds now; for a tail the last fold and what came after it.
create function balance_of(p_account bigint) returns bigint language sql stable as $$
  select coalesce(
    (select posted from balance where account_id = p_account),
    (with last as (select up_to, sum from fold where account_id = p_account order by up_to desc limit 1)
      select coalesce((select sum from last), 0) + coalesce((
        select sum(amount) from entry
        where account_id = p_account and account_version is null and xid >= coalesce((select up_to from last), '0'::xid8)), 0))::bigint)
$$;

-- What an account held at an instant of the store clock: everything that counted from then or earlier.
create function balance_at(p_account bigint, p_at timestamptz) returns bigint language sql stable as $$
  select coalesce(sum(e.amount), 0)::bigint from entry e join transfer t on t.id = e.transfer_id
  where e.account_id = p_account and t.effective_at <= p_at
$$;
