-- Several requests may be open for a line, as long as there are pieces for all of them.
alter table order_line add column requested_quantity int not null default 0;
update order_line l set requested_quantity = r.quantity
from (select order_line_id, sum(quantity)::int as quantity from return_request where status in (1, 3, 4, 5) group by order_line_id) r
where r.order_line_id = l.id;
alter table order_line add constraint order_line_requested check (requested_quantity between 0 and quantity - refunded_quantity) not valid;
drop index return_request_open;
