-- What the dashboard sums up by day.
create index shop_order_paid on shop_order (paid_at) include (member_id, total) where paid_at is not null;
create index goods_visit_time on goods_visit (visited_at);
create index adjustment_requested on adjustment (id desc) where state = 'requested';

update staff_role set permissions = permissions || '{dashboard.view}' where name in ('operator', 'finance');
