-- What coins paid of a payment, in cents by the rate of that moment, and what of it went back. Null: one unit of the shop's currency
-- each, as all coins paid before there was a rate, and as they do at 1.
alter table payment_source add column worth bigint check (worth > 0), add column refunded_worth bigint not null default 0;
alter table payment_source add constraint payment_source_worth check (
  refunded_worth between 0 and coalesce(worth, 0) and (worth is null or (refunded_worth = worth) = (refunded = amount))) not valid;
