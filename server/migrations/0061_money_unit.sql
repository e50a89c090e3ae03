-- The ledger's unit of the shop's money is named MONEY: what currency it is, the shop's row says. It was written USD, and seals and
-- request hashes of the past hold that name; so hashed text goes on with it, and every seal, old and new, is checked in the same way.

insert into unit (code, scale) values ('MONEY', 2);

alter table account disable trigger fixed_owner;
update account set unit = 'MONEY' where unit = 'USD';
alter table account enable trigger fixed_owner;
alter table recharge drop constraint recharge_unit_check;
update recharge set unit = 'MONEY' where unit = 'USD';
alter table recharge add constraint recharge_unit_check check (unit in ('MONEY', 'ACC'));
update payment_source set unit = 'MONEY' where unit = 'USD';
update adjustment set unit = 'MONEY' where unit = 'USD';
update book_flow set unit = 'MONEY' where unit = 'USD';
-- Shares of what went back, files being written and what is not delivered yet name it too.
update payment_give_back set parts = replace(parts::text, '"unit": "USD"', '"unit": "MONEY"')::jsonb where parts::text like '%"unit": "USD"%';
update return_request set parts = replace(parts::text, '"unit": "USD"', '"unit": "MONEY"')::jsonb where parts::text like '%"unit": "USD"%';
update work set input = replace(input::text, '"unit": "USD"', '"unit": "MONEY"')::jsonb where input::text like '%"unit": "USD"%';
update outbox set payload = replace(payload::text, '"unit": "USD"', '"unit": "MONEY"')::jsonb where payload::text like '%"unit": "USD"%';

alter table unit disable trigger fixed;
delete from unit where code = 'USD';
alter table unit enable trigger fixed;
-- Another unit of this name would be hashed as money is.
alter table unit add constraint unit_code_free check (code <> 'USD');

-- The name of a unit in hashed text.
create function hashed_unit(unit text) returns text language sql immutable parallel safe
  return case unit when 'MONEY' then 'USD' else unit end;

-- As in 0015 but for that name.
create or replace function seal_digest(p_from xid8, p_up_to xid8, out entry_count bigint, out digest bytea) language sql stable
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
  select count(*), sha256(coalesce(string_agg(body, ''::bytea order by transfer_id, line), ''::bytea))
  from (
    select e.transfer_id, e.line,
      uuid_send(e.transfer_id) || int4send(e.line) || int8send(e.account_id) || int8send(e.amount) || timestamptz_send(e.effective_at)
        || int8send(coalesce(e.balance_after, 0)) || int8send(coalesce(e.account_version, 0)) || int4send(coalesce(a.member_id, 0))
        || convert_to(hashed_unit(a.unit) || ' ' || a.purpose || ' ' || e.topic, 'UTF8')
        || case when e.line > 1 then ''::bytea else
          convert_to(row (t.kind, t.key, t.income_code, t.actor, t.reason, t.reversal_of, t.subject)::text, 'UTF8')
            || t.request_hash || timestamptz_send(t.effective_at) || timestamptz_send(t.recorded_at) end as body
    from entry e join account a on a.id = e.account_id join transfer t on t.id = e.transfer_id
    where e.xid >= p_from and e.xid < p_up_to
  ) line
$$;

create or replace function post_transfer(
  p_kind text, p_key text, p_income_code int, p_actor text, p_reason text, p_reversal_of uuid, p_effective_at timestamptz,
  p_members int[], p_units text[], p_purposes text[], p_amounts bigint[], p_subject text default null
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
      topic_of(p_kind, p_income_code));
  end loop;
  return new_id;
end $$;

-- As in 0007.
create or replace function lock_money(
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
