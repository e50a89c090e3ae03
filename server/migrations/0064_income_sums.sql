-- The due dates of pledges and the ledger's check of deposits at a million of them: the income of a running month without the months before it, scans that
-- may run in parallel, and one sum in place of a full join.
alter function pledge_due_on(date, int) parallel safe;
alter function pledge_months_over(date, date) parallel safe;
alter function pledge_returned(bigint, int, int) parallel safe;
alter function pledge_month_income(bigint, int, int, int) parallel safe;

-- Income of one share for the days from the end of its month p_over up to and with a day of the month after it.
create function pledge_part_income(p_bought date, p_unit bigint, p_months int, p_ppm int, p_over int, p_day date) returns bigint
language sql immutable parallel safe as $$
  select (p_unit - pledge_returned(p_unit, p_months, p_over)) * p_ppm * (p_day + 1 - pledge_due_on(p_bought, p_over))
    / (1000000::bigint * (pledge_due_on(p_bought, p_over + 1) - pledge_due_on(p_bought, p_over)))
$$;

-- Income of one share from its first day up to and with a day; 0 for null.
create or replace function pledge_income(p_bought date, p_unit bigint, p_months int, p_ppm int, p_day date) returns bigint language sql immutable parallel safe as $$
  select case when p_day is null or p_day < p_bought then 0 else (
    select coalesce((select sum(pledge_month_income(p_unit, p_months, p_ppm, n))::bigint from generate_series(1, least(o.n, p_months)) n), 0)
      + case when o.n >= p_months then 0 else pledge_part_income(p_bought, p_unit, p_months, p_ppm, o.n, p_day) end
    from (select pledge_months_over(p_bought, p_day + 1) as n) o) end
$$;

-- What open pledges are owed by the day on which it is due, both ends included, by cohort: a part of the principal at the start of its day, and with it what of
-- that month's income is not paid yet, which is paid day by day until then.
create or replace function pledge_due(p_from date, p_to date) returns table (due_on date, unit text, principal bigint, income_expected bigint)
language sql stable parallel safe as $$
  with cohort as materialized (
    select p.bought_on, p.months, p.unit_acc, p.income_ppm, p.paid_through, sum(p.shares)::bigint as shares from pledge p
    where p.state = 'open' and p.ends_on >= p_from group by p.bought_on, p.months, p.unit_acc, p.income_ppm, p.paid_through
  )
  select d.due_on, 'ACC', sum(c.shares * (pledge_returned(c.unit_acc, c.months, d.n) - pledge_returned(c.unit_acc, c.months, d.n - 1)))::bigint,
    sum(c.shares * (pledge_month_income(c.unit_acc, c.months, c.income_ppm, d.n) - case when d.n = f.n then f.income_paid else 0 end))::bigint
  from cohort c
    cross join lateral (
      select o.n + 1 as n, case when c.paid_through is null then 0
        else pledge_part_income(c.bought_on, c.unit_acc, c.months, c.income_ppm, o.n, c.paid_through) end as income_paid
      from (select coalesce(pledge_months_over(c.bought_on, c.paid_through + 1), 0) as n) o
    ) f
    cross join lateral (
      select n, pledge_due_on(c.bought_on, n) as due_on
      from generate_series(greatest(f.n, pledge_months_over(c.bought_on, p_from)), least(c.months, pledge_months_over(c.bought_on, p_to))) n
    ) d
  where d.due_on between p_from and p_to
  group by d.due_on
$$;

-- The first member whose open deposits differ from what the ledger has as deposited, or null.
create or replace function check_deposits() returns text language sql stable as $$
  select format('member %s: %s deposited in the ledger, %s in open deposits of %s', h.member_id, sum(h.posted), sum(h.principal), h.unit)
  from (
    select a.member_id, a.unit, b.posted, 0 as principal from account a join balance b on b.account_id = a.id
    where a.purpose = 'deposited' and a.unit in ('ACC', 'AAA') and a.member_id is not null
    union all select d.member_id, d.unit, 0, d.principal from deposit d where d.is_open
  ) h
  group by h.member_id, h.unit having sum(h.posted) <> sum(h.principal) limit 1
$$;
