-- Processes keep these tables' facts until the catalogue's version moves (kernel/kept.ts).
create trigger turn after insert or update or delete on grade for each statement execute function turn_catalogue();
create trigger turn after insert or update or delete on grade_text for each statement execute function turn_catalogue();
create trigger turn after insert or update or delete on freight_template for each statement execute function turn_catalogue();
create trigger turn after insert or update or delete on reduction for each statement execute function turn_catalogue();
create trigger turn after insert or update or delete on reduction_text for each statement execute function turn_catalogue();

-- Every state of an order was an entry here, and a member's orders of one tab are found as fast among the member's own.
drop index shop_order_member_state;

-- A member's two buckets of money, held until the transaction ends, and then the transfer of this kind and key where one was
-- posted before: looked for only when the buckets are held, because another transaction may have posted it in the meantime.
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
    where coalesce(a.member_id, 0) = p_member and a.unit = 'USD' and a.purpose in ('withdrawable', 'non_withdrawable')
    order by a.id for update of b
  loop
    if one.purpose = 'withdrawable' then withdrawable := one.free; else non_withdrawable := one.free; end if;
  end loop;
  select id into known from transfer where kind = p_kind and key = p_key;
end $$;
