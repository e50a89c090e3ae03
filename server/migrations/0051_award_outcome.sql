-- What members who bought the Start-up product received in awards, computed after each settlement run (decisions/0066).
create table award_outcome (
  run_id int primary key references settlement_run,
  -- The settled day that it goes up to.
  day date not null unique,
  -- Days after the purchase that a member must have had, and that `first_median` and `first_none` look at.
  days int not null check (days > 0),
  -- Members counted, and how many of them received nothing.
  members int not null check (members >= 0),
  first_none int not null check (first_none between 0 and members),
  total_none int not null check (total_none between 0 and first_none),
  -- Mills that the member in the middle received: half of the members received no more. Null without members.
  first_median bigint check (first_median >= 0),
  total_median bigint check (total_median >= 0),
  computed_at timestamptz not null,
  check ((members = 0) = (first_median is null) and (members = 0) = (total_median is null))
);

-- Computes the outcome up to a run's day; again, it computes it with the refunds known by then. Counted are members whose first Start-up purchase
-- that was not refunded is at least p_days old, also those who closed their account. An award counts with what refunds left of it, unless it went to
-- the shop with the AM window or is frozen by it.
create function write_award_outcome(p_run int, p_days int, p_at timestamptz) returns void language sql as $$
  with bought as (
    select s.member_id, min(s.paid_at) as since from start_up_purchase s where s.refunded_at is null group by s.member_id
  ), received as (
    select b.member_id, coalesce(sum(g.mills) filter (where g.cutoff <= b.since + make_interval(days => p_days)), 0)::bigint as first_mills,
      coalesce(sum(g.mills), 0)::bigint as total_mills
    from settlement_run r join bought b on b.since <= r.cutoff - make_interval(days => p_days)
      left join lateral (
        select o.cutoff, p.mills - p.back_mills as mills
        from payout p join settlement_run o on o.id = p.run_id left join am_window w on w.member_id = p.member_id
        where p.member_id = b.member_id and o.day <= r.day and o.cutoff > b.since and (coalesce(p.released_to, p.purpose) = 'available'
          or coalesce(p.released_to, p.purpose) <> 'forfeited'
            and not (coalesce(w.state, 'open') = 'frozen' or coalesce(w.state, 'open') = 'forfeited' and o.cutoff < w.forfeits_at))
      ) g on true
    where r.id = p_run
    group by b.member_id
  )
  insert into award_outcome (run_id, day, days, members, first_none, total_none, first_median, total_median, computed_at)
  select r.id, r.day, p_days, f.members, f.first_none, f.total_none, f.first_median, f.total_median, p_at
  from settlement_run r cross join (
    select count(*)::int as members, count(*) filter (where first_mills = 0)::int as first_none, count(*) filter (where total_mills = 0)::int as total_none,
      percentile_disc(0.5) within group (order by first_mills) as first_median,
      percentile_disc(0.5) within group (order by total_mills) as total_median
    from received
  ) f
  where r.id = p_run
  on conflict (run_id) do update set days = excluded.days, members = excluded.members, first_none = excluded.first_none, total_none = excluded.total_none,
    first_median = excluded.first_median, total_median = excluded.total_median, computed_at = excluded.computed_at
$$;

-- The default roles: support sees, operators request and change, finance approves; decisions/0066.
update staff_role set version = version + 1, permissions = permissions || '{award.view,award.change,award.restart,unit_price.view,unit_price.request_price}'
where name = 'operator';
update staff_role set version = version + 1, permissions = permissions || '{award.view,award.approve,award.restart,network.approve}' where name = 'finance';
update staff_role set version = version + 1, permissions = permissions || '{award.view,unit_price.view}' where name = 'support';
