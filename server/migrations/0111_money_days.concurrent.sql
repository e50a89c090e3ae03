-- Money of orders by the day on which it came and went back, and the orders that each sum is made of.
create index concurrently if not exists payment_of_order on payment (paid_at) include (member_id, amount)
  where purpose in ('order', 'order_balance') and paid_at is not null;
create index concurrently if not exists payment_give_back_time on payment_give_back (created_at);
create index concurrently if not exists shop_order_paid_day on shop_order (paid_at) include (other_paid_at) where paid_at is not null;
drop index concurrently if exists shop_order_paid;
create index concurrently if not exists shop_order_other_paid on shop_order (other_paid_at) include (paid_at) where other_paid_at is not null;
create index concurrently if not exists order_event_money_back on order_event (created_at, order_id)
  where event in ('order_refunded', 'return_refunded', 'team_price', 'refunded') or details ->> 'deposit' = 'returned';
drop index concurrently if exists order_event_refunded;
