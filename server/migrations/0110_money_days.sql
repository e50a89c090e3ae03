-- The other instant at which money came for an order: a deposit whose balance was paid at `paid_at`, or money that came when it was
-- closed and went straight back.
alter table shop_order add column other_paid_at timestamptz;
update shop_order o set other_paid_at = p.paid_at from payment p
where o.order_type = 'deposit' and o.balance_payment_id = p.id and o.state = 'cancelled' and p.paid_at > o.paid_at
  and not exists (select from order_event e where e.order_id = o.id and e.event = 'balance_paid');
update shop_order o set other_paid_at = p.paid_at from payment p
where o.order_type = 'deposit' and o.payment_id = p.id and p.paid_at < o.paid_at and o.other_paid_at is null;
update shop_order o set other_paid_at = p.paid_at from payment p
where o.state = 'cancelled' and o.paid_at is null and o.payment_id = p.id and p.paid_at is not null;
