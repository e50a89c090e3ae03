-- Payments for more than orders, in more than money, given back in parts.

alter table payment
  -- Who opened it, and its own name for what is paid: `order`, `order_balance`, `recharge`, …
  add column purpose text not null default 'order' check (purpose ~ '^[a-z_]+$'),
  add column subject text not null default '',
  -- The type of the goods that are paid, which decides by what they may be.
  add column goods_kind text,
  -- The ledger transfer that took the coins.
  add column coin_transfer uuid references transfer;

-- What a paid payment was paid with, in the order paid; `amount` and `refunded` in the unit's smallest part.
create table payment_source (
  payment_id int not null references payment,
  position int not null check (position > 0),
  source text not null check (source ~ '^(balance|coin:(USDS|USDP)|provider:[a-z]+)$'),
  bucket text check (bucket in ('non_withdrawable', 'withdrawable')),
  unit text not null references unit,
  amount bigint not null check (amount > 0),
  refunded bigint not null default 0 check (refunded between 0 and amount),
  -- The try whose money it is.
  try_id int references payment_try,
  primary key (payment_id, position),
  check ((source = 'balance') = (bucket is not null)),
  check ((source like 'provider:%') = (try_id is not null))
);

-- What was given back, once for each key, with the answer that was given: the same key again gives the same answer.
create table payment_give_back (
  payment_id int not null references payment,
  key text not null,
  amount bigint not null check (amount > 0),
  parts jsonb not null,
  created_at timestamptz not null,
  primary key (payment_id, key)
);

-- Money that a provider is to send back; `id` with the try's reference is the key by which it does so once.
create table payment_refund (
  id int generated always as identity primary key,
  payment_id int not null references payment,
  try_id int not null references payment_try,
  key text not null unique,
  amount bigint not null check (amount > 0),
  state text not null default 'refunding' check (state in ('refunding', 'refunded')),
  created_at timestamptz not null,
  refunded_at timestamptz
);
create index payment_refund_due on payment_refund (id) where state = 'refunding';
create index payment_refund_payment on payment_refund (payment_id);

-- What an operator must see: once for each kind and subject, counted when it comes again.
create table payment_alert (
  id int generated always as identity primary key,
  kind text not null check (kind in ('wrong_amount', 'forged_notice', 'silent_provider', 'refund_not_sent')),
  subject text not null,
  payment_id int references payment,
  provider text not null,
  details jsonb not null default '{}',
  times int not null default 1,
  first_at timestamptz not null,
  last_at timestamptz not null,
  resolved_at timestamptz,
  resolved_by int references staff,
  note text,
  version int not null default 1,
  unique (kind, subject)
);
create index payment_alert_open on payment_alert (id desc) where resolved_at is null;

-- The provider's own name of a payment, known once it was opened there.
alter table payment_try add column remote_id text;
create index payment_try_remote on payment_try (provider, remote_id) where remote_id is not null;
drop index payment_try_refunding;
create index payment_try_open on payment_try (payment_id) where state in ('pending', 'refunding');
create index payment_state on payment (state, id desc);

-- What is on its way back, or came back, is a row of its own from now on.
insert into payment_refund (payment_id, try_id, key, amount, state, created_at, refunded_at)
select payment_id, id, reference, amount, case when state = 'refunding' then 'refunding' else 'refunded' end, outcome_at,
  case when state = 'refunded' then outcome_at end
from payment_try where state in ('refunding', 'refunded') order by id;

insert into payment_source (payment_id, position, source, bucket, unit, amount, refunded, try_id)
select p.id, row_number() over (partition by p.id order by s.rank), s.source, s.bucket, 'USD', s.amount,
  case when p.state = 'refunded' then s.amount else 0 end, s.try_id
from payment p cross join lateral (
  select case a.purpose when 'non_withdrawable' then 1 else 2 end as rank, 'balance' as source, a.purpose as bucket, -e.amount as amount, null::int as try_id
  from entry e join account a on a.id = e.account_id where e.transfer_id = p.balance_transfer and a.member_id = p.member_id
  union all
  select 3, 'provider:' || t.provider, null, t.amount, t.id from payment_try t
  where t.payment_id = p.id and (t.state = 'success' or (p.state = 'refunded' and t.state in ('refunding', 'refunded') and t.amount + p.balance_part = p.amount))
) s where p.state in ('paid', 'refunded');

-- A grant is for a payment (its id is the subject), or for coins or a withdrawal of an amount of the unit's smallest part.
alter table payment_grant
  add column purpose text not null default 'payment' check (purpose in ('payment', 'longcoin', 'withdrawal')),
  add column subject text not null default '';
update payment_grant set subject = payment_id::text;
alter table payment_grant drop column payment_id;

-- The sandbox bank's late and wrong answers, and refunds of a part; the demo's host keeps its refunds there too.
alter table sandbox_payment drop constraint sandbox_payment_state_check;
alter table sandbox_payment
  add constraint sandbox_payment_state_check check (state in ('waiting', 'slow', 'late', 'success', 'fail', 'cancel')),
  add column paid bigint,
  add column valid_until timestamptz;
create table sandbox_refund (
  key text primary key,
  reference text not null,
  amount bigint not null check (amount > 0)
);

-- A timer whose work runs outside any transaction is held by a claim while it does (decisions/0014).
alter table timer add column claim uuid;
