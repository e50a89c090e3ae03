-- What operators sort their large lists by (CON-10), the id behind it: one index is read in both directions.
create index concurrently if not exists application_decided on application (decided_at, id) where decided_at is not null;
create index concurrently if not exists bargain_ends on bargain (ends_at, id);
create index concurrently if not exists bargain_price on bargain (price, id);
create index concurrently if not exists stock_move_quantity on stock_move (quantity, id);
create index concurrently if not exists exchange_record_longcoin on exchange_record (longcoin, id);
create index concurrently if not exists member_gift_valid on member_gift (valid_until, id);
create index concurrently if not exists member_gift_claimed_at on member_gift (claimed_at, id) where claimed_at is not null;
create index concurrently if not exists agent_code_code on agent_code (code, id);
create index concurrently if not exists member_by_grade on member (grade, id);
create index concurrently if not exists payment_amount on payment (amount, id);
create index concurrently if not exists pintuan_group_ends on pintuan_group (ends_at, id);
create index concurrently if not exists recharge_paid_amount on recharge (pay_amount, id);
create index concurrently if not exists return_request_amount on return_request ((goods_amount + freight_amount), id);
create index concurrently if not exists review_by_stars on review (stars, id);
create index concurrently if not exists reward_given_longcoin on reward_given (longcoin, id);
create index concurrently if not exists withdrawal_amount on withdrawal (amount, id);
create index concurrently if not exists withdrawal_due on withdrawal (due_from, id);
create index concurrently if not exists adjustment_decided on adjustment (decided_at, id) where decided_at is not null;
create index concurrently if not exists work_ended on work (ended_at, id) where ended_at is not null;
-- Instead of these are read those above that go on by the id, in both directions.
drop index concurrently if exists member_grade;
drop index concurrently if exists review_stars;
