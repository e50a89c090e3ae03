-- What was refunded on a day: the dashboard's sum, and the orders that it is made of.
create index concurrently if not exists order_event_refunded on order_event (created_at, order_id)
  where event in ('order_refunded', 'return_refunded');
