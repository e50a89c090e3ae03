create table shop_order (
  id int generated always as identity primary key,
  order_no text not null unique,
  member_id int not null references member,
  order_type text not null check (order_type in ('standard', 'entity', 'start_up', 'pledge', 'deposit', 'virtual')),
  state text not null check (state in ('unpaid', 'paid', 'shipping', 'completed', 'cancelled', 'reserved', 'deposit_paid', 'payment_failed')),
  warehouse text not null check (warehouse in ('domestic', 'overseas')),
  payment_id int not null references payment,
  list_total bigint not null,
  goods_total bigint not null,
  reduction_total bigint not null,
  freight_total bigint not null,
  total bigint not null check (total >= 0),
  deposit_amount bigint,
  delivery_plan text not null check (delivery_plan in ('mail', 'pickup', 'local', 'hosting')),
  -- Copied when the order is made (R-14): as `MemberAddress`.
  address jsonb,
  invoice jsonb,
  remark text not null default '',
  -- As `TraceEntry[]`.
  trace jsonb not null,
  source_type text,
  long_mall_qr_type text,
  source_member int,
  valid_until timestamptz,
  paid_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason text,
  created_at timestamptz not null,
  -- {"consignee", "mobile"} of the contact.
  contact jsonb,
  -- In international form, for the order query.
  contact_mobile text,
  -- Details of its type: {"service_mode", "car_model", "phone", "referrer_id", "plan_months", "deposit"}; copied with their texts (R-14).
  details jsonb not null default '{}',
  member_coupon_id int,
  -- Coins that offset the price, and the ledger transfer of the whole payment.
  longcoin_total int not null default 0 check (longcoin_total >= 0),
  longcoin_transfer uuid,
  -- The second payment of a reservation, and its window.
  balance_payment_id int references payment,
  balance_from timestamptz,
  balance_until timestamptz,
  shipped_at timestamptz,
  auto_receive_at timestamptz,
  extended_at timestamptz,
  reminded_at timestamptz,
  received_at timestamptz,
  reviewed_at timestamptz,
  settled_at timestamptz,
  freight_refunded bigint not null default 0,
  -- Hidden by the member.
  deleted_at timestamptz,
  -- Internal note of operators.
  operator_remark text not null default '',
  version int not null default 1,
  -- The purchase source, and its group, bargain or gift.
  promotion_kind text,
  promotion_id int,
  promotion_subject int,
  -- What holds it: refund, delivery and pickup wait for it (R-16).
  on_hold_by text,
  -- The pickup store, and a copy of its details when the order was made (R-14):
  -- {"names", "addresses", "notes" by language, "phone", "hours"}.
  pickup_store int references store,
  pickup_store_details jsonb,
  -- The other payment instant of an order: of a deposit whose balance was paid at `paid_at`, or of a payment that arrived when it was
  -- closed and was refunded at once.
  secondary_paid_at timestamptz,
  check (freight_refunded between 0 and freight_total)
);
create index shop_order_balance on shop_order (balance_payment_id) where balance_payment_id is not null;
create index shop_order_purchase_source on shop_order (promotion_kind, created_at desc, id desc) where promotion_kind is not null;
create index shop_order_contact on shop_order (contact_mobile, id desc) where contact_mobile is not null;
create index shop_order_created on shop_order (created_at desc, id desc);
-- The shipping list, by payment time.
create index shop_order_shipping_list on shop_order (paid_at, id) where state in ('paid', 'shipping');
create index shop_order_member on shop_order (member_id, id desc);
create index shop_order_member_promotion on shop_order (member_id, promotion_kind, id desc) where promotion_kind is not null;
-- Partly shipped orders: the rest may be shipped, such as units that a closed return request had on hold.
create index shop_order_shipping on shop_order (id) where state = 'shipping';
create index shop_order_secondary_paid on shop_order (secondary_paid_at) include (paid_at) where secondary_paid_at is not null;
create index shop_order_paid_day on shop_order (paid_at) include (secondary_paid_at) where paid_at is not null;
create index shop_order_payment on shop_order (payment_id);
create index shop_order_pickup on shop_order (pickup_store, id desc) where pickup_store is not null;
create index shop_order_promotion on shop_order (promotion_id, id desc) where promotion_id is not null;
create index shop_order_state on shop_order (state, created_at desc, id desc);
create index shop_order_subject on shop_order (promotion_kind, promotion_subject) where promotion_subject is not null;
create index shop_order_to_ship on shop_order (id) where state = 'paid';
create index shop_order_total on shop_order (total desc, id desc);
create index shop_order_type on shop_order (order_type, created_at desc, id desc);

create table order_line (
  id int generated always as identity primary key,
  order_id int not null references shop_order,
  -- Its number in the quote, which the trace refers to.
  line_id int not null,
  goods_id int not null,
  sku_id int not null,
  goods_name text not null,
  sku_name text not null,
  picture jsonb,
  quantity int not null check (quantity > 0),
  list_price bigint not null,
  unit_price bigint not null,
  goods_total bigint not null,
  -- [{"source", "amount" in cents}], frozen when the order is made (R-08).
  reductions jsonb not null,
  total bigint not null check (total >= 0),
  refunded_quantity int not null default 0,
  refunded_total bigint not null default 0,
  shipped_quantity int not null default 0,
  longcoin int not null default 0 check (longcoin >= 0),
  reviewed_at timestamptz,
  review_state text check (review_state in ('written', 'default', 'appended')),
  -- State of the line's newest return request: open, refunded, closed.
  after_sale_state text check (after_sale_state in ('open', 'refunded', 'closed')),
  -- Units that must not be shipped: in a return request, or refunded before shipping. At most `quantity - shipped_quantity - on_hold_quantity` are shipped.
  on_hold_quantity int not null default 0,
  -- The promotion whose price, stock and limit it used.
  promotion_kind text,
  promotion_id int,
  -- A present of a full reduction or a gift: free, and not refunded.
  is_gift boolean not null default false,
  -- Combo stock that the line reserved, so that exactly that is released once (R-02, R-04): [{"promotion_id", "quantity"}].
  combos jsonb not null default '[]',
  names jsonb not null default '{}',
  -- Several requests may be open for a line, within its quantity.
  requested_quantity int not null default 0,
  -- [{"reduction_id", "saved" in cents}]: savings of the line by full reduction, in price, freight and presents, frozen when the order is made (R-08).
  full_reductions jsonb not null default '[]',
  check (refunded_quantity between 0 and quantity),
  check (refunded_total between 0 and total),
  check (shipped_quantity between 0 and quantity),
  check (on_hold_quantity between 0 and quantity),
  constraint order_line_requested check (requested_quantity between 0 and quantity - refunded_quantity)
);
create index order_line_after_sale on order_line (order_id) where after_sale_state is not null;
-- Orders by goods.
create index order_line_goods on order_line (goods_id, order_id);
create index order_line_order on order_line (order_id, id);

create table order_event (
  id bigint generated always as identity primary key,
  order_id int not null references shop_order,
  event text not null,
  actor text not null check (actor in ('member', 'operator', 'desk', 'system', 'provider')),
  actor_id int,
  details jsonb not null default '{}',
  created_at timestamptz not null
);
create index order_event_refund on order_event (created_at, order_id)
  where event in ('order_refunded', 'return_refunded', 'team_price', 'refunded') or details ->> 'deposit' = 'returned';
create index order_event_order on order_event (order_id, id);
