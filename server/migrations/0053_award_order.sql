-- When a draft that nobody else may approve is approved by itself, on the real clock (decisions/0048).
alter table award_plan add effective_at timestamptz check (effective_at is null or state <> 'draft' or created_by is not null);

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
drop function purpose_in_window(text, timestamptz, timestamptz);

-- As before, but for the window at the cut-off.
create or replace function settlement_pay(p_run int, p_kinds text[], p_first int, p_last int) returns setof text language plpgsql
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

-- As before, but for the window at the cut-off of the run that releases.
create or replace function settlement_release(p_run int, p_first int, p_last int)
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

-- The product has one name in each language; a text that operators changed stays.
update grade_text t set condition = f.after
from (values ('zh-cn', '购买 Start-up 商品', '购买启动产品'), ('ko-kr', 'Start-up 상품 구매', '스타트업 상품 구매'),
  ('ja-jp', 'Start-up商品の購入', 'スタートアップ商品の購入')) f (language, before, after)
where t.grade = 4 and t.language = f.language and t.condition = f.before;
