-- The ledger whole: what a line is about and from when it counts, parts given back, holds, seals, snapshots, adjustments.
-- Own SQLSTATEs beside those of 0002: LM005 a hold that is over, LM006 more than was taken.

-- What a transfer belongs to, such as 'order 5': where a statement's line leads.
alter table transfer add column subject text check (subject ~ '^[a-z_]+ \d+$');

-- What a statement calls a transfer, by its kind's first word and its income code.
create function topic_of(kind text, code int) returns text language sql immutable parallel safe
  return case
    when kind like 'withdrawal%' or code in (6, 21, 22) then 'withdrawal'
    when kind like 'recharge%' or code = 14 then 'recharge'
    when kind ~ 'refund|_back|return' then 'refund'
    when code = 20 or kind ~ '^(payment|order)' then 'shopping'
    when code = 13 or kind like 'transfer%' then 'transfer'
    when code in (15, 16, 17, 18, 99, 101, 102, 103, 104, 105) then 'award'
    when code in (1, 2, 4, 5, 9, 11, 12) then 'income'
    when kind ~ '^(point|sign_in|task|coupon|gift|game)' then 'reward'
    when kind like 'wallet.adjust%' then 'adjustment'
    else 'various'
  end;

-- From when an entry counts on its account: the transfer's instant, or the instant of the entry before where that is later (a
-- timer that ran late). So an account's versions are in order of time, and its past is found by bisection.
alter table entry add column effective_at timestamptz, add column topic text;
alter table balance add column last_at timestamptz not null default '-infinity';
alter table entry disable trigger fixed;
update entry e set topic = topic_of(t.kind, t.income_code), effective_at = t.effective_at from transfer t where t.id = e.transfer_id;
update entry e set effective_at = one.at
from (select transfer_id, line, max(effective_at) over (partition by account_id order by account_version) as at
  from entry where account_version is not null) one
where one.transfer_id = e.transfer_id and one.line = e.line;
alter table entry enable trigger fixed;
alter table entry alter column effective_at set not null, alter column topic set not null;
update balance b set last_at = (select max(effective_at) from entry where account_id = b.account_id) where version > 0;

create index entry_topic on entry (account_id, topic, account_version) where account_version is not null;
-- For who seals and takes snapshots: what was written since.
create index entry_xid on entry (xid);

create or replace function check_entry() returns trigger language plpgsql as $$
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
  if new.xid <> pg_current_xact_id() then
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
  if new.effective_at is distinct from greatest(whole.effective_at, before_at) or new.topic <> topic_of(whole.kind, whole.income_code) then
    raise exception 'an entry carries the time and the topic of its transfer' using errcode = 'LM004';
  end if;
  if not has_floor then return null; end if;
  if new.balance_after is distinct from before + new.amount or new.account_version < 1
    or not exists (select from balance where account_id = new.account_id and version >= new.account_version) then
    raise exception 'entry % of account % does not follow the one before', new.account_version, new.account_id using errcode = 'LM004';
  end if;
  return null;
end $$;

-- A transfer's own words are sealed with its first line.
create or replace function check_transfer() returns trigger language plpgsql as $$
begin
  if not exists (select from entry where transfer_id = new.id and line = 1) then
    raise exception 'transfer % has no entries', new.id using errcode = 'LM004';
  end if;
  return null;
end $$;

-- As in 0002, with what the transfer belongs to.
drop function post_transfer(text, text, int, text, text, uuid, timestamptz, int[], text[], text[], bigint[]);
create function post_transfer(
  p_kind text, p_key text, p_income_code int, p_actor text, p_reason text, p_reversal_of uuid, p_effective_at timestamptz,
  p_members int[], p_units text[], p_purposes text[], p_amounts bigint[], p_subject text default null
) returns uuid language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  body_hash bytea := sha256(convert_to(row (p_income_code, p_reversal_of, p_members, p_units, p_purposes, p_amounts)::text, 'UTF8'));
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
  -- Apart from the loop, whose snapshot would not show accounts opened within it.
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
      topic_of(p_kind, p_income_code));
  end loop;
  return new_id;
end $$;

-- The last version of an account that counted at an instant, 0 before the first.
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

-- What an account held at an instant of the store clock; a tail's past is the sum of its entries.
create or replace function balance_at(p_account bigint, p_at timestamptz) returns bigint language sql stable as $$
  select case
    when exists (select from balance where account_id = p_account) then coalesce(
      (select balance_after from entry where account_id = p_account and account_version = version_at(p_account, p_at)), 0)
    else (select coalesce(sum(amount), 0)::bigint from entry where account_id = p_account and effective_at <= p_at)
  end
$$;

-- A part of a spending that went back; what went back whole is a reversal of it.
create table give_back (
  transfer_id uuid primary key references transfer,
  spending_id uuid not null references transfer
);
create index give_back_spending on give_back (spending_id);
create trigger fixed before update or delete or truncate on give_back for each statement execute function refuse_change();

create function check_give_back() returns trigger language plpgsql as $$
begin
  perform from transfer where id = new.spending_id for update;
  if exists (select from transfer where reversal_of = new.spending_id) or exists (
    select from entry back
    where back.account_version is not null
      and back.transfer_id in (select transfer_id from give_back where spending_id = new.spending_id)
    group by back.account_id
    having sum(back.amount) > -coalesce((select sum(amount) from entry where transfer_id = new.spending_id and account_id = back.account_id), 0)
  ) then
    raise exception 'transfer % took less than would go back', new.spending_id using errcode = 'LM006';
  end if;
  return null;
end $$;
create trigger within_bounds after insert on give_back for each row execute function check_give_back();

create function check_reversal() returns trigger language plpgsql as $$
begin
  perform from transfer where id = new.reversal_of for update;
  if exists (select from give_back where spending_id = new.reversal_of) then
    raise exception 'a part of transfer % went back already', new.reversal_of using errcode = 'LM006';
  end if;
  return null;
end $$;
create trigger whole_or_part after insert on transfer for each row when (new.reversal_of is not null) execute function check_reversal();

-- Money set aside on an account: it stays there, and nothing else can spend it.
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
  expires_at timestamptz check (expires_at > placed_at),
  unique (kind, key)
);
create index hold_account on hold (account_id);

-- The key says it: a hold is resolved at most once.
create table hold_resolution (
  hold_id uuid primary key references hold,
  outcome text not null check (outcome in ('post', 'void', 'expire')),
  transfer_id uuid unique references transfer,
  actor text not null,
  resolved_at timestamptz not null,
  check ((outcome = 'post') = (transfer_id is not null))
);
create trigger fixed before update or delete or truncate on hold for each statement execute function refuse_change();
create trigger fixed before update or delete or truncate on hold_resolution for each statement execute function refuse_change();

-- At commit: what a balance holds back is the sum of its open holds.
create function check_held(p_account bigint) returns void language plpgsql as $$
begin
  if (select held from balance where account_id = p_account) is distinct from coalesce((
    select sum(h.amount) from hold h
    where h.account_id = p_account and not exists (select from hold_resolution r where r.hold_id = h.id)), 0) then
    raise exception 'account % does not hold what its holds say', p_account using errcode = 'LM004';
  end if;
end $$;
create function check_held_balance() returns trigger language plpgsql as $$
begin
  perform check_held(new.account_id);
  return null;
end $$;
create function check_held_resolution() returns trigger language plpgsql as $$
begin
  perform check_held((select account_id from hold where id = new.hold_id));
  return null;
end $$;
create constraint trigger held_explained after update of held on balance deferrable initially deferred
  for each row when (old.held <> new.held) execute function check_held_balance();
create constraint trigger held_explained after insert on hold deferrable initially deferred
  for each row execute function check_held_balance();
create constraint trigger held_explained after insert on hold_resolution deferrable initially deferred
  for each row execute function check_held_resolution();

-- Places a hold and answers its id; the same kind and key again answers the same id and changes nothing.
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

-- Resolves a hold, once: lets it go, or posts a transfer that takes from its account at most what was held. Answers the transfer.
-- The same outcome again answers the same. All accounts are locked in ascending id before the held one is let go.
create function resolve_hold(
  p_hold uuid, p_outcome text, p_now timestamptz, p_actor text, p_kind text, p_income_code int, p_reason text, p_subject text,
  p_members int[], p_units text[], p_purposes text[], p_amounts bigint[]
) returns uuid language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
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
    posted_id := post_transfer(p_kind, p_hold::text, p_income_code, p_actor, p_reason, null, p_now, p_members, p_units, p_purposes, p_amounts, p_subject);
  end if;
  insert into hold_resolution (hold_id, outcome, transfer_id, actor, resolved_at) values (p_hold, p_outcome, posted_id, p_actor, p_now);
  return posted_id;
end $$;

-- A batch of what was written, by transactions: each seal hashes its entries and the seal before, so that none can be changed alone.
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
create trigger fixed before update or delete or truncate on seal for each statement execute function refuse_change();

-- What a seal hashes: every entry with its account's owner, and with the first line the transfer's own words.
-- By index alone: how many entries there are is not known when it is planned, and the whole ledger must not be read for a few.
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

create function seal_hash(p_before bytea, p_number bigint, p_from xid8, p_up_to xid8, p_count bigint, p_digest bytea)
returns bytea language sql immutable as $$
  select sha256(coalesce(p_before, ''::bytea) || convert_to(row (p_number, p_from, p_up_to, p_count)::text, 'UTF8') || p_digest)
$$;

-- Seals what no open transaction can still come before; one process at a time. Answers the new seal's number, null for none.
create function seal_entries() returns bigint language plpgsql set enable_seqscan = off as $$
declare
  last seal;
  horizon xid8;
  fresh record;
begin
  if not pg_try_advisory_xact_lock(hashtext('ledger seal')) then return null; end if;
  horizon := pg_snapshot_xmin(pg_current_snapshot());
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

-- Balances as a day of the store's zone began, of the accounts that had changed since the snapshot before.
create table snapshot (
  day date primary key,
  -- Everything with xid < up_to is in it.
  up_to xid8 not null,
  taken_at timestamptz not null
);
create table snapshot_balance (
  account_id bigint not null references account,
  day date not null references snapshot,
  amount bigint not null,
  -- The account's last version that is in it; NULL of a tail.
  account_version bigint,
  primary key (account_id, day)
);
create trigger fixed before update or delete or truncate on snapshot for each statement execute function refuse_change();
create trigger fixed before update or delete or truncate on snapshot_balance for each statement execute function refuse_change();

-- Takes the snapshot of a day, once; false when it stands, or a later one does.
create function take_snapshot(p_day date) returns boolean language plpgsql set enable_seqscan = off as $$
declare
  horizon xid8;
  since xid8;
begin
  if exists (select from snapshot where day >= p_day) then return false; end if;
  if not pg_try_advisory_xact_lock(hashtext('ledger snapshot')) or exists (select from snapshot where day >= p_day) then return false; end if;
  horizon := pg_snapshot_xmin(pg_current_snapshot());
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

-- A change of a balance by hand: who asks for it, and another who decides.
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
  decided_by int check (decided_by <> requested_by),
  decided_at timestamptz,
  transfer_id uuid references transfer,
  version int not null default 1,
  check ((state = 'approved') = (transfer_id is not null))
);
create index adjustment_member on adjustment (member_id, id);
