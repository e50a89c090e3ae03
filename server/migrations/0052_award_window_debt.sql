-- Settles what a member owes of refunded awards out of what the release of the AM window made available, and returns the lines to post: while it was frozen
-- it was not taken, because it came after the refund. Called in the transaction of the release, which holds these balances.
create function award_window_debts(p_member int)
returns table (member_id int, unit text, purpose text, amount bigint) language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
#variable_conflict use_column
begin
  return query
  with released as (
    select a.unit, e.amount from transfer t join entry e on e.transfer_id = t.id join account a on a.id = e.account_id
    where t.kind = 'award.window_released' and t.key = p_member::text and a.purpose = 'available' and e.amount > 0
  ), owed as (
    select d.unit, least(d.amount, r.amount) as paid from award_debt d join released r on r.unit = d.unit
    where d.member_id = p_member and d.amount > 0 order by d.unit for update of d
  ), netted as (
    update award_debt d set amount = d.amount - o.paid from owed o where d.member_id = p_member and d.unit = o.unit
    returning d.unit, o.paid
  )
  select v.member_id, n.unit, v.purpose, v.sign * n.paid
  from netted n cross join lateral (values (p_member, 'available', -1), (null, 'debt_settled', 1)) v (member_id, purpose, sign);
end $$;
