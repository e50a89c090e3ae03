-- Versions of the award plan. The version in force on a day of the store's zone is the approved one with the latest `starts_on` up to it.
create table award_plan (
  id int generated always as identity primary key,
  state text not null default 'draft' check (state in ('draft', 'approved', 'withdrawn')),
  starts_on date not null,
  -- The most that the awards of one sale may sum to, of what was paid for it. Rates are in millionths.
  cap_ppm int not null check (cap_ppm between 0 and 1000000),
  -- A member who has less ACC than this (smallest parts) is paid by `low_usds_ppm`, the rest in ACC; from it on by the other two.
  split_threshold bigint not null check (split_threshold >= 0),
  low_usds_ppm int not null check (low_usds_ppm between 0 and 1000000),
  high_usds_ppm int not null check (high_usds_ppm between 0 and 1000000),
  high_usda_ppm int not null check (high_usda_ppm between 0 and 1000000),
  -- Days for which a referral award is locked after its run.
  freeze_days int not null check (freeze_days between 0 and 60),
  -- Weights of RM1 to RM4 in the global award.
  global_weights int[] not null check (cardinality(global_weights) = 4 and 0 <= all (global_weights)),
  reason text not null default '',
  created_by int references staff,
  created_at timestamptz not null,
  decided_by int references staff,
  decided_at timestamptz,
  version int not null default 1,
  check (high_usds_ppm + high_usda_ppm <= 1000000),
  check ((state = 'draft') = (decided_at is null))
);
create unique index award_plan_day on award_plan (starts_on) where state = 'approved';

-- Generation 0: an award without generations.
create table award_rate (
  plan_id int not null references award_plan,
  kind text not null check (kind in ('referral', 'avatar', 'mall', 'education', 'global', 'matching', 'management', 'sharing', 'director')),
  generation int not null check (generation between 0 and 6),
  rate_ppm int not null check (rate_ppm between 0 and 1000000),
  primary key (plan_id, kind, generation),
  check ((generation > 0) = (kind in ('referral', 'avatar', 'mall', 'management', 'sharing'))),
  check (generation <= 1 or kind in ('referral', 'mall', 'management'))
);

-- An approved version never changes, except that it is withdrawn before it starts.
create function check_award_plan() returns trigger language plpgsql as $$
begin
  if old.state <> 'draft' and (tg_op = 'DELETE' or old.state = 'withdrawn' or new.state <> 'withdrawn'
    or row(old.starts_on, old.cap_ppm, old.split_threshold, old.low_usds_ppm, old.high_usds_ppm, old.high_usda_ppm, old.freeze_days, old.global_weights)
      is distinct from row(new.starts_on, new.cap_ppm, new.split_threshold, new.low_usds_ppm, new.high_usds_ppm, new.high_usda_ppm, new.freeze_days, new.global_weights)) then
    raise exception 'plan % is approved and does not change', old.id using errcode = 'LM006';
  end if;
  return coalesce(new, old);
end $$;
create trigger fixed before update or delete on award_plan for each row execute function check_award_plan();

create function check_award_rate() returns trigger language plpgsql as $$
begin
  if exists (select from award_plan where id = coalesce(new.plan_id, old.plan_id) and state <> 'draft') then
    raise exception 'the rates of plan % do not change', coalesce(new.plan_id, old.plan_id) using errcode = 'LM006';
  end if;
  return coalesce(new, old);
end $$;

insert into award_plan (state, starts_on, cap_ppm, split_threshold, low_usds_ppm, high_usds_ppm, high_usda_ppm, freeze_days, global_weights,
  created_at, decided_at)
values ('approved', '2000-01-01', 450000, 750000, 300000, 250000, 250000, 3, '{1,2,3,4}', '2000-01-01', '2000-01-01');
insert into award_rate (plan_id, kind, generation, rate_ppm)
select 1, rate.* from (values
  ('referral', 1, 100000), ('referral', 2, 50000), ('referral', 3, 30000), ('referral', 4, 10000), ('referral', 5, 10000), ('referral', 6, 10000),
  ('avatar', 1, 50000),
  ('mall', 1, 20000), ('mall', 2, 10000),
  ('global', 0, 20000), ('education', 0, 10000), ('director', 0, 10000),
  ('matching', 0, 25000),
  ('management', 1, 50000), ('management', 2, 50000), ('management', 3, 50000),
  ('sharing', 1, 10000)) rate;
create trigger fixed before insert or update or delete on award_rate for each row execute function check_award_rate();

-- The version in force on a day.
create function award_plan_on(p_day date) returns int language sql stable as $$
  select id from award_plan where state = 'approved' and starts_on <= p_day order by starts_on desc limit 1
$$;

-- What pays awards: a Start-up sale, a settled order of goods, a new clone; or that a part of a sale is refunded (`reversal_of`).
create table award_event (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('start_up', 'goods', 'clone')),
  member_id int not null references member,
  order_id int references shop_order,
  reversal_of bigint references award_event,
  -- What refunded it: 'return 5' or 'order 7'; each counts once.
  cause text,
  -- Mills (0.001 of the shop's money) that were paid, without freight; negative of a reversal.
  base bigint not null,
  -- Mills of profit on goods whose cost price is known.
  profit bigint not null default 0 check (profit >= 0),
  plan_id int not null references award_plan,
  -- The sponsors of generations 1 to 6 when it happened (R-23).
  upline int[] not null check (cardinality(upline) <= 6),
  happened_at timestamptz not null,
  -- The settlement run that paid it, and the one that counted its volume in the placement tree.
  run_id int,
  volume_run_id int,
  -- Of a sale: what its awards came to before the cap, and after it.
  gross bigint,
  paid bigint,
  check ((reversal_of is null) = (cause is null)),
  check ((reversal_of is null) = (base >= 0)),
  check (kind = 'clone' or order_id is not null)
);
create unique index award_event_order on award_event (order_id, kind) where reversal_of is null and order_id is not null;
create unique index award_event_reversal on award_event (reversal_of, cause) where reversal_of is not null;
create index award_event_waiting on award_event (happened_at, id) where run_id is null;
create index award_event_volume on award_event (id) where volume_run_id is null and kind = 'start_up';
create index award_event_run on award_event (run_id) where run_id is not null;

-- The sponsors of a member, the nearest first, as the event stores them.
create function award_upline(p_member int) returns int[] language plpgsql stable as $$
begin
  return coalesce((select upline from sponsor_node where member_id = p_member), '{}');
end $$;
