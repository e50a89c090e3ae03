-- What a purchase earns beside longcoin is given when the order is settled, for what stayed of it (R-11).
-- A rule as it was when the order was received (R-14); `vested_at` null: it waits for the
-- settlement; `vested_times`: how many times over it was given.
alter table reward_given
  add column red_packet bigint not null default 0 check (red_packet >= 0),
  add column coupon_id int references coupon,
  add column sku_id int references sku,
  add column game_id int references game,
  add column chances int not null default 0 check (chances >= 0),
  add column vested_at timestamptz,
  add column vested_times int not null default 0 check (vested_times between 0 and times);
-- Until now everything was given at once.
update reward_given set vested_at = given_at, vested_times = times;

-- What a claimed task gives when the orders it counted are settled; null when it was given.
alter table reward_progress add column waiting jsonb check (waiting is null or claimed_at is not null);

-- Orders of which nothing can come back any more, as far as this domain has heard; cents of the goods that stayed.
create table reward_settled (
  order_id int primary key,
  goods bigint not null check (goods >= 0),
  settled_at timestamptz not null
);
-- Those that a task has counted and that nobody has claimed for yet.
insert into reward_settled (order_id, goods, settled_at)
select o.id, (select coalesce(sum(l.total - l.refunded_total), 0) from order_line l where l.order_id = o.id), o.settled_at
from shop_order o
where o.settled_at is not null and o.id in (
  select substring(s.subject from '^order (\d+)$')::int
  from reward_progress p join reward_task t on t.id = p.task_id and t.kind = 'order' cross join lateral unnest(p.subjects) s (subject)
  where p.claimed_at is null);
