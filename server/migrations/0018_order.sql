-- Goods that are pledged, and goods that are reserved with a deposit.
alter table goods drop constraint goods_goods_type_check;
alter table goods add constraint goods_goods_type_check
  check (goods_type in ('standard', 'entity', 'start_up', 'virtual', 'pledge', 'deposit'));
-- What these goods ask of who orders them, as `GoodsRequirement` of the catalogue: service modes and car models to choose from,
-- a referrer, a phone to recharge, a deposit and when the balance is due.
alter table goods add column requirement jsonb not null default '{}';
-- Months of a pledge.
alter table sku add column plan_months int check (plan_months > 0);

-- A virtual order goes to no address, one that is fetched has a person alone.
alter table shop_order alter column address drop not null;
alter table shop_order
  -- {"consignee", "mobile"}: who is called about it.
  add column contact jsonb,
  -- As the whole world dials it, for the order query.
  add column contact_mobile text,
  -- What the type asks: {"service_mode", "car_model", "phone", "referrer_id", "plan_months", "deposit"}; copied, with its words (R-14).
  add column details jsonb not null default '{}',
  add column pickup_place text,
  add column member_coupon_id int,
  -- Coins that offset the price, and the transfer of the whole payment's that took them.
  add column longcoin_total int not null default 0 check (longcoin_total >= 0),
  add column longcoin_transfer uuid,
  -- The second payment of a reservation, and its window.
  add column balance_payment_id int references payment,
  add column balance_from timestamptz,
  add column balance_until timestamptz,
  add column shipped_at timestamptz,
  add column receive_by timestamptz,
  add column extended_at timestamptz,
  add column reminded_at timestamptz,
  add column received_at timestamptz,
  add column reviewed_at timestamptz,
  add column settled_at timestamptz,
  add column freight_refunded bigint not null default 0,
  -- The member has put it away.
  add column deleted_at timestamptz,
  -- Of operators among themselves.
  add column operator_remark text not null default '',
  add column version int not null default 1;
update shop_order set contact = jsonb_build_object('consignee', address ->> 'consignee', 'mobile', address ->> 'mobile');
alter table shop_order add check (freight_refunded between 0 and freight_total);
create index shop_order_balance on shop_order (balance_payment_id) where balance_payment_id is not null;
create index shop_order_contact on shop_order (contact_mobile, id desc) where contact_mobile is not null;
create index shop_order_to_ship on shop_order (id) where state = 'paid';

alter table order_line
  add column refunded_quantity int not null default 0,
  add column refunded_total bigint not null default 0,
  add column shipped_quantity int not null default 0,
  add column longcoin int not null default 0 check (longcoin >= 0),
  add column reviewed_at timestamptz,
  add column review_state text check (review_state in ('written', 'default', 'appended')),
  -- How the newest return of the line stands: open, refunded, closed.
  add column after_sale_state text check (after_sale_state in ('open', 'refunded', 'closed')),
  add check (refunded_quantity between 0 and quantity),
  add check (refunded_total between 0 and total),
  add check (shipped_quantity between 0 and quantity);
create index order_line_after_sale on order_line (order_id) where after_sale_state is not null;
