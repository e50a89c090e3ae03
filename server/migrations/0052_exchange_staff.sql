-- The exchange centre and gifts as operators look at them (CON-04): figures that stand with the item, lists by index (CON-10),
-- permissions of their own.
alter table exchange_item
  -- Coins that came in, and members who had it.
  add column longcoin_total bigint not null default 0 check (longcoin_total >= 0),
  add column members int not null default 0 check (members >= 0);
update exchange_item i set longcoin_total = r.longcoin_total, members = r.members
from (
  select item_id, sum(longcoin) as longcoin_total, count(distinct member_id) as members
  from exchange_record where item_id is not null group by item_id
) r where r.item_id = i.id;

drop index exchange_record_item;
create index exchange_record_item on exchange_record (item_id, created_at desc, id desc) where item_id is not null;
create index exchange_record_newest on exchange_record (created_at desc, id desc);
create index exchange_record_kind on exchange_record (kind, created_at desc, id desc);

drop index member_gift_rule;
create index member_gift_rule on member_gift (rule_id, id desc) where rule_id is not null;
create index member_gift_rule_claimed on member_gift (rule_id) where rule_id is not null and claimed_at is not null;
create index member_gift_reason on member_gift (reason, id desc);
create index member_gift_open on member_gift (id desc, valid_until) where claimed_at is null;
create index member_gift_had on member_gift (id desc) where claimed_at is not null;

-- Whoever could set them up as promotions still may.
update staff_role set permissions = permissions || '{exchange.*,gift.*}' where permissions && '{promotion.*}';
update staff_role set permissions = permissions || '{exchange.view,gift.view}' where permissions && '{promotion.view}' or name = 'support';
update staff_role set permissions = permissions || '{exchange.change,gift.change,gift.give}' where permissions && '{promotion.change}';
