-- A bargain takes stock when it is bought (R-17): what those under way hold goes back. That of ordered ones is their orders' own.
with back as (
  select promotion_id, sku_id, count(*)::int as pieces from bargain where state = 'cutting' group by promotion_id, sku_id
)
update promotion_item i set taken = i.taken - b.pieces from back b where i.promotion_id = b.promotion_id and i.sku_id = b.sku_id;
with back as (
  select promotion_id, member_id, count(*)::int as pieces from bargain where state = 'cutting' group by promotion_id, member_id
)
update promotion_member m set used = m.used - b.pieces from back b where m.promotion_id = b.promotion_id and m.member_id = b.member_id;
with back as (
  select sku_id, count(*)::int as pieces from bargain where state = 'cutting' group by sku_id
)
update stock s set taken = s.taken - b.pieces from back b where s.sku_id = b.sku_id;
