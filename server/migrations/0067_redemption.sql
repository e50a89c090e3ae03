-- The redemption desk and orders to pick up (DSK-01 to DSK-04, decisions/0075).
create table pickup (
  order_id int primary key references shop_order,
  -- Copies of the order, by which lists sort and filter and a desk finds a typed code.
  order_no text not null unique,
  member_id int not null references member,
  store_id int not null references store,
  paid_at timestamptz not null,
  state text not null check (state in ('preparing', 'ready', 'partly_redeemed', 'redeemed', 'expired', 'refunded')),
  ready_at timestamptz,
  -- Who said that it is ready; neither where the payment did.
  ready_by int references staff,
  ready_by_clerk int references member,
  reminded_at timestamptz,
  -- When the rest is refunded; null where the shop only reminded when it became ready.
  expires_at timestamptz,
  ended_at timestamptz,
  check (num_nonnulls(ready_by, ready_by_clerk) <= 1),
  check (state not in ('ready', 'partly_redeemed', 'redeemed', 'expired') or ready_at is not null),
  check ((state in ('redeemed', 'expired', 'refunded')) = (ended_at is not null))
);
create index pickup_member on pickup (member_id);
create index pickup_paid on pickup (paid_at, order_id);
create index pickup_expires on pickup (expires_at, order_id);
create index pickup_unlimited on pickup (order_id) where expires_at is null;
create index pickup_state_paid on pickup (state, paid_at, order_id);
create index pickup_state_expires on pickup (state, expires_at, order_id);
create index pickup_store_paid on pickup (store_id, paid_at, order_id);
create index pickup_store_state on pickup (store_id, state, paid_at, order_id);
-- A typed code begins with the last four digits of the order's number.
create index pickup_typed on pickup (right(order_no, 4), order_id desc);

-- One hand-over at a desk: goods of an order, what a redeemable code stands for, or coins.
create table redemption (
  id int generated always as identity primary key,
  kind text not null check (kind in ('order', 'virtual', 'coin_withdrawal')),
  order_id int references shop_order,
  virtual_code_id int references virtual_code,
  coin_withdrawal_id int unique references coin_withdrawal,
  -- The number of the order or of the withdrawal.
  subject_no text not null,
  member_id int not null references member,
  clerk_id int not null references member,
  store_id int not null references store,
  -- The step of the order's rotating code that it used up.
  code_step bigint,
  -- Units of goods.
  quantity int not null check (quantity >= 0),
  -- Coins handed over in their smallest part, and the worth of the withdrawal in cents.
  unit text check (unit in ('ACC', 'AAA')),
  net bigint check (net > 0),
  worth bigint check (worth >= 0),
  redeemed_at timestamptz not null,
  undone_at timestamptz,
  undo_reason text,
  check ((undone_at is null) = (undo_reason is null)),
  check (case kind when 'coin_withdrawal' then num_nonnulls(coin_withdrawal_id, unit, net, worth) = 4 and undone_at is null
    and num_nonnulls(order_id, virtual_code_id, code_step) = 0 and quantity = 0
    else num_nonnulls(coin_withdrawal_id, unit, net, worth) = 0 and order_id is not null and quantity > 0
      and (kind = 'virtual') = (virtual_code_id is not null) and (kind = 'order') = (code_step is not null) end)
);
-- No code hands anything over twice.
create unique index redemption_code_step on redemption (order_id, code_step) where code_step is not null;
create unique index redemption_virtual_code on redemption (virtual_code_id) where virtual_code_id is not null and undone_at is null;
create index redemption_order on redemption (order_id, id desc) where order_id is not null;
create index redemption_time on redemption (redeemed_at, id);
create index redemption_kind on redemption (kind, redeemed_at, id);
create index redemption_store on redemption (store_id, redeemed_at, id);
create index redemption_store_kind on redemption (store_id, kind, redeemed_at, id);
create index redemption_clerk on redemption (clerk_id, redeemed_at, id);
create index redemption_member on redemption (member_id, redeemed_at, id);
create index redemption_subject on redemption (subject_no, redeemed_at, id);

create table redemption_line (
  redemption_id int not null references redemption,
  order_line_id int not null references order_line,
  quantity int not null check (quantity > 0),
  primary key (redemption_id, order_line_id)
);
create index redemption_line_line on redemption_line (order_line_id);

-- A redeemable code is redeemed at a desk once.
alter table virtual_code add column redeemed_at timestamptz check (redeemed_at is null or order_line_id is not null);

-- The clerk who handed coins over; `settled_by` where an operator did.
alter table coin_withdrawal add column clerk_id int references member check (clerk_id is null or (way = 'scan_code' and settled_by is null));

update staff_role set version = version + 1, permissions = permissions || '{redemption.*}' where name = 'operator';
update staff_role set version = version + 1, permissions = permissions || '{redemption.view}' where name in ('finance', 'support');

-- Orders that were paid before: they can be fetched, and nothing of them is refunded by time.
insert into pickup (order_id, order_no, member_id, store_id, paid_at, state, ready_at)
select id, order_no, member_id, pickup_store, paid_at, 'ready', paid_at from shop_order
where delivery_plan = 'pickup' and state = 'paid' and on_hold_by is null and pickup_store is not null and paid_at is not null;

-- Units whose redeemable code was redeemed at a desk: nothing of them is returned.
alter table order_line add column redeemed_quantity int not null default 0;
alter table order_line add constraint order_line_redeemed check (redeemed_quantity between 0 and quantity) not valid;
