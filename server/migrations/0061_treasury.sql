-- What the shop really holds of each unit, as an operator states and another confirms it (CON-06, AST-15, decisions/0073). The ledger's
-- `treasury` is the other side of what was issued and says nothing about it.
create table treasury_holding (
  id int generated always as identity primary key,
  unit text not null references unit,
  -- All that is held of it outside the shop, in its smallest part.
  amount bigint not null check (amount >= 0),
  -- The ledger's external funds when it was stated: what came or went since is added.
  external_funds bigint not null,
  reason text not null check (char_length(reason) between 1 and 500),
  state text not null default 'requested' check (state in ('requested', 'approved', 'refused')),
  requested_by int not null references staff,
  requested_at timestamptz not null,
  decided_by int references staff,
  decided_at timestamptz,
  version int not null default 1,
  check (decided_by <> requested_by),
  check ((state = 'requested') = (decided_at is null))
);
create index treasury_holding_decided on treasury_holding (decided_at, id) where decided_at is not null;
create index treasury_holding_in_force on treasury_holding (unit, requested_at desc, id desc) where state = 'approved';
create index treasury_holding_requested on treasury_holding (id) where state = 'requested';
create index treasury_holding_state on treasury_holding (state, id desc);
create index treasury_holding_unit on treasury_holding (unit, id desc);

create trigger fixed before delete or truncate on treasury_holding for each statement execute function refuse_change();
create trigger fixed_parts before update of id, unit, amount, external_funds, reason, requested_by, requested_at on treasury_holding
  for each statement execute function refuse_change();

-- That more falls due than is held: raised once for a unit, ended when it is covered again.
create table treasury_alert (
  id int generated always as identity primary key,
  unit text not null references unit,
  until_day date not null,
  due bigint not null check (due > 0),
  covered bigint not null check (covered < due),
  raised_at timestamptz not null,
  ended_at timestamptz check (ended_at >= raised_at)
);
create unique index treasury_alert_open on treasury_alert (unit) where ended_at is null;

-- USDP is bought at the rate at which it pays.
alter table recharge drop constraint recharge_unit_check;
alter table recharge add constraint recharge_unit_check check (unit in ('MONEY', 'ACC', 'USDP'));
