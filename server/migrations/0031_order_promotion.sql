-- What an order took of promotions, so that exactly that comes back once (R-02, R-04).
alter table order_line
  -- Pieces of this line in sets of combos: [{"promotion_id", "quantity"}].
  add column combos jsonb not null default '[]';
comment on column shop_order.held_by is 'What has to be decided before it is sent, fetched or refunded: pintuan (R-16).';

-- Of a wrong amount, too, the demo's bank gives back what it took.
alter table sandbox_payment
  drop constraint if exists sandbox_payment_check,
  drop constraint if exists sandbox_payment_refunded_check,
  add constraint sandbox_payment_refunded_check check (refunded between 0 and coalesce(paid, amount));
