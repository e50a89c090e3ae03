-- What a line of a statement is about is said by whoever posts it. Until now it was read from the name of the transfer's kind. Entries
-- of the past keep the topics that they were sealed with.
alter table entry add constraint entry_topic_known check (topic in (
  'shopping', 'refund', 'recharge', 'withdrawal', 'transfer', 'award', 'income', 'reward', 'exchange', 'adjustment', 'various')) not valid;

-- As in 0015 and 0062, but that the topic is the same on every line of a transfer.
create or replace function check_entry() returns trigger language plpgsql set search_path = public, pg_temp as $$
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

-- As in 0061, with the topic.
drop function post_transfer(text, text, int, text, text, uuid, timestamptz, int[], text[], text[], bigint[], text);
create function post_transfer(
  p_kind text, p_key text, p_income_code int, p_actor text, p_reason text, p_reversal_of uuid, p_effective_at timestamptz,
  p_members int[], p_units text[], p_purposes text[], p_amounts bigint[], p_subject text, p_topic text
) returns uuid language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  body_hash bytea := sha256(convert_to(row (
    p_income_code, p_reversal_of, p_members, array_replace(p_units, 'MONEY', hashed_unit('MONEY')), p_purposes, p_amounts)::text, 'UTF8'));
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
      p_topic);
  end loop;
  return new_id;
end $$;

-- As in 0015, with the topic.
drop function resolve_hold(uuid, text, timestamptz, text, text, int, text, text, int[], text[], text[], bigint[]);
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
revoke execute on function resolve_hold(uuid, text, timestamptz, text, text, int, text, text, int[], text[], text[], bigint[], text) from public;

drop function topic_of(text, int);
