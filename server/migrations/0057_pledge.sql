-- Pledges of ACC (AST-08, decisions/0069): one row for each line of a paid order. All is computed per share, by differences of cumulative floors, so that
-- pledges of the same terms and day (a cohort) sum exactly.
create table pledge (
  id int generated always as identity primary key,
  pledge_no text not null unique,
  member_id int not null references member,
  order_id int not null references shop_order,
  order_line_id int not null unique references order_line,
  shares int not null check (shares > 0),
  -- Cents of one share in the order.
  unit_price bigint not null check (unit_price >= 0),
  -- Terms as of the order (R-14): smallest parts of ACC a share, months, and millionths of the remaining principal a month.
  unit_acc bigint not null check (unit_acc > 0),
  months int not null check (months between 1 and 120),
  income_ppm int not null check (income_ppm between 0 and 1000000),
  -- Days of the store's zone. Income begins with the day on which it was bought; the last part of the principal is due at the start of `ends_on`.
  bought_on date not null,
  ends_on date not null check (ends_on > bought_on),
  state text not null default 'open' check (state in ('open', 'ended', 'refunded')),
  -- The last day whose income was paid; null before the first, while it can be refunded.
  paid_through date check (paid_through >= bought_on),
  parts_paid int not null default 0 check (parts_paid between 0 and months),
  income_paid bigint not null default 0 check (income_paid >= 0),
  principal_paid bigint not null default 0 check (principal_paid between 0 and shares * unit_acc),
  created_at timestamptz not null,
  -- When it ended or was refunded.
  closed_at timestamptz,
  check ((state = 'ended') = (parts_paid = months)),
  check ((state = 'open') = (closed_at is null)),
  check (state <> 'refunded' or paid_through is null)
) with (fillfactor = 75);
create index pledge_member on pledge (member_id, id);
create index pledge_order on pledge (order_id);
create index pledge_state on pledge (state, id);
create index pledge_months on pledge (months, id);
create index pledge_open on pledge (member_id) where state = 'open';
create index pledge_cohort on pledge (bought_on, months, unit_acc, income_ppm) include (shares) where state = 'open';
create trigger fixed before delete or truncate on pledge for each statement execute function refuse_change();
create trigger fixed_parts before update of pledge_no, member_id, order_id, order_line_id, shares, unit_price, unit_acc, months, income_ppm, bought_on, ends_on,
  created_at
  on pledge for each statement execute function refuse_change();

-- What one share of a cohort is paid by a run: from the day after `paid_from` (null: from the first) to the run's day. Only of the run under way.
create table pledge_cohort_pay (
  run_id int not null references settlement_run,
  bought_on date not null,
  months int not null,
  unit_acc bigint not null,
  income_ppm int not null,
  paid_from date,
  income bigint not null check (income >= 0),
  principal bigint not null check (principal >= 0),
  parts_paid int not null
);
-- A shard finds the cohort of each of its pledges by it, whatever the planner knows of rows that the same run wrote.
create unique index pledge_cohort_pay_key on pledge_cohort_pay (run_id, bought_on, months, unit_acc, income_ppm, paid_from) nulls not distinct;

-- What a shard of a run paid for pledges; the run compares the sums with the ledger.
create table pledge_run_shard (
  run_id int not null references settlement_run,
  shard bigint not null,
  income_count int not null,
  income bigint not null,
  principal_count int not null,
  principal bigint not null,
  primary key (run_id, shard)
);
create trigger fixed before update or delete or truncate on pledge_run_shard for each statement execute function refuse_change();

-- The day on which month n of a pledge ends; at the end of a shorter month its last day.
create function pledge_due_on(p_bought date, p_month int) returns date language sql immutable as $$
  select (p_bought + make_interval(months => p_month))::date
$$;

-- The number of its months that are over at the start of a day.
create function pledge_months_over(p_bought date, p_day date) returns int language sql immutable as $$
  select c.n - case when pledge_due_on(p_bought, c.n) > p_day then 1 else 0 end
  from (select ((extract(year from p_day) - extract(year from p_bought)) * 12 + extract(month from p_day) - extract(month from p_bought))::int as n) c
$$;

-- Principal of one share that was returned after so many months.
create function pledge_returned(p_unit bigint, p_months int, p_over int) returns bigint language sql immutable as $$
  select p_unit * least(greatest(p_over, 0), p_months) / p_months
$$;

-- Income of one share for month n, on what remains of the principal in it.
create function pledge_month_income(p_unit bigint, p_months int, p_ppm int, p_month int) returns bigint language sql immutable as $$
  select (p_unit - pledge_returned(p_unit, p_months, p_month - 1)) * p_ppm / 1000000
$$;

-- Income of one share from its first day up to and with a day; 0 for null.
create function pledge_income(p_bought date, p_unit bigint, p_months int, p_ppm int, p_day date) returns bigint language sql immutable as $$
  select case when p_day is null or p_day < p_bought then 0 else (
    select coalesce((select sum(pledge_month_income(p_unit, p_months, p_ppm, n))::bigint from generate_series(1, least(o.n, p_months)) n), 0)
      + case when o.n >= p_months then 0 else
        (p_unit - pledge_returned(p_unit, p_months, o.n)) * p_ppm * (p_day + 1 - pledge_due_on(p_bought, o.n))
          / (1000000::bigint * (pledge_due_on(p_bought, o.n + 1) - pledge_due_on(p_bought, o.n))) end
    from (select pledge_months_over(p_bought, p_day + 1) as n) o) end
$$;

-- Shares out the members with open pledges by their number, and computes what one share of each cohort is paid. A pledge that is committed later is paid
-- by the next run, from its first day.
create function pledge_share_out(p_run int) returns void language plpgsql as $$
declare
  run settlement_run;
begin
  select * into strict run from settlement_run where id = p_run;
  delete from pledge_cohort_pay where run_id < p_run;
  insert into pledge_cohort_pay (run_id, bought_on, months, unit_acc, income_ppm, paid_from, income, principal, parts_paid)
  select p_run, c.bought_on, c.months, c.unit_acc, c.income_ppm, c.paid_through,
    pledge_income(c.bought_on, c.unit_acc, c.months, c.income_ppm, run.day)
      - pledge_income(c.bought_on, c.unit_acc, c.months, c.income_ppm, c.paid_through),
    pledge_returned(c.unit_acc, c.months, o.parts)
      - pledge_returned(c.unit_acc, c.months, coalesce(pledge_months_over(c.bought_on, c.paid_through + 1), 0)),
    o.parts
  from (
    select p.bought_on, p.months, p.unit_acc, p.income_ppm, p.paid_through from pledge p
    where p.state = 'open' and p.bought_on <= run.day and (p.paid_through is null or p.paid_through < run.day)
    group by p.bought_on, p.months, p.unit_acc, p.income_ppm, p.paid_through
  ) c cross join lateral (select least(pledge_months_over(c.bought_on, run.day + 1), c.months) as parts) o;
  insert into settlement_shard (run_id, step, kind, shard, first_member, last_member)
  select p_run, 'pledges', '', n.shard, min(n.member_id), max(n.member_id)
  from (
    select m.member_id, (row_number() over (order by m.member_id) - 1) / greatest(run.shard_size, 1000) as shard
    from (select distinct p.member_id from pledge p where p.state = 'open') m
  ) n group by n.shard;
end $$;

-- Marks the open pledges of a shard's members as paid through the run's day, and answers what each member gets: of income, and of principal. A pledge
-- that was refunded, or paid, meanwhile is not among them.
create function pledge_pay(p_run int, p_shard bigint, p_first int, p_last int, p_now timestamptz)
returns table (members int[], income bigint[], principal bigint[]) language sql as $$
  with due as materialized (
    select p.id, p.paid_through, r.day, c.parts_paid, p.shares * c.income as income, p.shares * c.principal as principal
    from settlement_run r join pledge_cohort_pay c on c.run_id = r.id
      join pledge p on p.bought_on = c.bought_on and p.months = c.months and p.unit_acc = c.unit_acc and p.income_ppm = c.income_ppm
        and p.paid_through is not distinct from c.paid_from
    where r.id = p_run and p.state = 'open' and p.member_id between p_first and p_last
  ), paid as (
    update pledge p set paid_through = d.day, parts_paid = d.parts_paid, income_paid = p.income_paid + d.income,
      principal_paid = p.principal_paid + d.principal, state = case when d.parts_paid = p.months then 'ended' else 'open' end,
      closed_at = case when d.parts_paid = p.months then p_now end
    from due d where p.id = d.id and p.state = 'open' and p.paid_through is not distinct from d.paid_through
    returning p.member_id, d.income, d.principal
  ), noted as (
    insert into pledge_run_shard (run_id, shard, income_count, income, principal_count, principal)
    select p_run, p_shard, count(*) filter (where income > 0), coalesce(sum(income), 0), count(*) filter (where principal > 0), coalesce(sum(principal), 0)
    from paid
  ), by_member as (
    select member_id, sum(income)::bigint as income, sum(principal)::bigint as principal from paid group by member_id
  )
  select coalesce(array_agg(member_id order by member_id), '{}'), coalesce(array_agg(b.income order by member_id), '{}'),
    coalesce(array_agg(b.principal order by member_id), '{}')
  from by_member b
$$;

-- What open pledges are owed by the day on which it is due, both ends included, by cohort: a part of the principal at the start of its day, and with it what of
-- that month's income is not paid yet, which is paid day by day until then.
create function pledge_due(p_from date, p_to date) returns table (due_on date, unit text, principal bigint, income_expected bigint) language sql stable as $$
  with cohort as materialized (
    select p.bought_on, p.months, p.unit_acc, p.income_ppm, p.paid_through, sum(p.shares)::bigint as shares from pledge p
    where p.state = 'open' and p.ends_on >= p_from group by p.bought_on, p.months, p.unit_acc, p.income_ppm, p.paid_through
  )
  select d.due_on, 'ACC', sum(c.shares * (pledge_returned(c.unit_acc, c.months, d.n) - pledge_returned(c.unit_acc, c.months, d.n - 1)))::bigint,
    sum(c.shares * (pledge_month_income(c.unit_acc, c.months, c.income_ppm, d.n) - case when d.n = f.n then f.income_paid else 0 end))::bigint
  from cohort c
    cross join lateral (
      select o.n + 1 as n, case when c.paid_through is null then 0 else pledge_income(c.bought_on, c.unit_acc, c.months, c.income_ppm, c.paid_through)
        - pledge_income(c.bought_on, c.unit_acc, c.months, c.income_ppm, pledge_due_on(c.bought_on, o.n) - 1) end as income_paid
      from (select coalesce(pledge_months_over(c.bought_on, c.paid_through + 1), 0) as n) o
    ) f
    cross join lateral (
      select n, pledge_due_on(c.bought_on, n) as due_on
      from generate_series(greatest(f.n, pledge_months_over(c.bought_on, p_from)), least(c.months, pledge_months_over(c.bought_on, p_to))) n
    ) d
  where d.due_on between p_from and p_to
  group by d.due_on
$$;

update staff_role set version = version + 1, permissions = permissions || '{pledge.view}'
where ('withdrawal.*' = any (permissions) or 'withdrawal.view' = any (permissions)) and not ('*' = any (permissions));
