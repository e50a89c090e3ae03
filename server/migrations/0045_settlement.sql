-- The daily settlement run: one a day, worked through in steps (decisions/0061).
create table settlement_run (
  id int generated always as identity primary key,
  -- The day of the store's zone that it settles, which ended at `cutoff`.
  day date not null unique,
  cutoff timestamptz not null,
  -- The version in force on that day: pools, matching, management and split go by it; other awards by their event's.
  plan_id int not null references award_plan,
  -- Price of one ACC on that day, in millionths of the shop's money.
  acc_micros bigint not null check (acc_micros > 0),
  shard_size int not null check (shard_size > 0),
  step text not null default 'claim' check (step in ('claim', 'volumes', 'lines', 'claw_backs', 'post', 'release', 'close', 'closed')),
  -- Mills of the day's Start-up sales, and of what was refunded of earlier ones.
  sales bigint,
  refunds bigint,
  -- The part of the pooled awards that the cap left, in billionths.
  factor_ppb bigint check (factor_ppb between 0 and 1000000000),
  opened_at timestamptz not null,
  closed_at timestamptz,
  -- Why its last attempt ended early; null when it went on.
  error text,
  check ((step = 'closed') = (closed_at is not null))
);
alter table award_event add foreign key (run_id) references settlement_run;
alter table award_event add foreign key (volume_run_id) references settlement_run;

-- Work of a step that is done in one transaction with `done_at`: members of a shard by kind of award, or the reversal of one event.
create table settlement_shard (
  run_id int not null references settlement_run,
  step text not null,
  kind text not null,
  shard bigint not null,
  done_at timestamptz,
  primary key (run_id, step, kind, shard)
);
create index settlement_shard_open on settlement_shard (run_id, step, kind, shard) where done_at is null;

create table award_line (
  run_id int not null references settlement_run,
  kind text not null,
  member_id int not null references member,
  generation int not null,
  event_id bigint references award_event,
  -- Of matching and clone awards the position in the placement tree, of management the member whose matching award it is on.
  source_id int,
  rate_ppm int not null,
  base bigint not null,
  gross bigint not null check (gross > 0),
  paid bigint not null check (paid between 0 and gross),
  -- Why nothing is paid.
  reason text check (reason in ('window_forfeited')),
  check (reason is null or paid = 0)
);
create index award_line_member on award_line (member_id, run_id, kind);
create index award_line_run on award_line (run_id, kind, member_id);
create index award_line_event on award_line (event_id) where event_id is not null;

-- Volume that came into the legs of a position on a day, what was matched, and what is carried over.
create table leg_day (
  run_id int not null references settlement_run,
  node_id int not null references placement_node,
  owner_id int references member,
  is_clone boolean not null,
  volume_left bigint not null,
  volume_right bigint not null,
  matched bigint not null check (matched >= 0),
  carry_left bigint not null,
  carry_right bigint not null,
  primary key (run_id, node_id)
);

create table run_pool (
  run_id int not null references settlement_run,
  kind text not null check (kind in ('global', 'education', 'director')),
  base bigint not null,
  rate_ppm int not null,
  pool bigint not null,
  -- Sum of the weights of those who share it; 0: nobody, and the house keeps it.
  weights bigint not null,
  primary key (run_id, kind)
);

create table payout (
  id bigint generated always as identity unique,
  run_id int not null references settlement_run,
  kind text not null,
  member_id int not null references member,
  mills bigint not null check (mills > 0),
  -- ACC that the member had at the cut-off, which decides the split.
  acc_held bigint not null,
  acc bigint not null check (acc >= 0),
  usds bigint not null check (usds >= 0),
  usda bigint not null check (usda >= 0),
  longcoin bigint not null check (longcoin >= 0),
  -- The account that it was posted to: the member's, or the house's 'forfeited' where the AM window ended before it was posted.
  purpose text not null check (purpose in ('available', 'frozen:referral', 'frozen:window', 'forfeited')),
  -- Of a locked one: the day of the run that releases it, that run, and where to.
  release_on date,
  released_run int references settlement_run,
  released_to text check (released_to in ('available', 'frozen:window', 'forfeited')),
  -- Mills that refunds took back.
  back_mills bigint not null default 0,
  primary key (run_id, kind, member_id),
  check (back_mills between 0 and mills),
  check ((released_run is null) = (released_to is null)),
  check ((release_on is not null) = (purpose = 'frozen:referral'))
);
create index payout_member on payout (member_id, id desc);
create index payout_locked on payout (release_on, member_id) where purpose = 'frozen:referral' and released_run is null;

-- What a member owes of awards whose sale was refunded after they were spent; later awards settle it.
create table award_debt (
  member_id int not null references member,
  unit text not null references unit,
  amount bigint not null check (amount >= 0),
  primary key (member_id, unit)
);

create table settlement_total (
  run_id int not null references settlement_run,
  kind text not null,
  line_count bigint not null,
  gross bigint not null,
  paid bigint not null,
  acc bigint not null,
  usds bigint not null,
  usda bigint not null,
  longcoin bigint not null,
  primary key (run_id, kind)
);

create trigger fixed before update or delete or truncate on award_line for each statement execute function refuse_change();
create trigger fixed before update or delete or truncate on leg_day for each statement execute function refuse_change();
create trigger fixed before update or delete or truncate on run_pool for each statement execute function refuse_change();
create trigger fixed before update or delete or truncate on settlement_total for each statement execute function refuse_change();
create trigger fixed before delete or truncate on payout for each statement execute function refuse_change();
create trigger fixed_parts before update of run_id, kind, member_id, mills, acc_held, acc, usds, usda, longcoin, purpose, release_on on payout
  for each statement execute function refuse_change();

-- Start-up sales of a run with what is left of each after refunds of the same run.
create function settlement_sales(p_run int) returns table (event_id bigint, amount bigint, plan_id int, upline int[]) language sql stable as $$
  select e.id, e.base + coalesce((select sum(v.base) from award_event v where v.reversal_of = e.id and v.run_id = p_run), 0)::bigint, e.plan_id, e.upline
  from award_event e where e.run_id = p_run and e.kind = 'start_up' and e.reversal_of is null
$$;

-- Refunds in a run of sales of earlier runs.
create function settlement_refunds(p_run int) returns table (event_id bigint, reversal_of bigint, base bigint) language sql stable as $$
  select v.id, v.reversal_of, v.base from award_event v join award_event e on e.id = v.reversal_of
  where v.run_id = p_run and e.run_id <> p_run
$$;

-- Adds the volume that is not counted yet to all legs above it, matches left against right and carries the rest over. A parent has a smaller
-- id than its children, so one pass from the last position to the first reaches every leg. On a day without sales nothing is counted,
-- because a matching award is borne by the sales of its day; the volume waits for the next day that has some. Called under the lock `placement`.
create function settlement_volumes(p_run int) returns void language plpgsql as $$
declare
  parents int[];
  is_left boolean[];
  n int;
  own bigint[];
  lefts bigint[];
  rights bigint[];
  fresh record;
  volume bigint;
begin
  if not exists (select from settlement_sales(p_run) s where s.amount > 0) then return; end if;
  select array_agg(p.parent_id order by p.id), array_agg(p.side = 'left' order by p.id), max(p.id) into parents, is_left, n from placement_node p;
  if n is distinct from cardinality(parents) then raise exception 'positions have gaps' using errcode = 'LM004'; end if;
  own := array_fill(0::bigint, array[n]);
  lefts := own;
  rights := own;
  for fresh in
    update award_event e set volume_run_id = p_run from placement_node p
    where e.volume_run_id is null and e.run_id is not null and e.kind = 'start_up' and p.owner_id = e.member_id and not p.is_clone
    returning p.id, e.base
  loop
    own[fresh.id] := own[fresh.id] + fresh.base;
  end loop;
  for i in reverse n .. 2 loop
    volume := own[i] + lefts[i] + rights[i];
    if volume <> 0 then
      if is_left[i] then
        lefts[parents[i]] := lefts[parents[i]] + volume;
      else
        rights[parents[i]] := rights[parents[i]] + volume;
      end if;
    end if;
  end loop;
  insert into leg_day (run_id, node_id, owner_id, is_clone, volume_left, volume_right, matched, carry_left, carry_right)
  select p_run, m.id, m.owner_id, m.is_clone, m.l, m.r, m.matched, m.carry_left + m.l - m.matched, m.carry_right + m.r - m.matched
  from (
    select p.id, p.owner_id, p.is_clone, p.carry_left, p.carry_right, v.l, v.r,
      greatest(0, least(p.carry_left + v.l, p.carry_right + v.r)) as matched
    from unnest(lefts, rights) with ordinality v (l, r, id) join placement_node p on p.id = v.id
    where v.l <> 0 or v.r <> 0
  ) m;
  update placement_node p set carry_left = d.carry_left, carry_right = d.carry_right
  from leg_day d where d.run_id = p_run and d.node_id = p.id;
end $$;

-- Members at the cut-off of a run who may be paid: grade, and whether their AM window is over without RM.
create function settlement_members(p_run int) returns table (member_id int, grade int, is_forfeited boolean) language sql stable set enable_nestloop = off as $$
  with later as materialized (
    select distinct on (g.member_id) g.member_id, g.before from grade_change g, settlement_run r
    where r.id = p_run and g.changed_at >= r.cutoff order by g.member_id, g.changed_at, g.grade
  )
  select m.id, coalesce(l.before, m.grade), coalesce(coalesce(l.before, m.grade) = 4 and w.forfeits_at <= r.cutoff and w.state <> 'released', false)
  from settlement_run r cross join member m left join later l on l.member_id = m.id left join am_window w on w.member_id = m.id
  where r.id = p_run and m.state <> 'cancelled' and coalesce(l.before, m.grade) >= 4
$$;

-- The weight of a grade in a pool: RM1 to RM4 are 6 to 9.
create function pool_weight(p_kind text, p_grade int, p_weights int[]) returns int language sql immutable as $$
  select case p_kind
    when 'global' then case when p_grade between 6 and 9 then p_weights[p_grade - 5] else 0 end
    when 'education' then (p_grade >= 8)::int
    else (p_grade = 9)::int end
$$;

-- Pools of a run under a version of the plan: the base is the day's sales less refunds of earlier ones.
create function settlement_pools(p_run int, p_plan int)
returns table (kind text, base bigint, rate_ppm int, pool bigint, weights bigint) language sql stable as $$
  with sold as (
    select greatest(0, coalesce((select sum(amount) from settlement_sales(p_run)), 0)
      + coalesce((select sum(f.base) from settlement_refunds(p_run) f), 0))::bigint as base
  ), graded as materialized (select m.grade, count(*) as n from settlement_members(p_run) m where m.grade >= 6 group by m.grade)
  select k.kind, s.base, r.rate_ppm, div(s.base::numeric * r.rate_ppm, 1000000)::bigint,
    coalesce((select sum(g.n * pool_weight(k.kind, g.grade, p.global_weights)) from graded g), 0)::bigint
  from sold s cross join (values ('global'), ('education'), ('director')) k (kind) join award_plan p on p.id = p_plan
    join award_rate r on r.plan_id = p.id and r.kind = k.kind
$$;

-- All awards of a run, before the cap (gross) and after it (paid), in mills. `p_plan`: every award by this version, as if it had been in force; null: as
-- it was. How the cap is applied: each sale bears its referral lines and, by its amount, its part of the pooled awards (pools, matching,
-- management, clones). Where that is more than its cap, its referral lines are scaled by largest remainder, and the pooled awards by the mean of the factors of
-- all sales weighted by amount.
create function settlement_lines(p_run int, p_plan int)
returns table (kind text, member_id int, generation int, event_id bigint, source_id int, rate_ppm int, base bigint, gross bigint, paid bigint,
  reason text, factor_ppb bigint)
language sql stable set plan_cache_mode = force_custom_plan set enable_nestloop = off as $$
  with run as materialized (select r.id, coalesce(p_plan, r.plan_id) as plan_id from settlement_run r where r.id = p_run),
  member_at as materialized (select * from settlement_members(p_run)),
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
  upline_line as materialized (
    select b.kind, u.member_id, u.generation::int as generation, b.event_id, r.rate_ppm, b.base, div(b.base::numeric * r.rate_ppm, 1000000)::bigint as gross
    from by_upline b cross join lateral unnest(b.upline) with ordinality u (member_id, generation)
      join award_rate r on r.plan_id = b.plan_id and r.kind = b.kind and r.generation = u.generation
      join member_at m on m.member_id = u.member_id
  ),
  matching as materialized (
    select case when d.is_clone then 'clone' else 'matching' end as kind, d.owner_id as member_id, d.node_id as source_id, r.rate_ppm, d.matched as base,
      div(d.matched::numeric * r.rate_ppm, 1000000)::bigint as gross
    from run cross join leg_day d join member_at m on m.member_id = d.owner_id
      join award_rate r on r.plan_id = run.plan_id and r.kind = 'matching'
    where d.run_id = p_run and d.matched > 0
  ),
  management as (
    select 'management' as kind, u.member_id, u.generation::int as generation, a.member_id as source_id, r.rate_ppm, a.gross as base,
      div(a.gross::numeric * r.rate_ppm, 1000000)::bigint as gross
    from run cross join matching a cross join lateral unnest(award_upline(a.member_id)) with ordinality u (member_id, generation)
      join award_rate r on r.plan_id = run.plan_id and r.kind = 'management' and r.generation = u.generation
      join member_at m on m.member_id = u.member_id and m.grade >= 7
    where a.kind = 'matching'
  ),
  share as (
    select p.kind, m.member_id, p.rate_ppm, p.base, p.pool, p.weights, pool_weight(p.kind, m.grade, a.global_weights) as weight
    from run join award_plan a on a.id = run.plan_id cross join settlement_pools(p_run, run.plan_id) p cross join member_at m
    where m.grade >= 6 and p.weights > 0
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
  )
  select l.kind, l.member_id, l.generation, l.event_id, l.source_id, l.rate_ppm, l.base, l.gross, case when m.is_forfeited then 0 else l.paid end,
    case when m.is_forfeited then 'window_forfeited' end, f.ppb
  from line l join member_at m on m.member_id = l.member_id cross join factor f
$$;

-- Writes the lines of a run, its pools, and what the awards of each sale came to: before the cap, and at most after it.
create function settlement_write_lines(p_run int) returns void language plpgsql set enable_nestloop = off as $$
declare
  part bigint;
begin
  insert into award_line (run_id, kind, member_id, generation, event_id, source_id, rate_ppm, base, gross, paid, reason)
  select p_run, l.kind, l.member_id, l.generation, l.event_id, l.source_id, l.rate_ppm, l.base, l.gross, l.paid, l.reason
  from settlement_lines(p_run, null) l order by l.kind, l.member_id;
  insert into run_pool (run_id, kind, base, rate_ppm, pool, weights)
  select p_run, p.kind, p.base, p.rate_ppm, p.pool, p.weights from settlement_run r cross join settlement_pools(p_run, r.plan_id) p where r.id = p_run;
  select coalesce(sum(l.gross), 0) into part from award_line l
  where l.run_id = p_run and l.kind in ('global', 'education', 'director', 'matching', 'management', 'clone');
  with owed as materialized (
    select s.event_id, s.amount, div(s.amount::numeric * p.cap_ppm, 1000000) as cap,
      coalesce(l.gross, 0) as referral, div(s.amount * part::numeric + t.sales - 1, t.sales) as pooled
    from settlement_sales(p_run) s join award_plan p on p.id = s.plan_id
      cross join (select sum(x.amount) as sales from settlement_sales(p_run) x) t
      left join (select a.event_id, sum(a.gross) as gross from award_line a where a.run_id = p_run and a.kind = 'referral' group by a.event_id) l
        on l.event_id = s.event_id
    where s.amount > 0
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

-- Where an amount of a member goes: 'forfeited' (the house's) where the AM window ended after the award's day, 'frozen:window' while it is frozen.
create function award_purpose(p_member int, p_cutoff timestamptz) returns text language sql stable as $$
  select coalesce((
    select case when w.state = 'forfeited' and p_cutoff < w.forfeits_at then 'forfeited' when w.state = 'frozen' then 'frozen:window' end
    from am_window w where w.member_id = p_member), 'available')
$$;

-- What a payout still has in one of its units after refunds took `p_back` mills of it back.
create function payout_rest(p_amount bigint, p_back bigint, p_mills bigint) returns bigint language sql immutable as $$
  select p_amount - div(p_amount::numeric * p_back, p_mills)::bigint
$$;

-- Here and below by index, as the ledger's functions: a plan made while the tables were small would scan them for ever.
-- Writes the payouts of one kind to the members of a shard, and returns the lines to post. The ACC part is the rest of the split, turned into ACC by floor.
create function settlement_pay(p_run int, p_kind text, p_shard bigint)
returns table (member_id int, unit text, purpose text, amount bigint) language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
#variable_conflict use_column
declare
  size int := (select r.shard_size from settlement_run r where r.id = p_run);
begin
  -- The state of the windows stays as it is until the amounts are posted.
  perform from am_window w where w.member_id in (
    select l.member_id from award_line l
    where l.run_id = p_run and l.kind = p_kind and l.paid > 0 and l.member_id >= p_shard * size and l.member_id < (p_shard + 1) * size) order by w.member_id for share;
  return query
  with due as (
    select l.member_id, sum(l.paid)::bigint as mills
    from award_line l
    where l.run_id = p_run and l.kind = p_kind and l.paid > 0 and l.member_id >= p_shard * size and l.member_id < (p_shard + 1) * size
    group by l.member_id
  ), held as (
    select d.*, r.day, r.acc_micros, p.split_threshold, p.low_usds_ppm, p.high_usds_ppm, p.high_usda_ppm, p.freeze_days,
      award_purpose(d.member_id, r.cutoff) as goes_to,
      coalesce((
        select sum(balance_at(a.id, r.cutoff - interval '1 microsecond')) from account a
        where coalesce(a.member_id, 0) = d.member_id and a.unit = 'ACC' and (a.purpose = 'available' or a.purpose like 'frozen:%')), 0)::bigint as acc_held
    from due d join settlement_run r on r.id = p_run join award_plan p on p.id = r.plan_id
  ), split as (
    select h.*,
      case when p_kind = 'sharing' then 0
        when h.acc_held < h.split_threshold then div(h.mills::numeric * h.low_usds_ppm, 1000000) else div(h.mills::numeric * h.high_usds_ppm, 1000000) end as usds,
      case when p_kind = 'sharing' or h.acc_held < h.split_threshold then 0 else div(h.mills::numeric * h.high_usda_ppm, 1000000) end as usda
    from held h
  ), made as (
    insert into payout (run_id, kind, member_id, mills, acc_held, acc, usds, usda, longcoin, purpose, release_on)
    select p_run, p_kind, s.member_id, s.mills, s.acc_held,
      case when p_kind = 'sharing' then 0 else div((s.mills - s.usds - s.usda) * 1000000, s.acc_micros) end, s.usds, s.usda,
      case when p_kind = 'sharing' then s.mills / 10 else 0 end,
      case when p_kind = 'referral' and s.goes_to <> 'forfeited' then 'frozen:referral' else s.goes_to end,
      case when p_kind = 'referral' and s.goes_to <> 'forfeited' then s.day + s.freeze_days end
    from split s
    returning *
  )
  select case when m.purpose <> 'forfeited' then m.member_id end, u.unit, m.purpose, u.amount
  from made m cross join lateral (values ('ACC', m.acc), ('USDS', m.usds), ('USDA', m.usda), ('LONGCOIN', m.longcoin)) u (unit, amount)
  where u.amount > 0
  union all
  select null, u.unit, 'award_expense', -sum(u.amount)::bigint
  from made m cross join lateral (values ('ACC', m.acc), ('USDS', m.usds), ('USDA', m.usda), ('LONGCOIN', m.longcoin)) u (unit, amount)
  where u.amount > 0 group by u.unit;
end $$;

-- Releases the locked payouts of a shard that are due, and returns the lines to post. What the end of an AM window took is no longer there.
create function settlement_release(p_run int, p_shard bigint)
returns table (member_id int, unit text, purpose text, amount bigint) language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
#variable_conflict use_column
declare
  size int := (select r.shard_size from settlement_run r where r.id = p_run);
begin
  perform from am_window w where w.member_id in (
    select p.member_id from payout p join settlement_run r on r.id = p_run
    where p.purpose = 'frozen:referral' and p.released_run is null and p.release_on <= r.day
      and p.member_id >= p_shard * size and p.member_id < (p_shard + 1) * size)
  order by w.member_id for share;
  return query
  with freed as (
    update payout p set released_run = p_run, released_to = award_purpose(p.member_id, o.cutoff)
    from settlement_run r, settlement_run o
    where r.id = p_run and o.id = p.run_id and p.purpose = 'frozen:referral' and p.released_run is null and p.release_on <= r.day
      and p.member_id >= p_shard * size and p.member_id < (p_shard + 1) * size
    returning p.*
  ), part as (
    select f.member_id, u.unit, f.released_to, sum(payout_rest(u.amount, f.back_mills, f.mills))::bigint as amount
    from freed f cross join lateral (values ('ACC', f.acc), ('USDS', f.usds), ('USDA', f.usda)) u (unit, amount)
    where f.released_to <> 'forfeited' group by 1, 2, 3
  )
  select p.member_id, p.unit, v.purpose, v.sign * p.amount
  from part p cross join lateral (values ('frozen:referral', -1), (p.released_to, 1)) v (purpose, sign) where p.amount > 0;
end $$;

-- Settles debts out of what a shard of a run just made available (by a kind of award, or by releases: null), and returns the lines to post.
create function settlement_net_debts(p_run int, p_kind text, p_shard bigint)
returns table (member_id int, unit text, purpose text, amount bigint) language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
#variable_conflict use_column
declare
  size int := (select r.shard_size from settlement_run r where r.id = p_run);
begin
  return query
  with owing as materialized (
    select distinct d.member_id from award_debt d where d.amount > 0 and d.member_id >= p_shard * size and d.member_id < (p_shard + 1) * size
  ), credit as (
    select p.member_id, u.unit, sum(case when p_kind is null then payout_rest(u.amount, p.back_mills, p.mills) else u.amount end)::bigint as amount
    from owing o join payout p on p.member_id = o.member_id
      and case when p_kind is null then p.released_run = p_run and p.released_to = 'available' else p.run_id = p_run and p.kind = p_kind and p.purpose = 'available' end
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

-- Takes back what a refund leaves without a sale: in proportion to the part of the sale that is refunded, so that all refunds together take exactly
-- what was paid. From the locked account before the release, else from what the AM window froze, then from what is available; the rest is a debt.
create function settlement_claw_back(p_run int, p_reversal bigint)
returns table (member_id int, unit text, purpose text, amount bigint) language plpgsql
  set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
#variable_conflict use_column
declare
  sale award_event;
  whole bigint;
  before bigint;
  after bigint;
  one record;
  part record;
  bucket record;
  due bigint;
  taken bigint;
begin
  select e.* into strict sale from award_event v join award_event e on e.id = v.reversal_of where v.id = p_reversal;
  perform from award_event where id = sale.id for update;
  whole := sale.base + coalesce((select sum(v.base) from award_event v where v.reversal_of = sale.id and v.run_id = sale.run_id), 0);
  if whole <= 0 then return; end if;
  before := -coalesce((select sum(v.base) from award_event v
    where v.reversal_of = sale.id and v.run_id > sale.run_id and (v.run_id, v.id) < (p_run, p_reversal)), 0);
  after := before - (select v.base from award_event v where v.id = p_reversal);
  -- All balances that may be taken from, in the order in which the ledger locks them.
  perform from (
    select b.account_id from balance b join account a on a.id = b.account_id
      join award_line l on coalesce(a.member_id, 0) = l.member_id and l.event_id = sale.id and l.paid > 0
    where a.unit in ('ACC', 'USDS', 'USDA') and a.purpose in ('frozen:referral', 'frozen:window', 'available')
    order by b.account_id for update of b) locked;
  for one in
    select p.*, d.mills as fresh, m.state = 'cancelled' or (coalesce(p.released_to, p.purpose) <> 'available'
      and 'forfeited' in (coalesce(p.released_to, p.purpose), award_purpose(p.member_id, r.cutoff))) as is_gone
    from (
      select l.member_id, sum(div(l.paid::numeric * after, whole) - div(l.paid::numeric * before, whole))::bigint as mills
      from award_line l where l.event_id = sale.id and l.kind = 'referral' and l.paid > 0 group by l.member_id
    ) d join payout p on p.run_id = sale.run_id and p.kind = 'referral' and p.member_id = d.member_id
      join settlement_run r on r.id = p.run_id join member m on m.id = p.member_id
    where d.mills > 0 order by p.member_id for update of p
  loop
    update payout p set back_mills = p.back_mills + one.fresh
    where p.run_id = one.run_id and p.kind = one.kind and p.member_id = one.member_id;
    continue when one.is_gone;
    for part in select * from (values ('ACC', one.acc), ('USDS', one.usds), ('USDA', one.usda)) u (unit, amount) loop
      due := payout_rest(part.amount, one.back_mills, one.mills) - payout_rest(part.amount, one.back_mills + one.fresh, one.mills);
      for bucket in
        select a.purpose, b.posted - b.held as free
        from unnest(case when one.released_run is null then array['frozen:referral'] else array['frozen:window', 'available'] end) with ordinality o (purpose, n)
          join account a on coalesce(a.member_id, 0) = one.member_id and a.unit = part.unit and a.purpose = o.purpose
          join balance b on b.account_id = a.id order by o.n
      loop
        taken := least(due, greatest(0, bucket.free));
        due := due - taken;
        if taken > 0 then
          member_id := one.member_id; unit := part.unit; purpose := bucket.purpose; amount := -taken;
          return next;
          member_id := null; purpose := 'award_expense'; amount := taken;
          return next;
        end if;
      end loop;
      if due > 0 then
        insert into award_debt (member_id, unit, amount) values (one.member_id, part.unit, due)
        on conflict (member_id, unit) do update set amount = award_debt.amount + excluded.amount;
      end if;
    end loop;
  end loop;
end $$;

-- Writes the totals of a run and compares its lines, payouts and postings; raises LM007 with the first difference.
create function settlement_close(p_run int) returns void language plpgsql as $$
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
    select format('%s of %s: payouts %s, posted %s', u.unit, t.kind, u.amount, coalesce(e.amount, 0)) into wrong
    from settlement_total t cross join lateral (values ('ACC', t.acc), ('USDS', t.usds), ('USDA', t.usda), ('LONGCOIN', t.longcoin)) u (unit, amount)
      left join lateral (
        select -sum(x.amount) as amount from transfer f join entry x on x.transfer_id = f.id join account a on a.id = x.account_id
        where f.kind = 'award.' || t.kind and f.key >= format('run %s ', p_run) and f.key < format('run %s!', p_run)
          and a.member_id is null and a.unit = u.unit and a.purpose = 'award_expense'
      ) e on true
    where t.run_id = p_run and u.amount <> coalesce(e.amount, 0) limit 1;
  end if;
  if wrong is not null then raise exception 'run % differs: %', p_run, wrong using errcode = 'LM007'; end if;
  insert into placement_volume (day) select r.day from settlement_run r where r.id = p_run
  on conflict (is_only) do update set day = excluded.day;
end $$;
