-- Prices of coins (AST-15, decisions/0062): of one whole unit in millionths of the shop's currency, from a day of the store's zone
-- until the next row's day. Before, they were cents that one operator could change on the day itself.
alter table unit_price rename to unit_price_in_cents;
alter table unit_price_in_cents rename constraint unit_price_pkey to unit_price_in_cents_pkey;

create table unit_price_request (
  id int generated always as identity primary key,
  unit text not null references unit check (unit in ('ACC', 'AAA')),
  micros bigint not null check (micros > 0),
  -- The price of the day before, when it was requested or decided.
  base_micros bigint not null check (base_micros > 0),
  starts_on date not null,
  reason text not null,
  is_jump_confirmed boolean not null,
  state text not null default 'requested' check (state in ('requested', 'approved', 'refused', 'withdrawn')),
  requested_by int not null references staff,
  requested_at timestamptz not null,
  -- Real clock: when it is published without an approval, because no other operator may approve it.
  effective_at timestamptz,
  decided_by int references staff,
  decided_at timestamptz,
  version int not null default 1,
  check (state = 'withdrawn' or decided_by is distinct from requested_by),
  check ((state = 'requested') = (decided_at is null))
);
create index unit_price_request_decided on unit_price_request (decided_at, id) where decided_at is not null;
create index unit_price_request_effective on unit_price_request (effective_at) where state = 'requested' and effective_at is not null;
create index unit_price_request_requested on unit_price_request (id) where state = 'requested';
create index unit_price_request_state on unit_price_request (state, id desc);
create index unit_price_request_unit on unit_price_request (unit, id desc);

create table unit_price (
  id int generated always as identity primary key,
  unit text not null references unit check (unit in ('ACC', 'AAA')),
  starts_on date not null,
  -- A price that was published for a day which had not begun is replaced by the next revision.
  revision int not null default 1 check (revision > 0),
  micros bigint not null check (micros > 0),
  published_at timestamptz,
  request_id int unique references unit_price_request,
  -- Whatever the store's zone is, its next day is not before this one.
  check (published_at is null or starts_on >= (published_at at time zone 'UTC')::date),
  unique (unit, starts_on, revision)
);
create index unit_price_micros on unit_price (unit, micros, id);

insert into unit_price (unit, starts_on, micros) select unit, day, cents * 10000 from unit_price_in_cents order by day, unit;
drop table unit_price_in_cents;
-- Prices that were set for days to come remain: nobody can add one for a day that has begun.
create trigger fixed before update or delete or truncate on unit_price for each statement execute function refuse_change();

-- Millionths of the shop's currency that one whole unit costs on a day of the store's zone; before the first price, one.
create function unit_price_on(wanted text, on_day date) returns bigint language sql stable parallel safe as $$
  select coalesce(
    (select micros from unit_price where unit = wanted and starts_on <= on_day order by starts_on desc, revision desc limit 1), 1000000)
$$;

-- The price that a recharge was made at, in the same scale.
alter table recharge alter column unit_price type bigint using unit_price * 10000;

-- Roles that set the prices before keep them; what they could do alone takes two of them now.
update staff_role set version = version + 1, permissions = permissions || '{unit_price.*}' where 'recharge.*' = any (permissions);
update staff_role set version = version + 1, permissions = permissions || '{unit_price.view}' where 'recharge.view' = any (permissions);
update staff_role set version = version + 1, permissions = permissions || '{unit_price.request_price,unit_price.approve_price}'
where 'recharge.edit' = any (permissions);
