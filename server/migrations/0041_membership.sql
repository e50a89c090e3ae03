-- Changes of a member's grade with their cause; grades never fall.
create table grade_change (
  member_id int not null references member,
  before int not null references grade,
  grade int not null references grade,
  -- 'start_up': the order that was paid; 'referrals': direct referrals of the grade that this one needs.
  cause text not null check (cause in ('start_up', 'referrals')),
  order_id int references shop_order,
  changed_at timestamptz not null,
  primary key (member_id, grade),
  check (grade > before),
  check ((cause = 'start_up') = (order_id is not null))
);
create trigger fixed before update or delete or truncate on grade_change for each statement execute function refuse_change();

-- Paid Start-up orders. A member whose Start-up orders were all refunded keeps the grade and counts as nobody's referral.
create table start_up_purchase (
  order_id int primary key references shop_order,
  member_id int not null references member,
  paid_at timestamptz not null,
  refunded_at timestamptz
);
create index start_up_purchase_member on start_up_purchase (member_id);

-- The time in which an AM must become RM; instants of the store clock, copied from the settings when the member became AM. A row in state
-- 'open' or 'frozen' is an AM's: the transaction that raises the member releases it.
create table am_window (
  member_id int primary key references member,
  am_at timestamptz not null,
  warns_at timestamptz not null,
  freezes_at timestamptz not null,
  forfeits_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'frozen', 'released', 'forfeited')),
  -- The instant from which it is in this state.
  state_since timestamptz not null,
  warned_at timestamptz,
  check (am_at <= warns_at and warns_at <= freezes_at and am_at < freezes_at and freezes_at < forfeits_at)
);
create index am_window_state on am_window (state, member_id);
create index am_window_warns on am_window (warns_at) where state = 'open' and warned_at is null;
create index am_window_freezes on am_window (freezes_at) where state = 'open';
create index am_window_forfeits on am_window (forfeits_at) where state = 'frozen';
