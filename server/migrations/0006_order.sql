create table cart_line (
  id int generated always as identity primary key,
  member_id int references member,
  visitor uuid,
  goods_id int not null,
  sku_id int not null references sku on delete cascade,
  quantity int not null check (quantity between 1 and 9999),
  selected boolean not null default true,
  changed_at timestamptz not null,
  check (num_nonnulls(member_id, visitor) = 1)
);
create unique index cart_line_member on cart_line (member_id, sku_id) where member_id is not null;
create unique index cart_line_visitor on cart_line (visitor, sku_id) where visitor is not null;
create index cart_line_stale on cart_line (changed_at) where visitor is not null;

-- Pieces of a goods that a member has bought or ordered unpaid (R-04): what its limit, where it has one, leaves for the cart.
-- No foreign key to the goods: every order would lock the one row of hot goods.
create table cart_allowance (
  member_id int not null references member,
  goods_id int not null,
  used int not null check (used >= 0),
  primary key (member_id, goods_id)
);

-- The ledger comes before members; what it says of its owners is held here.
alter table account add foreign key (member_id) references member;

create table payment (
  id int generated always as identity primary key,
  payment_no text not null unique,
  member_id int not null references member,
  amount bigint not null check (amount >= 0),
  -- Of it taken from the balance, and the ledger transfer that took it; given back, both are reset.
  balance_part bigint not null default 0 check (balance_part between 0 and amount),
  balance_transfer uuid references transfer,
  state text not null check (state in ('open', 'pending', 'paid', 'failed', 'cancelled', 'closed', 'refunded')),
  method text,
  valid_until timestamptz,
  paid_at timestamptz,
  created_at timestamptz not null,
  check ((balance_part = 0) = (balance_transfer is null))
);
create index payment_member on payment (member_id, id desc);

-- One going to a provider and back. A payment waits for one at most; an abandoned one may still turn out paid.
create table payment_try (
  id int generated always as identity primary key,
  payment_id int not null references payment,
  provider text not null,
  reference text not null unique,
  amount bigint not null check (amount > 0),
  -- What the balance paid beside it; amount + balance_part is the payment's amount.
  balance_part bigint not null default 0,
  state text not null check (state in ('pending', 'success', 'fail', 'cancel', 'refunding', 'refunded')),
  outcome_at timestamptz,
  created_at timestamptz not null
);
create unique index payment_try_pending on payment_try (payment_id) where state = 'pending';
create index payment_try_payment on payment_try (payment_id, id desc);
create index payment_try_refunding on payment_try (id) where state = 'refunding';
create table payment_notice (
  provider text not null,
  notice_id text not null,
  reference text not null,
  outcome text not null,
  received_at timestamptz not null,
  primary key (provider, notice_id)
);

-- The sandbox bank keeps its own books, as a real bank would.
create table sandbox_payment (
  reference text primary key,
  amount bigint not null,
  return_url text not null,
  state text not null default 'waiting' check (state in ('waiting', 'slow', 'success', 'fail', 'cancel')),
  refunded bigint not null default 0 check (refunded between 0 and amount),
  created_at timestamptz not null
);

create table payment_grant (
  token_hash bytea primary key,
  member_id int not null references member,
  session_hash bytea not null,
  payment_id int not null references payment,
  amount bigint not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index payment_grant_age on payment_grant (expires_at);

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
  address jsonb not null,
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
  created_at timestamptz not null
);
create index shop_order_member on shop_order (member_id, id desc);
create index shop_order_member_state on shop_order (member_id, state, id desc);
create index shop_order_payment on shop_order (payment_id);

create table order_line (
  id int generated always as identity primary key,
  order_id int not null references shop_order,
  -- Its number in the quote, by which the trace names it.
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
  total bigint not null check (total >= 0)
);
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
create index order_event_order on order_event (order_id, id);
