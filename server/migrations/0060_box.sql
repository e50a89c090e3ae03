-- Devices that mine, the boxes bound to them, and what boxes report (decisions/0072).

-- A run plan: devices sold with it mine for so many days, so much ACC a day.
create table box_plan (
  id int generated always as identity primary key,
  term_days int not null check (term_days between 1 and 3650),
  daily_rate bigint not null check (daily_rate > 0),
  is_active boolean not null default true,
  -- Devices that no active plan names have this one.
  is_default boolean not null default false,
  position int not null default 0,
  version int not null default 1,
  constraint box_plan_default_active check (is_active or not is_default)
);
create unique index box_plan_default on box_plan (is_default) where is_default;
create index box_plan_position on box_plan (position, id);

create table box_plan_text (
  plan_id int not null references box_plan,
  language text not null,
  name text not null,
  primary key (plan_id, language)
);

create table box_plan_sku (
  sku_id int primary key,
  plan_id int not null references box_plan
);
create index box_plan_skus on box_plan_sku (plan_id);

with plan as (insert into box_plan (term_days, daily_rate, is_default) values (365, 1000, true) returning id)
insert into box_plan_text (plan_id, language, name)
select id, language, name from plan, (values ('en-us', 'One year'), ('zh-cn', '一年期'), ('ko-kr', '1년'), ('ja-jp', '1年'), ('ms-my', 'Satu tahun')) t (language, name);

-- A box that was enrolled. Its key is derived from the installation's, the id and the version: no key is stored.
create table box_hardware (
  id int generated always as identity primary key,
  device_id text not null unique check (device_id ~ '^[A-Z0-9][A-Z0-9-]{5,31}$'),
  key_version int not null default 1,
  revoked_at timestamptz,
  enrolled_at timestamptz not null,
  enrolled_by int not null references staff,
  -- Who is logged in to it, the owner of the device that it is bound to.
  login_member_id int references member,
  login_at timestamptz
);
create index box_hardware_revoked on box_hardware (id) where revoked_at is not null;
create index box_hardware_login on box_hardware (login_member_id) where login_member_id is not null;

create table box (
  id int generated always as identity primary key,
  member_id int not null references member,
  buyer_id int not null references member,
  order_id int not null references shop_order,
  order_no text not null,
  order_goods_id int not null references order_line,
  -- From 1, of the line's pieces.
  piece int not null check (piece > 0),
  goods_name text not null,
  names jsonb not null,
  picture jsonb,
  -- The run plan as it was when the device was paid (R-14); names by language.
  plan_id int not null references box_plan,
  plan_names jsonb not null,
  term_days int not null check (term_days > 0),
  daily_rate bigint not null check (daily_rate > 0),
  delivery text not null check (delivery in ('hosted', 'home')),
  state text not null default 'not_activated' check (state in ('not_activated', 'activated', 'expired', 'returned')),
  remark text not null default '' check (length(remark) <= 30),
  hardware_id int unique references box_hardware,
  bought_at timestamptz not null,
  activated_at timestamptz,
  -- The first day after the term, in the store's zone.
  expires_on date,
  returned_at timestamptz,
  -- Since when it is the owner's, and what it had mined before that.
  owned_at timestamptz not null,
  mined_before bigint not null default 0,
  mined bigint not null default 0 check (mined >= mined_before),
  -- The last day that it mined.
  mined_on date,
  unique (order_goods_id, piece),
  constraint box_activated check ((activated_at is null) = (expires_on is null) and (state <> 'not_activated' or activated_at is null)
    and (state not in ('activated', 'expired') or activated_at is not null)),
  constraint box_returned check ((state = 'returned') = (returned_at is not null)),
  constraint box_hosted check (delivery = 'home' or hardware_id is null),
  constraint box_bound check (state in ('activated', 'expired') or hardware_id is null)
) with (fillfactor = 85);
create index box_member on box (member_id, id desc);
create index box_buyer on box (buyer_id) where state <> 'returned';
create index box_order on box (order_id);
create index box_order_no on box (order_no);
create index box_plan_sold on box (plan_id, id desc);
create index box_state on box (state, id desc);
create index box_delivery on box (delivery, id desc);
-- What the daily settlement reads.
create index box_active on box (member_id) where state = 'activated';
create index box_returned_at on box (returned_at) where state = 'returned';

-- Every owner of a device, from `since` until the next one's.
create table box_owner (
  box_id int not null references box,
  since timestamptz not null,
  member_id int not null references member,
  cause text not null check (cause in ('purchase', 'operator')),
  request_id int,
  primary key (box_id, since)
);
create index box_owner_member on box_owner (member_id, box_id);
create trigger fixed before update or delete or truncate on box_owner for each statement execute function refuse_change();

create table box_owner_request (
  id int generated always as identity primary key,
  box_id int not null references box,
  before_id int not null references member,
  after_id int not null references member,
  reason text not null,
  state text not null default 'requested' check (state in ('requested', 'approved', 'refused')),
  requested_by int not null references staff,
  requested_at timestamptz not null,
  -- On the real clock, where nobody else may approve: then it is applied without a second operator (decisions/0048).
  effective_at timestamptz,
  decided_by int references staff,
  decided_at timestamptz,
  version int not null default 1,
  constraint box_owner_request_change check (before_id <> after_id),
  constraint box_owner_request_decided check ((state = 'requested') = (decided_at is null)),
  constraint box_owner_request_two check (state <> 'approved' or decided_by is null or decided_by <> requested_by)
);
alter table box_owner add foreign key (request_id) references box_owner_request;
create unique index box_owner_request_pending on box_owner_request (box_id) where state = 'requested';
create index box_owner_request_before on box_owner_request (before_id);
create index box_owner_request_after on box_owner_request (after_id);
create index box_owner_request_box on box_owner_request (box_id, id desc);
create index box_owner_request_state on box_owner_request (state, id desc);
create index box_owner_request_due on box_owner_request (effective_at, id) where state = 'requested' and effective_at is not null;

-- Days of a device: minutes in which its box reported, and what it mined. Without a reference to its device, which each insert would lock.
create table box_day (
  day date not null,
  box_id int not null,
  minutes int not null default 0 check (minutes between 0 and 1500),
  mined bigint check (mined > 0),
  primary key (day, box_id)
) with (fillfactor = 70);

-- Where a box is in its sequence. No index but the key, so that a heartbeat writes no index.
create table box_beat (
  hardware_id int primary key references box_hardware,
  boot bigint not null default 0,
  seq bigint not null default 0,
  signed_at timestamptz not null default '-infinity',
  seen_at timestamptz,
  address text not null default '',
  -- The last minute that was counted, and the one counted before the last write.
  minute_at timestamptz not null default '-infinity',
  before_minute timestamptz not null default '-infinity'
) with (fillfactor = 50);

-- What a box said of itself last.
create table box_report (
  hardware_id int primary key references box_hardware,
  reported_at timestamptz not null,
  report jsonb not null
) with (fillfactor = 70);

-- A code shown by a box, for a member to scan: once, and only the last one of a box.
create table box_token (
  token_hash bytea primary key,
  hardware_id int not null unique references box_hardware,
  purpose text not null check (purpose in ('bind', 'log_in')),
  expires_at timestamptz not null,
  used_at timestamptz,
  used_by int references member
);
create index box_token_age on box_token (expires_at);

-- Something wrong with how a box calls: one row of a kind until an operator has handled it.
create table box_alert (
  id int generated always as identity primary key,
  hardware_id int not null references box_hardware,
  kind text not null check (kind in ('replay', 'skew', 'clone')),
  first_at timestamptz not null,
  last_at timestamptz not null,
  count bigint not null check (count > 0),
  details jsonb not null,
  handled_at timestamptz,
  handled_by int references staff
);
create unique index box_alert_open on box_alert (hardware_id, kind) where handled_at is null;
create index box_alert_last on box_alert (last_at, id);
create index box_alert_hardware on box_alert (hardware_id, id);

-- The step of the daily settlement: days that it pays, and what each of its shards paid.
create table box_run (
  run_id int primary key,
  day date not null unique,
  cutoff timestamptz not null
);
create table box_run_shard (
  run_id int not null references box_run,
  shard bigint not null,
  first_member int not null,
  last_member int not null,
  -- Null until it is paid.
  box_count bigint,
  mined bigint,
  primary key (run_id, shard)
);
create index box_run_shard_open on box_run_shard (run_id) where mined is null;

-- The devices that a day concerns: active at its cut-off, or returned since, and not paid for it.
create function boxes_of_day(p_day date, p_cutoff timestamptz, p_first int, p_last int)
returns table (id int, member_id int, daily_rate bigint, delivery text, expires_on date, owned_at timestamptz) language sql stable as $$
  select b.id, b.member_id, b.daily_rate, b.delivery, b.expires_on, b.owned_at from box b
  where b.member_id between p_first and p_last and b.state = 'activated'
    and b.activated_at < p_cutoff and p_day < b.expires_on and (b.mined_on is null or b.mined_on < p_day)
  union all
  select b.id, b.member_id, b.daily_rate, b.delivery, b.expires_on, b.owned_at from box b
  where b.state = 'returned' and b.returned_at >= p_cutoff and b.member_id between p_first and p_last
    and b.activated_at < p_cutoff and p_day < b.expires_on and (b.mined_on is null or b.mined_on < p_day)
$$;

-- Shares out the owners of devices that a day concerns. Owners change only before or after it, under the same lock.
create function box_share_out(p_run int, p_day date, p_cutoff timestamptz) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('box owners'));
  insert into box_run (run_id, day, cutoff) values (p_run, p_day, p_cutoff);
  insert into box_run_shard (run_id, shard, first_member, last_member)
  select p_run, n.shard, min(n.member_id), max(n.member_id)
  from (
    select d.member_id, (row_number() over (order by d.member_id) - 1) / (r.shard_size * 4) as shard
    from settlement_run r cross join (select distinct o.member_id from boxes_of_day(p_day, p_cutoff, 1, 2147483647) o) d
    where r.id = p_run
  ) n group by n.shard;
  insert into settlement_shard (run_id, step, kind, shard, first_member, last_member)
  select run_id, 'mining', '', shard, first_member, last_member from box_run_shard where run_id = p_run;
end $$;

-- Pays the devices of a shard for a day: the owners at the cut-off, and what their devices mined together. Devices whose term is over expire.
create function mine_boxes(p_run int, p_shard bigint, p_minutes int) returns table (member_id int, amount bigint) language plpgsql as $$
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
    where o.delivery = 'hosted' or d.minutes >= p_minutes
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

-- The last day for which devices were paid.
create function boxes_paid_until() returns date language sql stable as $$
  select max(r.day) from box_run r where not exists (select from box_run_shard s where s.run_id = r.run_id and s.mined is null)
$$;

-- Devices that were paid before there were boxes.
with line as (
  select l.*, o.member_id, o.order_no, coalesce(o.paid_at, o.created_at) as at, o.delivery_plan
  from order_line l join shop_order o on o.id = l.order_id
  where o.order_type = 'entity' and o.state in ('paid', 'shipping', 'completed') and l.refunded_quantity < l.quantity
), made as (
  insert into box (member_id, buyer_id, order_id, order_no, order_goods_id, piece, goods_name, names, picture, plan_id, plan_names, term_days, daily_rate,
    delivery, bought_at, owned_at)
  select l.member_id, l.member_id, l.order_id, l.order_no, l.id, p.piece, l.goods_name, l.names, l.picture, d.id,
    (select jsonb_object_agg(t.language, t.name) from box_plan_text t where t.plan_id = d.id), d.term_days, d.daily_rate,
    case l.delivery_plan when 'hosting' then 'hosted' else 'home' end, l.at, l.at
  from line l cross join generate_series(1, l.quantity - l.refunded_quantity) p (piece) cross join box_plan d
  where d.is_default order by l.id, p.piece
  returning id, member_id, owned_at
)
insert into box_owner (box_id, since, member_id, cause) select id, owned_at, member_id, 'purchase' from made;

update staff_role set permissions = permissions || '{box.*}' where name = 'operator';
update staff_role set permissions = permissions || '{box.view,box.plan,box.approve}' where name = 'finance';
update staff_role set permissions = permissions || '{box.view}' where name = 'support';
