-- Lists of operators at a million rows (CON-10): each main filter by an index in the order of its list.

create index application_kind on application (kind, id desc);
create index application_of_mobile on application (mobile);

create index audit_time on audit (at, id);

create index pintuan_group_goods on pintuan_group (goods_id, id desc);
create index pintuan_group_promotion on pintuan_group (promotion_id, id desc);
create index bargain_goods on bargain (goods_id, id desc);
create index bargain_state on bargain (state, id desc);

create index member_grade on member (grade, id desc);
-- Of those few who are not active.
create index member_state on member (state, id desc) where state <> 'active';

-- By the beginning of an address or of a number.
create index message_begins on message (lower(recipient) text_pattern_ops);
create index message_kind on message (kind, id desc);
create index message_state on message (state, id desc);

create index adjustment_state on adjustment (state, id desc);
create index withdrawal_in_state on withdrawal (state, id);
create index payment_alert_resolved on payment_alert (id desc) where resolved_at is not null;

create index payment_try_provider on payment_try (provider, payment_id desc);

create index work_state on work (state, id desc);
create index work_kind on work (kind, id desc);
create index work_kind_state on work (kind, state, id desc);

create index agent_code_inactive on agent_code (id desc) where not is_active;

-- What is off the shelf, or nearly sold out, stands together at one end of the lists by price, sales and pieces.
create index goods_off_price on goods (min_price, id) where not is_on_shelf;
create index goods_off_sales on goods (listed_sales, id) where not is_on_shelf;
create index goods_off_stock on goods (listed_stock, id) where not is_on_shelf;
create index goods_low_stock on goods (listed_stock, id) where low_skus > 0;
