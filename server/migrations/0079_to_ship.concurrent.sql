-- The list for shipping, by when an order was paid.
create index concurrently if not exists shop_order_due on shop_order (paid_at, id) where state in ('paid', 'shipping');
