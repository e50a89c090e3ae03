-- What the shop is, one row: written at set-up, by the demo fill and when the owner opens it. Times are the real clock's.
create table shop (
  id int primary key default 1 check (id = 1),
  -- ISO 4217, of two decimals; fixed after the first order.
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  -- Filled by the demo store.
  is_demo boolean not null default false,
  -- Since when it has an owner.
  set_up_at timestamptz,
  -- Since when it sells; a demo store sells without.
  opened_at timestamptz
);
insert into shop (is_demo, set_up_at)
  select exists (select from staff where email = 'operator@longmall.example'), case when exists (select from staff) then clock_timestamp() end;
