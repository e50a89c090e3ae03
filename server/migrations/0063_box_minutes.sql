-- What a device is sold with is what its order kept (R-14): the run plan, and with it the minutes of a day that one at home must report for.
alter table box add column minutes_needed int check (minutes_needed between 1 and 1440);
update box set minutes_needed = coalesce((select (value #>> '{}')::int from setting where key = 'box.minutes_needed'), 720);
alter table box alter column minutes_needed set not null;

drop function boxes_of_day(date, timestamptz, int, int);
drop function mine_boxes(int, bigint, int);

-- The devices that a day concerns: active at its cut-off, or returned since, and not paid for it.
create function boxes_of_day(p_day date, p_cutoff timestamptz, p_first int, p_last int)
returns table (id int, member_id int, daily_rate bigint, delivery text, expires_on date, owned_at timestamptz, minutes_needed int) language sql stable as $$
  select b.id, b.member_id, b.daily_rate, b.delivery, b.expires_on, b.owned_at, b.minutes_needed from box b
  where b.member_id between p_first and p_last and b.state = 'activated'
    and b.activated_at < p_cutoff and p_day < b.expires_on and (b.mined_on is null or b.mined_on < p_day)
  union all
  select b.id, b.member_id, b.daily_rate, b.delivery, b.expires_on, b.owned_at, b.minutes_needed from box b
  where b.state = 'returned' and b.returned_at >= p_cutoff and b.member_id between p_first and p_last
    and b.activated_at < p_cutoff and p_day < b.expires_on and (b.mined_on is null or b.mined_on < p_day)
$$;

-- Pays the devices of a shard for a day: the owners at the cut-off, and what their devices mined together. Devices whose term is over expire.
create function mine_boxes(p_run int, p_shard bigint) returns table (member_id int, amount bigint) language plpgsql as $$
declare
  s record;
begin
  select q.first_member, q.last_member, r.day, r.cutoff into s
  from box_run_shard q join box_run r on r.run_id = q.run_id where q.run_id = p_run and q.shard = p_shard;
  return query
  with due as materialized (
    select o.id, o.daily_rate,
      case when o.owned_at < s.cutoff then o.member_id
        else (select w.member_id from box_owner w where w.box_id = o.id and w.since < s.cutoff order by w.since desc limit 1) end as owner_id
    from boxes_of_day(s.day, s.cutoff, s.first_member, s.last_member) o left join box_day d on d.day = s.day and d.box_id = o.id
    where o.delivery = 'hosted' or d.minutes >= o.minutes_needed
  ), noted as (
    insert into box_day (day, box_id, mined) select s.day, u.id, u.daily_rate from due u
    on conflict (day, box_id) do update set mined = excluded.mined
  ), paid as (
    update box b set mined = b.mined + u.daily_rate, mined_on = s.day,
      -- A new owner is shown what the device mines for them.
      mined_before = b.mined_before + case when u.owner_id = b.member_id then 0 else u.daily_rate end,
      state = case when b.state = 'activated' and b.expires_on <= s.day + 1 then 'expired' else b.state end
    from due u where b.id = u.id
  ), counted as (
    update box_run_shard q set box_count = t.box_count, mined = t.mined
    from (select count(*) as box_count, coalesce(sum(u.daily_rate), 0)::bigint as mined from due u) t
    where q.run_id = p_run and q.shard = p_shard
  )
  select u.owner_id, sum(u.daily_rate)::bigint from due u group by u.owner_id;
  -- Those that did not mine on their last day.
  update box b set state = 'expired'
  where b.member_id between s.first_member and s.last_member and b.state = 'activated' and b.expires_on <= s.day + 1;
end $$;
