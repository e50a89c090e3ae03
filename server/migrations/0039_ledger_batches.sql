-- Transfers of many lines (decisions/0058). The entries of a transfer are inserted by one statement, which a statement-level trigger
-- checks as a whole: a trigger for each entry reads its whole transfer, so n lines cost n².

-- The transaction that wrote a transfer. 0: written before this column, so that no running transaction ever equals it, also where the
-- tables are loaded into another PostgreSQL. A constant default is stored once: the table is not rewritten.
alter table transfer add column xid xid8 not null default '0';
alter table transfer alter column xid set default running_xid();

-- A transfer that credits or debits many members at once: it is never reversed, and a member is shown only their own lines.
create function is_batch(p_kind text) returns boolean language sql immutable as $$
  select p_kind like 'award.%' or p_kind like 'income.%'
$$;

-- After each statement that inserts entries: they are whole transfers of this transaction, each with one topic and a sum of zero in each
-- unit, and each entry follows the one before on its account. Line 1 is unique, so a second statement can add nothing to a transfer.
-- Nested loops by index: the number of rows is not known when the plan is made, and one plan serves 2 rows and 10,000.
create function check_entries() returns trigger language plpgsql set search_path = public, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  wrong record;
begin
  select * into wrong from (
    select part.transfer_id, min(part.first_line) <> 1 as is_addition, bool_or(part.is_foreign) as is_foreign,
      min(part.first_topic) <> max(part.last_topic) or bool_or(part.is_mistimed) as is_mistimed,
      bool_or(part.is_misnumbered) as is_misnumbered, bool_or(part.is_broken) as is_broken, bool_or(part.total <> 0) as is_unbalanced
    from (
      select f.transfer_id, min(f.line) as first_line, min(f.topic) as first_topic, max(f.topic) as last_topic, sum(f.amount) as total,
        bool_or(f.xid <> running_xid() or t.xid is distinct from f.xid) as is_foreign,
        bool_or(f.effective_at is distinct from greatest(t.effective_at, p.effective_at)) as is_mistimed,
        bool_or((a.floor is null) is distinct from (f.account_version is null)) as is_misnumbered,
        bool_or(f.account_version is not null and (
          f.account_version < 1 or (f.account_version > 1 and p.account_id is null) or f.balance_after <> coalesce(p.balance_after, 0) + f.amount
          or b.version is null or b.version < f.account_version)) as is_broken
      from fresh f
        left join transfer t on t.id = f.transfer_id
        left join account a on a.id = f.account_id
        left join entry p on p.account_id = f.account_id and p.account_version = f.account_version - 1
        left join balance b on b.account_id = f.account_id and f.account_version is not null
      group by f.transfer_id, a.unit
    ) part group by part.transfer_id
  ) whole
  where is_addition or is_foreign or is_mistimed or is_misnumbered or is_broken or is_unbalanced limit 1;
  if not found then return null; end if;
  raise exception 'transfer % is refused: %', wrong.transfer_id, case
    when wrong.is_foreign then 'its entries carry another transaction than this one or than the transfer'
    when wrong.is_addition then 'entries are added to it'
    when wrong.is_misnumbered then 'an entry is not numbered as its account is'
    when wrong.is_broken then 'an entry does not follow the one before on its account'
    when wrong.is_mistimed then 'its entries carry another time or more than one topic'
    else 'it does not balance' end using errcode = 'LM004';
end $$;

drop trigger balanced on entry;
drop function check_entry();
create trigger whole after insert on entry referencing new table as fresh for each statement execute function check_entries();

-- Inserts the entries of a transfer whose row this transaction has inserted, and updates its balances, locked in ascending account id.
-- Called by post_transfer, with its settings. Lines of one account with a balance become one, of their sum. Refuses a closed account (LM003)
-- and an amount that an account does not have (LM001).
create function post_entries(
  p_transfer uuid, p_effective_at timestamptz, p_topic text, p_accounts bigint[], p_member_lines int, p_amounts bigint[]
) returns void language plpgsql as $$
declare
  balance_count int;
  posted_count int;
  closed_id bigint;
begin
  if p_member_lines > 1 then
    select count(*) into balance_count
    from (select from balance where account_id = any (p_accounts) order by account_id for update) locked;
    if p_member_lines > balance_count then
      select coalesce(array_agg(s.account_id order by s.n), '{}'), coalesce(array_agg(s.amount order by s.n), '{}') into p_accounts, p_amounts
      from (
        select u.account_id, sum(u.amount)::bigint as amount, min(u.n) as n
        from unnest(p_accounts, p_amounts) with ordinality as u (account_id, amount, n) group by u.account_id having sum(u.amount) <> 0
      ) s;
    end if;
  end if;
  -- All entries or none: the check of whole transfers would hide why an account is refused.
  with moved as (
    update balance b set posted = b.posted + u.amount, version = b.version + 1, last_at = greatest(b.last_at, p_effective_at)
    from unnest(p_accounts, p_amounts) as u (account_id, amount)
    where b.account_id = u.account_id and b.posted + u.amount - b.held >= b.floor
    returning b.account_id, b.posted, b.version, b.last_at
  )
  insert into entry (transfer_id, line, account_id, amount, balance_after, account_version, effective_at, topic)
  select p_transfer, u.n, u.account_id, u.amount, m.posted, m.version, coalesce(m.last_at, p_effective_at), p_topic
  from unnest(p_accounts, p_amounts) with ordinality as u (account_id, amount, n) left join moved m on m.account_id = u.account_id
  where (select count(*) from moved) = (select count(*) from balance where account_id = any (p_accounts))
    and not exists (select from account where id = any (p_accounts) and status <> 'open');
  get diagnostics posted_count = row_count;
  if posted_count = cardinality(p_accounts) then return; end if;
  select id into closed_id from account where id = any (p_accounts) and status <> 'open' order by id limit 1;
  if found then raise exception 'account % is closed', closed_id using errcode = 'LM003'; end if;
  raise exception 'an account of transfer % would fall below its floor', p_transfer using errcode = 'LM001';
end $$;

-- Posts a transfer and returns its id; repeated with the same kind and key, it returns the same id and changes nothing.
-- Accounts are locked in ascending id, so that transfers cannot deadlock.
create or replace function post_transfer(
  p_kind text, p_key text, p_income_code int, p_actor text, p_reason text, p_reversal_of uuid, p_effective_at timestamptz,
  p_members int[], p_units text[], p_purposes text[], p_amounts bigint[], p_subject text, p_topic text
) returns uuid language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  body_hash bytea := sha256(convert_to(row (p_income_code, p_reversal_of, p_members, p_units, p_purposes, p_amounts)::text, 'UTF8'));
  kept transfer;
  new_id uuid;
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
  perform post_entries(new_id, p_effective_at, p_topic, account_ids(p_members, p_units, p_purposes),
    cardinality(array_remove(p_members, null)), p_amounts);
  return new_id;
end $$;

-- Posts one transfer of any number of lines, one line an account: amounts of the same account are summed, and a sum of 0 is left out.
-- Returns its id; repeated with the same kind, key and sums, in any order, it returns the same id. Returns null where every sum is 0.
create function post_lines(
  p_kind text, p_key text, p_income_code int, p_effective_at timestamptz, p_subject text,
  p_members int[], p_units text[], p_purposes text[], p_amounts bigint[], p_actor text, p_reason text, p_topic text
) returns uuid language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  lines record;
begin
  if array_position(p_amounts, null) is not null or cardinality(p_members) <> cardinality(p_amounts)
    or cardinality(p_units) <> cardinality(p_amounts) or cardinality(p_purposes) <> cardinality(p_amounts) then
    raise exception 'every line has a member or none, a unit, a purpose and an amount' using errcode = 'LM004';
  end if;
  select coalesce(array_agg(s.member_id order by s.unit, s.purpose, s.member_id), '{}') as members,
    coalesce(array_agg(s.unit order by s.unit, s.purpose, s.member_id), '{}') as units,
    coalesce(array_agg(s.purpose order by s.unit, s.purpose, s.member_id), '{}') as purposes,
    coalesce(array_agg(s.amount order by s.unit, s.purpose, s.member_id), '{}') as amounts into lines
  from (
    select u.member_id, u.unit, u.purpose, sum(u.amount)::bigint as amount
    from unnest(p_members, p_units, p_purposes, p_amounts) as u (member_id, unit, purpose, amount) group by 1, 2, 3 having sum(u.amount) <> 0
  ) s;
  if cardinality(lines.amounts) > 0 then
    return post_transfer(p_kind, p_key, p_income_code, p_actor, p_reason, null, p_effective_at,
      lines.members, lines.units, lines.purposes, lines.amounts, p_subject, p_topic);
  end if;
  if exists (select from transfer where kind = p_kind and key = p_key) then
    raise exception 'key % of % was used for another transfer', p_key, p_kind using errcode = 'LM002';
  end if;
  return null;
end $$;

-- Whole or part, a batch is never reversed: what a member gives back is a transfer of its own.
create or replace function check_reversal() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from transfer where id = new.reversal_of for update;
  if (select is_batch(kind) from transfer where id = new.reversal_of) then
    raise exception 'transfer % is a batch', new.reversal_of using errcode = 'LM007';
  end if;
  if exists (select from partial_reversal where original_transfer_id = new.reversal_of) then
    raise exception 'a part of transfer % went back already', new.reversal_of using errcode = 'LM006';
  end if;
  return null;
end $$;

create or replace function check_partial_reversal() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from transfer where id = new.original_transfer_id for update;
  if (select is_batch(kind) from transfer where id = new.original_transfer_id) then
    raise exception 'transfer % is a batch', new.original_transfer_id using errcode = 'LM007';
  end if;
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

-- Seals at most p_most entries below every open transaction, one process at a time, at the edge of a transaction and so of a transfer; a
-- transaction of more entries is one seal. A digest is built in one string, which PostgreSQL ends at 1 GB, some 10,000,000 entries: a shop
-- that was not sealed for a day could otherwise never be sealed again. Returns the new seal's number, null for none.
drop function seal_entries();
create function seal_entries(p_most int default 200000) returns bigint language plpgsql set enable_seqscan = off as $$
declare
  last seal;
  horizon xid8;
  first_xid xid8;
  next_xid xid8;
  sealed record;
begin
  if not pg_try_advisory_xact_lock(hashtext('ledger seal')) then return null; end if;
  horizon := settled_xid();
  select * into last from seal order by number desc limit 1;
  last.number := coalesce(last.number, 0) + 1;
  last.up_to := coalesce(last.up_to, '0'::xid8);
  select xid into first_xid from entry where xid >= last.up_to and xid < horizon order by xid limit 1;
  if not found then return null; end if;
  select xid into next_xid from entry where xid >= last.up_to and xid < horizon order by xid offset p_most limit 1;
  if next_xid = first_xid then
    select xid into next_xid from entry where xid > first_xid and xid < horizon order by xid limit 1;
  end if;
  horizon := coalesce(next_xid, horizon);
  select * into sealed from seal_digest(last.up_to, horizon);
  insert into seal (number, from_xid, up_to, entry_count, digest, hash, sealed_at)
  values (
    last.number, last.up_to, horizon, sealed.entry_count, sealed.digest,
    seal_hash(last.hash, last.number, last.up_to, horizon, sealed.entry_count, sealed.digest), clock_timestamp());
  return last.number;
end $$;
