-- What moved on a day of the store's zone, of all members together and of each account of the house, by unit and purpose: what is
-- owed is read from few rows, however many members and entries there are. A transfer counts whole on its own day, whatever order its
-- accounts had, so that every day sums to zero.
create table book_flow (
  day date not null,
  is_house boolean not null,
  unit text not null references unit,
  purpose text not null,
  plus bigint not null check (plus >= 0),
  minus bigint not null check (minus >= 0),
  primary key (day, is_house, unit, purpose)
);
-- Entries with xid < up_to are in it.
create table book_head (
  is_it boolean primary key default true check (is_it),
  up_to xid8 not null
);
insert into book_head (up_to) values ('0');

-- What moved by entries with since <= xid < until; until NULL: all that this statement sees.
create function flow_between(p_since xid8, p_until xid8, p_zone text)
returns table (day date, is_house boolean, unit text, purpose text, plus bigint, minus bigint) language sql stable set enable_seqscan = off as $$
  select (t.effective_at at time zone p_zone)::date, a.member_id is null, a.unit, a.purpose,
    coalesce(sum(e.amount) filter (where e.amount > 0), 0)::bigint, coalesce(-sum(e.amount) filter (where e.amount < 0), 0)::bigint
  from entry e join transfer t on t.id = e.transfer_id join account a on a.id = e.account_id
  where e.xid >= p_since and (p_until is null or e.xid < p_until)
  group by 1, 2, 3, 4
$$;

-- Takes into the flows what no open transaction can still come before; one process at a time. False when there was nothing, or
-- another process is at it.
create function roll_book(p_zone text) returns boolean language plpgsql as $$
declare
  since xid8;
  horizon xid8;
begin
  select up_to into since from book_head for update skip locked;
  if not found then return false; end if;
  horizon := pg_snapshot_xmin(pg_current_snapshot());
  insert into book_flow (day, is_house, unit, purpose, plus, minus)
  select * from flow_between(since, horizon, p_zone)
  on conflict (day, is_house, unit, purpose) do update
    set plus = book_flow.plus + excluded.plus, minus = book_flow.minus + excluded.minus;
  if not found then return false; end if;
  update book_head set up_to = horizon;
  return true;
end $$;

-- Who holds what of a bucket.
create index account_bucket on account (unit, purpose, id) where member_id is not null;
-- What is set aside is found without a look at every balance.
create index balance_held on balance (account_id) where held > 0;

-- What a look over the whole ledger found: the first difference in words, or none.
create table ledger_check (
  id int generated always as identity primary key,
  staff_id int not null references staff,
  entry_count bigint not null,
  sealed_count bigint not null,
  failed_check text,
  first_difference text,
  checked_at timestamptz not null,
  check ((failed_check is null) = (first_difference is null))
);

-- What providers took and sent back, by day.
create index payment_try_outcome on payment_try (outcome_at) include (provider, amount, state) where outcome_at is not null;
create index payment_refund_created on payment_refund (created_at);
create index payment_refund_sent on payment_refund (refunded_at) where refunded_at is not null;
create index payment_alert_last on payment_alert (last_at);

-- Words by which operators sort members; members do not see them.
create table member_tag (
  id int generated always as identity primary key,
  name text not null,
  created_at timestamptz not null,
  version int not null default 1
);
create unique index member_tag_name on member_tag (lower(name));
create table member_tagged (
  tag_id int not null references member_tag on delete cascade,
  member_id int not null references member,
  tagged_at timestamptz not null,
  primary key (tag_id, member_id)
);
create index member_tagged_member on member_tagged (member_id);

update staff_role set permissions = permissions || '{finance.*}' where name = 'finance';
update staff_role set permissions = permissions || '{member.tag}' where name in ('operator', 'support');
