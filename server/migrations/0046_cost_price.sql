-- What a SKU costs the shop, in cents per unit; null where it is not known. Operators alone see it.
alter table sku add column cost_price bigint check (cost_price >= 0);

-- The cost price when the order was made (R-14); null where the SKU had none.
alter table order_line add column cost_price bigint check (cost_price >= 0);

-- For the line of an order, without the cost leaving the database.
create function cost_price_of_sku(wanted int) returns bigint language sql stable parallel safe as $$
  select cost_price from sku where id = wanted
$$;
