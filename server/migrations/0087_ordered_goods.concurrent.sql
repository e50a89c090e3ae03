-- Orders by what is in them.
create index concurrently if not exists order_line_goods on order_line (goods_id, order_id);
