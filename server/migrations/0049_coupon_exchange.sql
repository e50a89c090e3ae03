-- Coupons that are had for longcoin in the coupon centre stand among the member's exchanges, too: of no item.
alter table exchange_record drop constraint exchange_record_check,
  add check ((kind = 'goods') = (order_id is not null and sku_id is not null)),
  add check (case kind when 'goods' then item_id is null when 'red_packet' then item_id is not null else coupon_id is not null end);
insert into exchange_record (member_id, kind, names, quantity, longcoin, coupon_id, transfer_id, created_at)
select m.member_id, 'coupon', m.names, 1, -e.amount, m.coupon_id, t.id, m.claimed_at
from member_coupon m
  join transfer t on t.kind = 'coupon.exchange' and t.key = m.id::text
  join entry e on e.transfer_id = t.id
  join account a on a.id = e.account_id and a.member_id = m.member_id
order by m.claimed_at;
