-- The settlement run, faster (decisions/0061): a shard is a number of members who are paid, with all their kinds of award, and no large table is
-- read more often than it must be.

-- The members of a shard; null where it is the reversal of one event. A shard of all kinds of award has the kind ''.
alter table settlement_shard add column first_member int, add column last_member int;
-- What is left of a run that was stopped is done as it was shared out, by kind and number.
update settlement_shard s set first_member = s.shard * r.shard_size, last_member = (s.shard + 1) * r.shard_size - 1
from settlement_run r where r.id = s.run_id and s.step in ('post', 'release');

-- Start-up sales of a run with what is left of each after refunds of the same run, which are summed once.
create or replace function settlement_sales(p_run int) returns table (event_id bigint, amount bigint, plan_id int, upline int[]) language sql stable
  rows 10000 set enable_nestloop = off as $$
  with back as materialized (
    select v.reversal_of, sum(v.base) as base from award_event v where v.run_id = p_run and v.reversal_of is not null group by v.reversal_of
  )
  select e.id, e.base + coalesce(b.base, 0)::bigint, e.plan_id, e.upline
  from award_event e left join back b on b.reversal_of = e.id
  where e.run_id = p_run and e.kind = 'start_up' and e.reversal_of is null
$$;

-- Refunds in a run of sales of earlier runs; each sale is looked up, so that the events of all days are never read.
create or replace function settlement_refunds(p_run int) returns table (event_id bigint, reversal_of bigint, base bigint) language sql stable as $$
  select v.id, v.reversal_of, v.base from award_event v
  where v.run_id = p_run and v.reversal_of is not null and (select e.run_id from award_event e where e.id = v.reversal_of) <> p_run
$$;

-- Members at the cut-off of a run who may be paid, from a grade on: grade, and whether their AM window is over without RM. Grades never fall.
drop function settlement_members(int);
create function settlement_members(p_run int, p_least int)
returns table (member_id int, grade int, is_forfeited boolean) language sql stable rows 100000
  set enable_nestloop = off set plan_cache_mode = force_custom_plan as $$
  with later as materialized (
    select distinct on (g.member_id) g.member_id, g.before from grade_change g, settlement_run r
    where r.id = p_run and g.changed_at >= r.cutoff order by g.member_id, g.changed_at, g.grade
  )
  select m.id, coalesce(l.before, m.grade), coalesce(coalesce(l.before, m.grade) = 4 and w.forfeits_at <= r.cutoff and w.state <> 'released', false)
  from settlement_run r cross join member m left join later l on l.member_id = m.id left join am_window w on w.member_id = m.id
  where r.id = p_run and m.state <> 'cancelled' and m.grade >= p_least and coalesce(l.before, m.grade) >= p_least
$$;

-- How many members have the grades RM1 to RM4 (6 to 9) at the cut-off of a run.
create function settlement_counts(p_run int) returns bigint[] language sql stable as $$
  select array[count(*) filter (where m.grade = 6), count(*) filter (where m.grade = 7), count(*) filter (where m.grade = 8), count(*) filter (where m.grade = 9)]
  from settlement_members(p_run, 6) m
$$;

-- Pools of a run under a version of the plan, of so many members of each grade: the base is the day's sales less refunds of earlier ones.
drop function settlement_pools(int, int);
create function settlement_pools(p_run int, p_plan int, p_counts bigint[])
returns table (kind text, base bigint, rate_ppm int, pool bigint, weights bigint) language sql stable as $$
  with sold as (
    select greatest(0, coalesce((select sum(amount) from settlement_sales(p_run)), 0)
      + coalesce((select sum(f.base) from settlement_refunds(p_run) f), 0))::bigint as base
  )
  select k.kind, s.base, r.rate_ppm, div(s.base::numeric * r.rate_ppm, 1000000)::bigint,
    (select sum(c.n * pool_weight(k.kind, c.place::int + 5, p.global_weights)) from unnest(p_counts) with ordinality c (n, place))::bigint
  from sold s cross join (values ('global'), ('education'), ('director')) k (kind) join award_plan p on p.id = p_plan
    join award_rate r on r.plan_id = p.id and r.kind = k.kind
$$;

-- All awards of a run, before the cap (gross) and after it (paid), in mills. `p_plan`: every award by this version, as if it had been in force; null: as
-- it was. How the cap is applied: each sale bears its referral lines and, by its amount, its part of the pooled awards (pools, matching,
-- management, clones). Where that is more than its cap, its referral lines are scaled by largest remainder, and the pooled awards by the mean of the factors of
-- all sales weighted by amount. What is taken out of arrays is materialized before it is joined: the planner expects few rows of it, and
-- would go through all members for each of them.
create or replace function settlement_lines(p_run int, p_plan int)
returns table (kind text, member_id int, generation int, event_id bigint, source_id int, rate_ppm int, base bigint, gross bigint, paid bigint,
  reason text, factor_ppb bigint)
language sql stable set plan_cache_mode = force_custom_plan set enable_nestloop = off as $$
  with run as materialized (select r.id, coalesce(p_plan, r.plan_id) as plan_id from settlement_run r where r.id = p_run),
  member_at as materialized (select * from settlement_members(p_run, 4)),
  sale as materialized (
    select s.event_id, s.amount, coalesce(p_plan, s.plan_id) as plan_id, s.upline from settlement_sales(p_run) s where s.amount > 0
  ),
  -- By generation of the sponsors that the event stored.
  by_upline as (
    select 'referral' as kind, s.event_id, s.amount as base, s.plan_id, s.upline from sale s
    union all
    select k.kind, e.id, case when k.kind = 'mall' then e.profit else e.base end, coalesce(p_plan, e.plan_id), e.upline
    from award_event e cross join (values ('goods', 'mall'), ('goods', 'sharing'), ('clone', 'avatar')) k (event, kind)
    where e.run_id = p_run and e.reversal_of is null and k.event = e.kind
  ),
  sponsor as materialized (
    select b.kind, b.event_id, b.base, b.plan_id, u.member_id, u.generation::int as generation
    from by_upline b cross join lateral unnest(b.upline) with ordinality u (member_id, generation)
  ),
  upline_line as materialized (
    select s.kind, s.member_id, s.generation, s.event_id, r.rate_ppm, s.base, div(s.base::numeric * r.rate_ppm, 1000000)::bigint as gross
    from sponsor s join award_rate r on r.plan_id = s.plan_id and r.kind = s.kind and r.generation = s.generation
      join member_at m on m.member_id = s.member_id
  ),
  matching as materialized (
    select case when d.is_clone then 'clone' else 'matching' end as kind, d.owner_id as member_id, d.node_id as source_id, r.rate_ppm, d.matched as base,
      div(d.matched::numeric * r.rate_ppm, 1000000)::bigint as gross
    from run cross join leg_day d join member_at m on m.member_id = d.owner_id
      join award_rate r on r.plan_id = run.plan_id and r.kind = 'matching'
    where d.run_id = p_run and d.matched > 0
  ),
  above as materialized (
    select a.member_id as source_id, a.gross as base, u.member_id, u.generation::int as generation
    from matching a join sponsor_node n on n.member_id = a.member_id cross join lateral unnest(n.upline) with ordinality u (member_id, generation)
    where a.kind = 'matching'
  ),
  management as (
    select 'management' as kind, u.member_id, u.generation, u.source_id, r.rate_ppm, u.base, div(u.base::numeric * r.rate_ppm, 1000000)::bigint as gross
    from run cross join above u join award_rate r on r.plan_id = run.plan_id and r.kind = 'management' and r.generation = u.generation
      join member_at m on m.member_id = u.member_id and m.grade >= 7
  ),
  leader as materialized (select m.member_id, m.grade from member_at m where m.grade >= 6),
  pool as materialized (
    select p.* from run cross join lateral settlement_pools(p_run, run.plan_id, (
      select array[count(*) filter (where l.grade = 6), count(*) filter (where l.grade = 7), count(*) filter (where l.grade = 8), count(*) filter (where l.grade = 9)]
      from leader l)) p
  ),
  share as (
    select p.kind, l.member_id, p.rate_ppm, p.base, p.pool, p.weights, pool_weight(p.kind, l.grade, a.global_weights) as weight
    from run join award_plan a on a.id = run.plan_id cross join pool p cross join leader l
    where p.weights > 0
  ),
  pool_line as (
    select s.kind, s.member_id, s.rate_ppm, s.base, (s.part + (s.place <= s.pool - s.parts)::int)::bigint as gross
    from (
      select x.*, sum(x.part) over (partition by x.kind) as parts,
        row_number() over (partition by x.kind order by x.rest desc, x.member_id) as place
      from (
        select h.*, div(h.pool::numeric * h.weight, h.weights) as part, mod(h.pool::numeric * h.weight, h.weights) as rest from share h where h.weight > 0
      ) x
    ) s
  ),
  pooled as materialized (
    select a.kind, a.member_id, 0 as generation, a.source_id, a.rate_ppm, a.base, a.gross from matching a where a.gross > 0
    union all select g.kind, g.member_id, g.generation, g.source_id, g.rate_ppm, g.base, g.gross from management g where g.gross > 0
    union all select l.kind, l.member_id, 0, null, l.rate_ppm, l.base, l.gross from pool_line l where l.gross > 0
  ),
  total as materialized (
    select coalesce((select sum(p.gross) from pooled p), 0) as pooled, coalesce((select sum(s.amount) from sale s), 0) as sales
  ),
  referred as materialized (select l.event_id, sum(l.gross) as gross from upline_line l where l.kind = 'referral' group by l.event_id),
  owed as materialized (
    select s.event_id, s.amount, div(s.amount::numeric * p.cap_ppm, 1000000) as cap,
      coalesce(l.gross, 0) + div(s.amount * t.pooled + t.sales - 1, t.sales) as due
    from sale s cross join total t join award_plan p on p.id = s.plan_id left join referred l on l.event_id = s.event_id
  ),
  factor as materialized (
    select coalesce(div(sum(o.amount * case when o.due <= o.cap then 1000000000 else div(o.cap * 1000000000, o.due) end), sum(o.amount)), 1000000000)::bigint as ppb
    from owed o
  ),
  scaled as (
    select x.*, sum(x.part) over (partition by x.event_id) as parts,
      row_number() over (partition by x.event_id order by x.rest desc, x.member_id) as place
    from (
      select l.*, o.due, o.cap, div(sum(l.gross) over (partition by l.event_id) * o.cap, o.due) as whole,
        div(l.gross * o.cap, o.due) as part, mod(l.gross * o.cap, o.due) as rest
      from upline_line l join owed o on o.event_id = l.event_id where l.kind = 'referral' and l.gross > 0
    ) x
  ),
  line as (
    select s.kind, s.member_id, s.generation, s.event_id, null::int as source_id, s.rate_ppm, s.base, s.gross,
      case when s.due <= s.cap then s.gross else (s.part + (s.place <= s.whole - s.parts)::int)::bigint end as paid
    from scaled s
    union all
    select l.kind, l.member_id, l.generation, l.event_id, null, l.rate_ppm, l.base, l.gross, l.gross
    from upline_line l where l.kind <> 'referral' and l.gross > 0
    union all
    select p.kind, p.member_id, p.generation, null, p.source_id, p.rate_ppm, p.base, p.gross, div(p.gross::numeric * f.ppb, 1000000000)::bigint
    from pooled p cross join factor f
  ),
  forfeited as materialized (select m.member_id from member_at m where m.is_forfeited)
  select l.kind, l.member_id, l.generation, l.event_id, l.source_id, l.rate_ppm, l.base, l.gross, case when g.member_id is null then l.paid else 0 end,
    case when g.member_id is not null then 'window_forfeited' end, f.ppb
  from line l left join forfeited g on g.member_id = l.member_id cross join factor f
$$;

-- Writes the lines of a run, its pools, and what the awards of each sale came to: before the cap, and at most after it.
create or replace function settlement_write_lines(p_run int) returns void language plpgsql set enable_nestloop = off as $$
declare
  part bigint;
begin
  insert into award_line (run_id, kind, member_id, generation, event_id, source_id, rate_ppm, base, gross, paid, reason)
  select p_run, l.kind, l.member_id, l.generation, l.event_id, l.source_id, l.rate_ppm, l.base, l.gross, l.paid, l.reason
  from settlement_lines(p_run, null) l order by l.kind, l.member_id;
  insert into run_pool (run_id, kind, base, rate_ppm, pool, weights)
  select p_run, p.kind, p.base, p.rate_ppm, p.pool, p.weights
  from settlement_run r cross join settlement_pools(p_run, r.plan_id, settlement_counts(p_run)) p where r.id = p_run;
  select coalesce(sum(l.gross), 0) into part from award_line l
  where l.run_id = p_run and l.kind in ('global', 'education', 'director', 'matching', 'management', 'clone');
  with sale as materialized (select s.event_id, s.amount, s.plan_id from settlement_sales(p_run) s where s.amount > 0),
  total as materialized (select sum(s.amount) as sales from sale s),
  referred as materialized (
    select a.event_id, sum(a.gross) as gross from award_line a where a.run_id = p_run and a.kind = 'referral' group by a.event_id
  ), owed as materialized (
    select s.event_id, s.amount, div(s.amount::numeric * p.cap_ppm, 1000000) as cap,
      coalesce(l.gross, 0) as referral, div(s.amount * part::numeric + t.sales - 1, t.sales) as pooled
    from sale s join award_plan p on p.id = s.plan_id cross join total t left join referred l on l.event_id = s.event_id
  ), run as (
    update settlement_run r set
      sales = coalesce((select sum(o.amount) from owed o), 0), refunds = -coalesce((select sum(f.base) from settlement_refunds(p_run) f), 0),
      factor_ppb = coalesce((
        select div(sum(o.amount * case when o.referral + o.pooled <= o.cap then 1000000000 else div(o.cap * 1000000000, o.referral + o.pooled) end), sum(o.amount))
        from owed o), 1000000000)
    where r.id = p_run
  )
  update award_event e set gross = (f.referral + f.pooled)::bigint, paid = least(f.cap, f.referral + f.pooled)::bigint
  from owed f where e.id = f.event_id and e.run_id = p_run;
end $$;

-- Shares out the members of a step, so many who are paid to a shard. Those with many lines are not spread evenly over the ids: what a transaction
-- locks is bounded by their number.
create function settlement_share_out(p_run int, p_step text) returns void language sql as $$
  insert into settlement_shard (run_id, step, kind, shard, first_member, last_member)
  select p_run, p_step, '', n.shard, min(n.member_id), max(n.member_id)
  from (
    select d.member_id, (row_number() over (order by d.member_id) - 1) / r.shard_size as shard
    from settlement_run r cross join (
      select distinct l.member_id from award_line l where p_step = 'post' and l.run_id = p_run and l.paid > 0
      union
      select p.member_id from settlement_run o join payout p on p.purpose = 'frozen:referral' and p.released_run is null and p.release_on <= o.day
      where p_step = 'release' and o.id = p_run
    ) d where r.id = p_run
  ) n group by n.shard
$$;

-- Where an amount goes by the member's AM window: 'forfeited' (the house's) where the window ended after the award's day; 'frozen:window' where the window
-- was frozen at the cut-off of the run that makes it payable, so that it does not matter whether the run or the window's timer comes first at that midnight.
create function purpose_in_window(p_state text, p_freezes_at timestamptz, p_forfeits_at timestamptz, p_award_cutoff timestamptz, p_cutoff timestamptz)
returns text language sql immutable as $$
  select case when p_state = 'forfeited' and p_award_cutoff < p_forfeits_at then 'forfeited'
    when p_state in ('open', 'frozen') and p_freezes_at <= p_cutoff then 'frozen:window' else 'available' end
$$;

-- Where an award that was posted or released to 'frozen:window' is now: there, 'forfeited', or 'available' since the release of the window.
create or replace function award_purpose(p_member int, p_cutoff timestamptz) returns text language sql stable as $$
  select coalesce((
    select case when w.state = 'forfeited' and p_cutoff < w.forfeits_at then 'forfeited' when w.state in ('open', 'frozen') then 'frozen:window'
      else 'available' end
    from am_window w where w.member_id = p_member), 'available')
$$;

-- Writes the payouts of these kinds to the members of a shard, and locks what they are posted to; returns the kinds that there are. The ACC part is
-- the rest of the split, turned into ACC by floor.
drop function settlement_pay(int, text, bigint);
create function settlement_pay(p_run int, p_kinds text[], p_first int, p_last int) returns setof text language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
declare
  wanted record;
  ids bigint[];
begin
  -- The state of the windows stays as it is until the amounts are posted.
  perform from am_window w where w.member_id in (
    select l.member_id from award_line l
    where l.run_id = p_run and l.kind = any (p_kinds) and l.paid > 0 and l.member_id between p_first and p_last) order by w.member_id for share;
  with due as materialized (
    select l.kind, l.member_id, sum(l.paid)::bigint as mills
    from award_line l
    where l.run_id = p_run and l.kind = any (p_kinds) and l.paid > 0 and l.member_id between p_first and p_last
    group by l.kind, l.member_id
  ), one as materialized (select distinct d.member_id from due d
  ), held as materialized (
    -- Where nothing came after the cut-off, what is there now was there then.
    select o.member_id, sum(case when b.last_at < r.cutoff then b.posted else balance_at(a.id, r.cutoff - interval '1 microsecond') end)::bigint as acc
    from one o join settlement_run r on r.id = p_run
      join account a on coalesce(a.member_id, 0) = o.member_id and a.unit = 'ACC' and (a.purpose = 'available' or a.purpose like 'frozen:%')
      left join balance b on b.account_id = a.id
    group by o.member_id
  ), split as (
    select d.*, r.day, r.acc_micros, p.freeze_days, purpose_in_window(w.state, w.freezes_at, w.forfeits_at, r.cutoff, r.cutoff) as goes_to, coalesce(h.acc, 0) as acc_held,
      case when d.kind = 'sharing' then 0
        when coalesce(h.acc, 0) < p.split_threshold then div(d.mills::numeric * p.low_usds_ppm, 1000000)
        else div(d.mills::numeric * p.high_usds_ppm, 1000000) end as usds,
      case when d.kind = 'sharing' or coalesce(h.acc, 0) < p.split_threshold then 0 else div(d.mills::numeric * p.high_usda_ppm, 1000000) end as usda
    from due d join settlement_run r on r.id = p_run join award_plan p on p.id = r.plan_id
      left join am_window w on w.member_id = d.member_id left join held h on h.member_id = d.member_id
  )
  insert into payout (run_id, kind, member_id, mills, acc_held, acc, usds, usda, longcoin, purpose, release_on)
  select p_run, s.kind, s.member_id, s.mills, s.acc_held,
    case when s.kind = 'sharing' then 0 else div((s.mills - s.usds - s.usda) * 1000000, s.acc_micros) end, s.usds, s.usda,
    case when s.kind = 'sharing' then s.mills / 10 else 0 end,
    case when s.kind = 'referral' and s.goes_to <> 'forfeited' then 'frozen:referral' else s.goes_to end,
    case when s.kind = 'referral' and s.goes_to <> 'forfeited' then s.day + s.freeze_days end
  from split s;
  -- Each kind is a transfer of its own: all their balances are locked at once, in the ledger's order, so that a transfer beside them waits for nothing twice.
  select array_agg(l.member_id) as members, array_agg(l.unit) as units, array_agg(l.purpose) as purposes into wanted
  from (
    select distinct x.member_id, x.unit, x.purpose
    from unnest(p_kinds) k (kind) cross join lateral settlement_posting(p_run, k.kind, p_first, p_last) x where x.member_id is not null
  ) l;
  if wanted.members is not null then
    ids := account_ids(wanted.members, wanted.units, wanted.purposes);
    perform from balance b where b.account_id = any (ids) order by b.account_id for update;
  end if;
  return query
  select distinct p.kind from payout p where p.run_id = p_run and p.kind = any (p_kinds) and p.member_id between p_first and p_last order by 1;
end $$;

-- The lines to post of the payouts of one kind to the members of a shard.
create function settlement_posting(p_run int, p_kind text, p_first int, p_last int)
returns table (member_id int, unit text, purpose text, amount bigint) language plpgsql stable
  set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
#variable_conflict use_column
begin
  return query
  with part as materialized (
    select case when p.purpose <> 'forfeited' then p.member_id end as member_id, u.unit, p.purpose, u.amount
    from payout p cross join lateral (values ('ACC', p.acc), ('USDS', p.usds), ('USDA', p.usda), ('LONGCOIN', p.longcoin)) u (unit, amount)
    where p.run_id = p_run and p.kind = p_kind and p.member_id between p_first and p_last and u.amount > 0
  )
  select t.member_id, t.unit, t.purpose, t.amount from part t
  union all
  select null, t.unit, 'award_expense', -sum(t.amount)::bigint from part t group by t.unit;
end $$;

-- Releases the locked payouts of a shard that are due, and returns the lines to post. What the end of an AM window took is no longer there.
drop function settlement_release(int, bigint);
create function settlement_release(p_run int, p_first int, p_last int)
returns table (member_id int, unit text, purpose text, amount bigint) language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
#variable_conflict use_column
begin
  perform from am_window w where w.member_id in (
    select p.member_id from payout p join settlement_run r on r.id = p_run
    where p.purpose = 'frozen:referral' and p.released_run is null and p.release_on <= r.day and p.member_id between p_first and p_last)
  order by w.member_id for share;
  return query
  with freed as (
    update payout p set released_run = p_run, released_to = coalesce((
      select purpose_in_window(w.state, w.freezes_at, w.forfeits_at, o.cutoff, r.cutoff) from am_window w where w.member_id = p.member_id), 'available')
    from settlement_run r, settlement_run o
    where r.id = p_run and o.id = p.run_id and p.purpose = 'frozen:referral' and p.released_run is null and p.release_on <= r.day
      and p.member_id between p_first and p_last
    returning p.*
  ), part as (
    select f.member_id, u.unit, f.released_to, sum(payout_rest(u.amount, f.back_mills, f.mills))::bigint as amount
    from freed f cross join lateral (values ('ACC', f.acc), ('USDS', f.usds), ('USDA', f.usda)) u (unit, amount)
    where f.released_to <> 'forfeited' group by 1, 2, 3
  )
  select p.member_id, p.unit, v.purpose, v.sign * p.amount
  from part p cross join lateral (values ('frozen:referral', -1), (p.released_to, 1)) v (purpose, sign) where p.amount > 0;
end $$;

-- Settles debts out of what a shard of a run just made available (by these kinds of award, or by releases: null), and returns the lines to post.
drop function settlement_net_debts(int, text, bigint);
create function settlement_net_debts(p_run int, p_kinds text[], p_first int, p_last int)
returns table (member_id int, unit text, purpose text, amount bigint) language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
#variable_conflict use_column
begin
  return query
  with owing as materialized (
    select distinct d.member_id from award_debt d where d.amount > 0 and d.member_id between p_first and p_last
  ), credit as (
    select p.member_id, u.unit, sum(case when p_kinds is null then payout_rest(u.amount, p.back_mills, p.mills) else u.amount end)::bigint as amount
    from owing o join payout p on p.member_id = o.member_id and case when p_kinds is null then p.released_run = p_run and p.released_to = 'available'
        else p.run_id = p_run and p.kind = any (p_kinds) and p.purpose = 'available' end
      cross join lateral (values ('ACC', p.acc), ('USDS', p.usds), ('USDA', p.usda)) u (unit, amount)
    group by 1, 2
  ), owed as (
    select d.member_id, d.unit, least(d.amount, c.amount) as paid
    from award_debt d join credit c on c.member_id = d.member_id and c.unit = d.unit
    where d.amount > 0 and c.amount > 0 order by d.member_id, d.unit for update of d
  ), netted as (
    update award_debt d set amount = d.amount - o.paid from owed o where d.member_id = o.member_id and d.unit = o.unit
    returning o.member_id, o.unit, o.paid
  )
  select n.member_id, n.unit, 'available', -n.paid from netted n
  union all
  select null, n.unit, 'debt_settled', sum(n.paid)::bigint from netted n group by n.unit;
end $$;

-- Writes the totals of a run and compares its lines, payouts and postings; raises LM007 with the first difference.
create or replace function settlement_close(p_run int) returns void language plpgsql as $$
declare
  wrong text;
begin
  insert into settlement_total (run_id, kind, line_count, gross, paid, acc, usds, usda, longcoin)
  select p_run, l.kind, l.n, l.gross, l.paid, coalesce(p.acc, 0), coalesce(p.usds, 0), coalesce(p.usda, 0), coalesce(p.longcoin, 0)
  from (select kind, count(*) as n, sum(gross) as gross, sum(paid) as paid from award_line where run_id = p_run group by kind) l
    left join (
      select kind, sum(acc) as acc, sum(usds) as usds, sum(usda) as usda, sum(longcoin) as longcoin from payout where run_id = p_run group by kind
    ) p on p.kind = l.kind;
  select format('%s: lines %s, payouts %s', t.kind, t.paid, p.mills) into wrong
  from settlement_total t left join (select kind, sum(mills) as mills from payout where run_id = p_run group by kind) p on p.kind = t.kind
  where t.run_id = p_run and t.paid <> coalesce(p.mills, 0) limit 1;
  if wrong is null then
    with posted as materialized (
      select t.kind, a.unit, -sum(x.amount) as amount
      from settlement_total t join transfer f on f.kind = 'award.' || t.kind and f.key >= format('run %s ', p_run) and f.key < format('run %s!', p_run)
        join entry x on x.transfer_id = f.id and x.account_version is null join account a on a.id = x.account_id
      where t.run_id = p_run and a.member_id is null and a.purpose = 'award_expense' group by t.kind, a.unit
    )
    select format('%s of %s: payouts %s, posted %s', u.unit, t.kind, u.amount, coalesce(e.amount, 0)) into wrong
    from settlement_total t cross join lateral (values ('ACC', t.acc), ('USDS', t.usds), ('USDA', t.usda), ('LONGCOIN', t.longcoin)) u (unit, amount)
      left join posted e on e.kind = t.kind and e.unit = u.unit
    where t.run_id = p_run and u.amount <> coalesce(e.amount, 0) limit 1;
  end if;
  if wrong is not null then raise exception 'run % differs: %', p_run, wrong using errcode = 'LM007'; end if;
  insert into placement_volume (day) select r.day from settlement_run r where r.id = p_run
  on conflict (is_only) do update set day = excluded.day;
end $$;
