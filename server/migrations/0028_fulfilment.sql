-- Parcels of an order: contents, carrier, tracking.
create table shipment (
  id int generated always as identity primary key,
  order_id int not null references shop_order,
  -- A row of the setting `fulfilment.carriers` when it was handed over.
  carrier text not null,
  carrier_name text not null,
  -- The tracking port: `demo` moves with the store clock, `manual` is updated by operators.
  port text not null check (port in ('demo', 'manual')),
  tracking_no text not null,
  state text not null check (state in ('shipped', 'collected', 'in_transit', 'customs', 'out_for_delivery', 'delivered')),
  -- Origin and destination, copied so that later changes of either do not move a parcel.
  origin text not null,
  destination text not null,
  is_overseas boolean not null,
  shipped_at timestamptz not null,
  delivered_at timestamptz,
  shipped_by int references staff,
  version int not null default 1
);
create unique index shipment_number on shipment (order_id, carrier, tracking_no);
create index shipment_order on shipment (order_id, id);

create table shipment_line (
  shipment_id int not null references shipment,
  order_line_id int not null references order_line,
  quantity int not null check (quantity > 0),
  primary key (shipment_id, order_line_id)
);
create index shipment_line_line on shipment_line (order_line_id);

create table shipment_track (
  id bigint generated always as identity primary key,
  shipment_id int not null references shipment,
  at timestamptz not null,
  step text not null check (step in ('shipped', 'collected', 'sorting', 'departed', 'arrived', 'customs', 'out_for_delivery', 'delivered', 'note')),
  location text not null default '',
  -- An operator's note; other steps are translated.
  note text not null default '',
  unique (shipment_id, step, at)
);

-- The last 30-second step (real clock) whose pickup code was used, so that no code is accepted twice (R-28).
create table pickup_code_use (
  order_id int primary key references shop_order,
  last_step bigint not null
);

-- Codes to be redeemed elsewhere, each sold once.
create table virtual_code (
  id int generated always as identity primary key,
  sku_id int not null references sku,
  -- Keyed hash, so that the same code is not added twice; the code itself is encrypted.
  code_hash bytea not null unique,
  sealed bytea not null,
  order_line_id int references order_line,
  delivered_at timestamptz,
  added_by int references staff,
  added_at timestamptz not null
);
create index virtual_code_available on virtual_code (sku_id, id) where order_line_id is null;
create index virtual_code_line on virtual_code (order_line_id) where order_line_id is not null;
create index virtual_code_sku on virtual_code (sku_id);

-- Delivery of a virtual order: `waiting` for codes, `sent` to the phone's operator, or `done`.
create table virtual_delivery (
  order_id int primary key references shop_order,
  member_id int not null references member,
  state text not null check (state in ('waiting', 'sent', 'done')),
  created_at timestamptz not null,
  done_at timestamptz
);
create index virtual_delivery_pending on virtual_delivery (order_id) where state = 'waiting';

create table phone_recharge (
  id int generated always as identity primary key,
  order_line_id int not null unique references order_line,
  order_id int not null references shop_order,
  mobile text not null,
  reference text not null unique,
  state text not null check (state in ('sent', 'done', 'failed')),
  sent_at timestamptz not null,
  done_at timestamptz
);
create index phone_recharge_order on phone_recharge (order_id);
