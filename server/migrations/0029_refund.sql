-- An after-sale request for a quantity of one line; resubmitted after a refusal it is the same row.
create table return_request (
  id int generated always as identity primary key,
  return_no text not null unique,
  member_id int not null references member,
  order_id int not null references shop_order,
  order_line_id int not null references order_line,
  payment_id int not null references payment,
  kind text not null check (kind in ('refund_only', 'return_refund')),
  quantity int not null check (quantity > 0),
  -- The unshipped part, which is on hold while the request is open.
  unshipped_quantity int not null,
  reason text not null,
  note text not null default '',
  pic_paths text[] not null default '{}',
  -- 1 applied, 2 refused, 3 approved, 4 awaiting parcel, 5 parcel sent, 6 refunded, 7 closed.
  status int not null check (status between 1 and 7),
  -- In cents, and longcoins; freight is decided when the refund is made (R-12).
  goods_amount bigint not null check (goods_amount >= 0),
  freight_amount bigint not null default 0 check (freight_amount >= 0),
  longcoin int not null default 0 check (longcoin >= 0),
  coupon_returned boolean not null default false,
  -- Refunded parts in order: [{"source", "bucket", "unit", "amount", "worth"}], amounts in smallest parts as text.
  parts jsonb,
  -- Deadlines of the shop's answer and of the buyer's parcel; `rules.ts` has what happens then.
  merchant_deadline timestamptz,
  buyer_deadline timestamptz,
  -- The reason of the last refusal, and the address for the returned goods.
  reply text,
  return_address text,
  carrier text,
  tracking_number text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  refunded_at timestamptz,
  version int not null default 1,
  check (unshipped_quantity between 0 and quantity),
  check ((status = 6) = (parts is not null and refunded_at is not null)),
  check (kind = 'refund_only' or unshipped_quantity = 0),
  check (status <> 5 or tracking_number is not null)
);
create index return_request_amount on return_request ((goods_amount + freight_amount), id);
create index return_request_buyer_deadline on return_request (buyer_deadline, id) where buyer_deadline is not null;
create index return_request_member on return_request (member_id, id desc);
-- Sorted by the nearest deadline.
create index return_request_merchant_deadline on return_request (merchant_deadline, id) where merchant_deadline is not null;
create index return_request_order on return_request (order_id, id);
create index return_request_payment on return_request (payment_id, id);
create index return_request_status on return_request (status, id desc);

-- History (ORD-13): who, when, what.
create table return_event (
  id bigint generated always as identity primary key,
  return_id int not null references return_request,
  event text not null,
  status int not null,
  actor text not null check (actor in ('member', 'operator', 'system')),
  actor_id int,
  details jsonb not null default '{}',
  created_at timestamptz not null
);
create index return_event_return on return_event (return_id, id);
