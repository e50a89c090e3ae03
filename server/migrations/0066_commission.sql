-- Whose members distributors bring, and the commission of their orders (DST-02, DST-03, R-22, R-23, decisions/0074). Amounts in cents.

-- What is withdrawn: the balance, or a distributor's commission in it.
alter table withdrawal add column source text not null default 'balance' check (source in ('balance', 'commission'));

-- To whom members are bound; what has ended stays, so that an order follows the binding of its time (R-23).
create table distribution_binding (
  id int generated always as identity primary key,
  member_id int not null references member,
  distributor_id int not null references distributor,
  way text not null check (way in ('code', 'link', 'poster', 'operator')),
  bound_at timestamptz not null,
  ended_at timestamptz,
  reason text,
  check (member_id <> distributor_id),
  check (ended_at >= bound_at)
);
create unique index distribution_binding_open on distribution_binding (member_id) where ended_at is null;
create index distribution_binding_member on distribution_binding (member_id, bound_at desc, id desc);
create index distribution_binding_time on distribution_binding (bound_at);
create index distribution_binding_team on distribution_binding (distributor_id, id desc) where ended_at is null;

-- What one line of an order pays a distributor: computed when it is paid, posted when it is received.
create table commission (
  id bigint generated always as identity primary key,
  -- Of its line.
  order_id int not null,
  order_line_id int not null references order_line,
  generation int not null check (generation between 1 and 3),
  distributor_id int not null references distributor,
  buyer_id int not null references member,
  -- What was paid for the line after every reduction, without freight.
  base bigint not null check (base > 0),
  rate_ppm int not null check (rate_ppm between 1 and 1000000),
  -- By rates of the goods or of the distributor's level, or scaled down to what the margin of the goods leaves.
  rule text not null check (rule in ('goods', 'level', 'capped')),
  amount bigint not null check (amount > 0),
  -- What was refunded of the base, and taken back of the amount in proportion: both only grow, so that nothing is taken back twice (R-22).
  base_back bigint not null default 0 check (base_back between 0 and base),
  clawed_back bigint not null default 0 check (clawed_back between 0 and amount),
  state text not null check (state in ('pending', 'frozen', 'available', 'void')),
  ordered_at timestamptz not null,
  paid_at timestamptz not null,
  frozen_at timestamptz,
  available_at timestamptz,
  void_at timestamptz
);
-- Few indexes, since a buyer waits while rows are made.
create unique index commission_line on commission (order_id, order_line_id, generation);
create index commission_distributor on commission (distributor_id, order_id desc);
create index commission_buyer on commission (buyer_id, id);
create index commission_paid on commission (paid_at);
create index commission_void on commission (id) where state = 'void';
create index commission_amount on commission (amount, id);
-- The sums of what is not available yet, from the index alone.
create index commission_open on commission (state, distributor_id) include (amount, clawed_back, order_id) where state in ('pending', 'frozen');

-- What a refund took back of an order's commission, once for each cause.
create table commission_claw_back (
  order_id int not null references shop_order,
  -- Such as 'return 5', 'order 7'.
  cause text not null,
  distributor_id int not null references distributor,
  amount bigint not null check (amount > 0),
  -- Of the amount, what had been spent and is owed.
  owed bigint not null default 0 check (owed between 0 and amount),
  clawed_at timestamptz not null,
  primary key (order_id, cause, distributor_id)
);
create index commission_claw_back_recent on commission_claw_back (clawed_at);

-- What became available of a distributor, and what left it: the lines of the bill.
create table commission_entry (
  id bigint generated always as identity primary key,
  distributor_id int not null references distributor,
  kind text not null check (kind in ('available', 'clawed_back', 'netted', 'withdrawn', 'returned')),
  amount bigint not null check (amount <> 0 and (amount > 0) = (kind in ('available', 'returned'))),
  order_id int references shop_order,
  withdrawal_id int references withdrawal deferrable initially deferred,
  withdrawal_no text,
  entered_at timestamptz not null,
  check ((order_id is null) <> (withdrawal_id is null)),
  check ((withdrawal_id is null) = (withdrawal_no is null))
);
create index commission_entry_bill on commission_entry (distributor_id, id desc);
create index commission_entry_kind on commission_entry (distributor_id, kind, id desc);

-- Running sums of a distributor, changed where no buyer waits: at bindings, settlements, claw-backs and withdrawals. Its row is locked before
-- the accounts of the ledger.
create table distributor_sum (
  distributor_id int primary key references distributor,
  -- Bound directly now.
  members int not null default 0 check (members >= 0),
  -- Settled orders of generation 1 and what is left of their base.
  orders int not null default 0 check (orders >= 0),
  sales bigint not null default 0 check (sales >= 0),
  -- All that became available, less what was taken back of it.
  available_total bigint not null default 0 check (available_total >= 0),
  -- Withdrawn as commission, requests under way counted in.
  withdrawn bigint not null default 0 check (withdrawn >= 0),
  -- Taken back after it was spent, until it is netted.
  debt bigint not null default 0 check (debt >= 0)
);
create index distributor_sum_members on distributor_sum (members, distributor_id);
create index distributor_sum_sales on distributor_sum (sales, distributor_id);
create index distributor_sum_available on distributor_sum (available_total, distributor_id);

create function add_distributor_sum() returns trigger language plpgsql as $$
begin
  insert into distributor_sum (distributor_id) values (new.member_id);
  return null;
end $$;
create trigger sum after insert on distributor for each row execute function add_distributor_sum();

-- Orders paid on days of the store's zone that are over, and their commission without what was taken back; without gaps from the first day on.
create table commission_day (
  day date primary key,
  orders int not null,
  sales bigint not null,
  commission bigint not null,
  summed_at timestamptz not null
);
create index commission_day_summed on commission_day (summed_at);
create table commission_day_distributor (
  distributor_id int not null references distributor,
  day date not null,
  -- Orders of every generation; sales of generation 1.
  orders int not null,
  sales bigint not null,
  commission bigint not null,
  primary key (distributor_id, day)
);
create index commission_day_distributor_day on commission_day_distributor (day);

-- To whom a member was bound at an instant.
create function bound_to(p_member int, p_at timestamptz) returns int language sql stable as $$
  select distributor_id from distribution_binding
  where member_id = p_member and bound_at <= p_at and (ended_at is null or ended_at > p_at) order by bound_at desc, id desc limit 1
$$;

-- Binds a member at an instant, and says what became of it: bound, same, own_code, code_unknown, loop, protected, bound_before. `p_wins`: 'first',
-- 'last' but not within `p_protected` of a binding, or 'operator' always. Whoever can have members is bound alone, because two such bindings at
-- once could close a loop; the others share that lock.
create function bind_member(p_member int, p_distributor int, p_way text, p_at timestamptz, p_wins text, p_protected interval, p_reason text)
returns text language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  present distribution_binding;
begin
  if p_member = p_distributor then return 'own_code'; end if;
  select * into present from distribution_binding where member_id = p_member and ended_at is null;
  if present.distributor_id = p_distributor then return 'same'; end if;
  if present.id is not null and p_wins = 'first' then return 'bound_before'; end if;
  if exists (select from distributor where member_id = p_member) then
    perform pg_advisory_xact_lock(hashtext('distribution binding'));
  else
    perform pg_advisory_xact_lock_shared(hashtext('distribution binding'));
  end if;
  if not exists (select from distributor where member_id = p_distributor and state = 'active') then return 'code_unknown'; end if;
  if exists (
    with recursive upline (id) as (
      select p_distributor union select b.distributor_id from upline u join distribution_binding b on b.member_id = u.id and b.ended_at is null
    ) select from upline where id = p_member) then
    return 'loop';
  end if;
  loop
    select * into present from distribution_binding where member_id = p_member and ended_at is null for update;
    if present.distributor_id = p_distributor then return 'same'; end if;
    if present.id is not null and p_wins = 'first' then return 'bound_before'; end if;
    if present.bound_at > p_at - p_protected and p_wins = 'last' then return 'protected'; end if;
    -- An order that is paid later binds as of its creation, unless something newer is known.
    if exists (select from distribution_binding where member_id = p_member and greatest(bound_at, ended_at) > p_at) then return 'bound_before'; end if;
    update distribution_binding set ended_at = p_at where id = present.id;
    insert into distribution_binding (member_id, distributor_id, way, bound_at, reason) values (p_member, p_distributor, p_way, p_at, p_reason)
    on conflict (member_id) where ended_at is null do nothing;
    exit when found;
  end loop;
  perform from distributor_sum where distributor_id in (p_distributor, present.distributor_id) order by distributor_id for update;
  update distributor_sum set members = members + case when distributor_id = p_distributor then 1 else -1 end
  where distributor_id in (p_distributor, present.distributor_id);
  return 'bound';
end $$;

-- Records the commission of orders that a member has paid. `p_award_day`: the day whose plan decides the awards that the goods pay besides, null where
-- they pay none. The link that brought the buyer binds first, as of the order's creation. Returns how many rows were made, and to whom the buyer was bound by
-- it; shares of a cent go to the lines with the largest.
create function record_commission(
  p_member int, p_orders int[], p_wins text, p_protected interval, p_margin_ppm int, p_award_day date, p_now timestamptz
) returns table (made int, bound_id int) language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  mall bigint := 0;
  sharing bigint := 0;
  source record;
begin
  made := 0;
  select o.source_member, o.long_mall_qr_type, o.created_at into source from shop_order o
  where o.id = any (p_orders) and o.source_member is not null order by o.id limit 1;
  if source.source_member is not null and exists (select from distributor where member_id = source.source_member) and bind_member(p_member,
    source.source_member, case source.long_mall_qr_type when 'poster' then 'poster' else 'link' end, source.created_at, p_wins, p_protected, null) = 'bound' then
    bound_id := source.source_member;
  end if;
  if not exists (select from distribution_binding where member_id = p_member) then return next; return; end if;
  if p_award_day is not null then
    select coalesce(sum(rate_ppm) filter (where kind = 'mall'), 0), coalesce(sum(rate_ppm) filter (where kind = 'sharing'), 0)
    into mall, sharing from award_rate where plan_id = award_plan_on(p_award_day);
  end if;
  insert into commission (order_id, order_line_id, generation, distributor_id, buyer_id, base, rate_ppm, rule, amount, state, ordered_at, paid_at)
  with upline as (
    select o.id as order_id, o.created_at, first.id as first_id, second.id as second_id, bound_to(second.id, o.created_at) as third_id
    from shop_order o
      cross join lateral (select bound_to(p_member, o.created_at) as id) first
      cross join lateral (select bound_to(first.id, o.created_at) as id) second
    where o.id = any (p_orders) and o.order_type not in ('start_up', 'pledge') and first.id is not null
  ), line as (
    select l.id, l.order_id, u.created_at, l.goods_id, l.total - l.refunded_total as base, u.first_id, u.second_id, u.third_id,
      c.mode, c.first_ppm, c.second_ppm, c.third_ppm,
      greatest(0, coalesce(c.margin_ppm, p_margin_ppm) - sharing
        - div((mall * greatest(0, l.total - coalesce(l.cost_price * l.quantity, l.total)))::numeric + l.total - 1, l.total)::bigint) as allowed
    from upline u join order_line l on l.order_id = u.order_id left join goods_commission c on c.goods_id = l.goods_id
    where not l.is_gift and l.total > l.refunded_total and coalesce(c.mode, 'level') <> 'none'
  ), share as (
    select line.*, g.generation, g.distributor_id,
      case when line.mode = 'own' then g.own_ppm else g.level_ppm end as wanted,
      sum(case when line.mode = 'own' then g.own_ppm else g.level_ppm end) over (partition by line.id) as wanted_total
    from line cross join lateral (
      select v.generation, v.distributor_id, v.own_ppm, case v.generation when 1 then k.first_ppm when 2 then k.second_ppm else k.third_ppm end as level_ppm
      from (values (1, line.first_id, line.first_ppm), (2, line.second_id, line.second_ppm), (3, line.third_id, line.third_ppm)) v (generation, distributor_id, own_ppm)
        join distributor d on d.member_id = v.distributor_id and d.state = 'active' join distributor_level k on k.id = d.level_id
      where v.distributor_id <> p_member
    ) g
  ), rated as (
    select share.*, case when wanted_total > allowed then wanted * allowed / wanted_total else wanted end::bigint as rate from share
  ), part as (
    select rated.*, base * rate as exact, sum(base * rate) over (partition by order_id, generation) as exact_total from rated where rate > 0
  ), whole as (
    select part.*, exact / 1000000 as cents,
      div(exact_total, 1000000) - sum(exact / 1000000) over (partition by order_id, generation) as extra,
      row_number() over (partition by order_id, generation order by exact % 1000000 desc, id) as place
    from part
  )
  select order_id, id, generation, distributor_id, p_member, base, rate,
    case when wanted_total > allowed then 'capped' when mode = 'own' then 'goods' else 'level' end,
    cents + (place <= extra)::int, 'pending', created_at, p_now
  from whole where cents + (place <= extra)::int > 0
  order by order_id, id, generation
  on conflict (order_id, order_line_id, generation) do nothing;
  get diagnostics made = row_count;
  return next;
end $$;

-- The commission of a received order becomes the distributors', frozen: returns the lines to post. One whose account was closed meanwhile is void.
create function freeze_commission(p_order int, p_now timestamptz)
returns table (member_id int, unit text, purpose text, amount bigint) language plpgsql set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return query
  with changed as (
    update commission c set state = case when m.state = 'cancelled' then 'void' else 'frozen' end,
      frozen_at = case when m.state = 'cancelled' then null else p_now end, void_at = case when m.state = 'cancelled' then p_now end
    from member m where m.id = c.distributor_id and c.order_id = p_order and c.state = 'pending'
    returning c.distributor_id, c.amount - c.clawed_back as rest, c.state
  )
  select v.member_id, 'MONEY', v.purpose, v.sign * sum(c.rest)::bigint
  from changed c cross join lateral (values (c.distributor_id, 'frozen:commission', 1), (null, 'commission_expense', -1)) v (member_id, purpose, sign)
  where c.state = 'frozen' group by v.member_id, v.purpose, v.sign;
end $$;

-- The frozen commission of a settled order becomes available, less what the distributor owes: returns the lines to post.
create function release_commission(p_order int, p_now timestamptz)
returns table (member_id int, unit text, purpose text, amount bigint) language plpgsql set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  one record;
  netted bigint;
begin
  if not exists (select from commission where order_id = p_order and state = 'frozen') then return; end if;
  perform from distributor_sum where distributor_id in (select c.distributor_id from commission c where c.order_id = p_order and c.state = 'frozen')
    order by distributor_id for update;
  for one in
    with changed as (
      update commission c set state = 'available', available_at = p_now where c.order_id = p_order and c.state = 'frozen'
      returning c.distributor_id, c.generation, c.amount - c.clawed_back as rest, c.base - c.base_back as base
    )
    select c.distributor_id, c.generation, sum(c.rest)::bigint as rest, sum(c.base)::bigint as base, max(s.debt) as debt
    from changed c join distributor_sum s on s.distributor_id = c.distributor_id group by c.distributor_id, c.generation order by c.distributor_id
  loop
    netted := least(one.debt, one.rest);
    update distributor_sum s set available_total = s.available_total + one.rest, debt = s.debt - netted,
      orders = s.orders + (one.generation = 1)::int, sales = s.sales + case when one.generation = 1 then one.base else 0 end
    where s.distributor_id = one.distributor_id;
    insert into commission_entry (distributor_id, kind, amount, order_id, entered_at)
    select one.distributor_id, v.kind, v.amount, p_order, p_now from (values ('available', one.rest), ('netted', -netted)) v (kind, amount) where v.amount <> 0;
    return query select * from (values
      (one.distributor_id, 'MONEY', 'frozen:commission', -one.rest), (one.distributor_id, 'MONEY', 'withdrawable', one.rest - netted),
      (null, 'MONEY', 'commission_expense', netted)) v (member_id, unit, purpose, amount);
  end loop;
end $$;

-- Takes the commission of what was refunded of an order back, by the refunds that its lines have by now: the state decides where from. Returns the
-- lines to post; of a known cause, and of a refund that took no more, nothing.
create function claw_back_commission(p_order int, p_cause text, p_now timestamptz)
returns table (member_id int, unit text, purpose text, amount bigint) language plpgsql set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  one record;
  taken bigint;
begin
  if not exists (select from commission where order_id = p_order and state <> 'void') then return; end if;
  if exists (select from commission_claw_back where order_id = p_order and cause = p_cause) then return; end if;
  perform from distributor_sum where distributor_id in (select c.distributor_id from commission c where c.order_id = p_order)
    order by distributor_id for update;
  perform from commission where order_id = p_order order by id for update;
  -- All balances that may be taken from, in the order in which the ledger locks them.
  perform from (
    select b.account_id from balance b join account a on a.id = b.account_id
    where coalesce(a.member_id, 0) in (select c.distributor_id from commission c where c.order_id = p_order and c.state = 'available')
      and a.unit = 'MONEY' and a.purpose = 'withdrawable'
    order by b.account_id for update of b) locked;
  for one in
    with due as (
      select c.id, c.distributor_id, c.generation, c.state as before, c.base_back as base_before, c.clawed_back as clawed_before,
        greatest(c.base_back, c.base - greatest(0, l.total - l.refunded_total)) as base_after, c.base, c.amount
      from commission c join order_line l on l.id = c.order_line_id where c.order_id = p_order and c.state <> 'void'
    ), target as (
      -- The nearest cent of all that was refunded, so that parts come to the same as the whole.
      select due.*, div(2 * amount::numeric * base_after + base, 2 * base)::bigint as clawed_after from due where base_after > base_before
    ), changed as (
      update commission c set base_back = t.base_after, clawed_back = t.clawed_after,
        state = case when t.base_after = t.base and c.state <> 'available' then 'void' else c.state end,
        void_at = case when t.base_after = t.base and c.state <> 'available' then p_now end
      from target t where c.id = t.id returning c.id
    )
    select t.distributor_id, t.generation, t.before, sum(t.clawed_after - t.clawed_before)::bigint as back, sum(t.base_after - t.base_before)::bigint as base_back,
      (select coalesce(sum(b.posted - b.held), 0)::bigint from account a join balance b on b.account_id = a.id
        where coalesce(a.member_id, 0) = t.distributor_id and a.unit = 'MONEY' and a.purpose = 'withdrawable') as free,
      not exists (select from due d where d.distributor_id = t.distributor_id and d.base > coalesce((select x.base_after from target x where x.id = d.id), d.base_before)) as is_whole
    from target t join changed on changed.id = t.id group by t.distributor_id, t.generation, t.before order by t.distributor_id
  loop
    taken := case one.before when 'pending' then 0 when 'frozen' then one.back else least(one.back, greatest(0, one.free)) end;
    if one.before = 'available' then
      update distributor_sum s set available_total = s.available_total - one.back, debt = s.debt + one.back - taken,
        orders = s.orders - (one.generation = 1 and one.is_whole)::int, sales = s.sales - case when one.generation = 1 then one.base_back else 0 end
      where s.distributor_id = one.distributor_id;
      insert into commission_entry (distributor_id, kind, amount, order_id, entered_at)
      select one.distributor_id, 'clawed_back', -taken, p_order, p_now where taken > 0;
    end if;
    insert into commission_claw_back (order_id, cause, distributor_id, amount, owed, clawed_at)
    select p_order, p_cause, one.distributor_id, one.back, case when one.before = 'available' then one.back - taken else 0 end, p_now where one.back > 0;
    return query select * from (values
      (one.distributor_id, 'MONEY', case one.before when 'frozen' then 'frozen:commission' else 'withdrawable' end, -taken),
      (null, 'MONEY', 'commission_expense', taken)) v (member_id, unit, purpose, amount) where taken > 0;
  end loop;
end $$;

-- The sums of rows paid within a span, for a day.
create function commission_sums(p_from timestamptz, p_until timestamptz)
returns table (distributor_id int, orders int, sales bigint, commission bigint) language sql stable as $$
  select c.distributor_id, count(distinct c.order_id) filter (where c.state <> 'void')::int, coalesce(sum(c.base - c.base_back) filter (where c.generation = 1), 0)::bigint,
    sum(c.amount - c.clawed_back)::bigint
  from commission c where c.paid_at >= p_from and c.paid_at < p_until group by c.distributor_id
$$;

-- The same of all distributors together, each order and line counted once.
create function commission_totals(p_from timestamptz, p_until timestamptz)
returns table (orders int, sales bigint, commission bigint) language sql stable as $$
  select count(distinct l.order_id) filter (where l.is_kept)::int, coalesce(sum(l.base), 0)::bigint, coalesce(sum(l.commission), 0)::bigint
  from (
    select c.order_id, max(c.base - c.base_back) as base, sum(c.amount - c.clawed_back) as commission, bool_or(c.state <> 'void') as is_kept
    from commission c where c.paid_at >= p_from and c.paid_at < p_until group by c.order_id, c.order_line_id
  ) l
$$;

-- From when on rows are not in the days that were summed.
create function commission_unsummed(p_zone text) returns timestamptz language sql stable as $$
  select coalesce((max(day) + 1)::timestamp at time zone p_zone, '-infinity') from commission_day
$$;

-- Sums the days of a zone that are over and were not, and those again whose orders a refund reached since: an hour more than since the last time,
-- for what was not committed then. Returns how many days it summed.
create function sum_commission_days(p_zone text, p_now timestamptz) returns int language plpgsql as $$
declare
  today date := (p_now at time zone p_zone)::date;
  summed int := 0;
  one date;
  starts timestamptz;
  ends timestamptz;
begin
  for one in
    select d::date from generate_series(
      coalesce((select max(day) + 1 from commission_day), (select (min(paid_at) at time zone p_zone)::date from commission)), today - 1, interval '1 day') d
    union
    select (c.paid_at at time zone p_zone)::date from commission_claw_back b join commission c on c.order_id = b.order_id
    where b.clawed_at > (select max(summed_at) - interval '1 hour' from commission_day) and (c.paid_at at time zone p_zone)::date < today
    order by 1
  loop
    starts := one::timestamp at time zone p_zone;
    ends := (one + 1)::timestamp at time zone p_zone;
    insert into commission_day (day, orders, sales, commission, summed_at) select one, t.orders, t.sales, t.commission, p_now from commission_totals(starts, ends) t
    on conflict (day) do update set orders = excluded.orders, sales = excluded.sales, commission = excluded.commission, summed_at = excluded.summed_at;
    delete from commission_day_distributor where day = one;
    insert into commission_day_distributor (distributor_id, day, orders, sales, commission)
    select t.distributor_id, one, t.orders, t.sales, t.commission from commission_sums(starts, ends) t;
    summed := summed + 1;
  end loop;
  return summed;
end $$;

-- Commission is posted for many members at once, and never reversed.
create or replace function is_batch(p_kind text) returns boolean language sql immutable as $$
  select p_kind like 'award.%' or p_kind like 'income.%' or p_kind like 'commission.%'
$$;

alter table entry drop constraint entry_topic_known;
alter table entry add constraint entry_topic_known check (topic in
  ('shopping', 'refund', 'recharge', 'withdrawal', 'transfer', 'award', 'income', 'reward', 'points_shop', 'adjustment', 'various', 'clone',
    'deposit', 'pledge', 'conversion', 'commission')) not valid;
alter table entry validate constraint entry_topic_known;

insert into income_code (code, name) values (106, 'commission');
