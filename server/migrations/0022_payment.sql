create table payment (
  id int generated always as identity primary key,
  payment_no text not null unique,
  member_id int not null references member,
  amount bigint not null check (amount >= 0),
  -- The part paid from the balance, and its ledger transfer; both are reset when it is reversed.
  balance_part bigint not null default 0,
  balance_transfer uuid references transfer,
  state text not null check (state in ('open', 'pending', 'paid', 'failed', 'cancelled', 'closed', 'refunded')),
  method text,
  valid_until timestamptz,
  paid_at timestamptz,
  created_at timestamptz not null,
  -- The domain that opened it, and its name for what is paid: `order`, `order_balance`, `recharge`, …
  purpose text not null default 'order' check (purpose ~ '^[a-z_]+$'),
  subject text not null default '',
  -- The type of the goods, which decides the payment methods.
  goods_kind text,
  -- The ledger transfer that took the coins.
  coin_transfer uuid references transfer,
  check (balance_part between 0 and amount),
  check ((balance_part = 0) = (balance_transfer is null))
);
create index payment_amount on payment (amount, id);
create index payment_member on payment (member_id, id desc);
-- Payments and refunds of orders by day, and the orders behind each sum.
create index payment_order_paid on payment (paid_at) include (member_id, amount) where purpose in ('order', 'order_balance') and paid_at is not null;
create index payment_state on payment (state, id desc);

-- An attempt to pay: one redirection to a provider and back. A payment has at most one open attempt; an abandoned one may still turn out paid.
create table payment_attempt (
  id int generated always as identity primary key,
  payment_id int not null references payment,
  provider text not null,
  reference text not null unique,
  amount bigint not null check (amount > 0),
  -- The part paid from the balance; amount + balance_part is the payment's amount.
  balance_part bigint not null default 0,
  state text not null check (state in ('pending', 'success', 'fail', 'cancel', 'refunding', 'refunded')),
  outcome_at timestamptz,
  created_at timestamptz not null,
  -- The provider's own name of a payment, known once it was opened there.
  remote_id text
);
create index payment_attempt_open on payment_attempt (payment_id) where state in ('pending', 'refunding');
-- Receipts and refunds of providers by day.
create index payment_attempt_outcome on payment_attempt (outcome_at) include (provider, amount, state) where outcome_at is not null;
create index payment_attempt_payment on payment_attempt (payment_id, id desc);
create unique index payment_attempt_pending on payment_attempt (payment_id) where state = 'pending';
create index payment_attempt_provider on payment_attempt (provider, payment_id desc);
create index payment_attempt_remote on payment_attempt (provider, remote_id) where remote_id is not null;

create table payment_notice (
  provider text not null,
  notice_id text not null,
  reference text not null,
  outcome text not null,
  received_at timestamptz not null,
  primary key (provider, notice_id)
);

-- The records of the sandbox bank, apart from the shop's own.
create table sandbox_payment (
  reference text primary key,
  amount bigint not null,
  return_url text not null,
  state text not null default 'waiting' check (state in ('waiting', 'slow', 'late', 'success', 'fail', 'cancel')),
  refunded bigint not null default 0,
  created_at timestamptz not null,
  paid bigint,
  valid_until timestamptz,
  constraint sandbox_payment_refunded_check check (refunded between 0 and coalesce(paid, amount))
);

create table payment_grant (
  token_hash bytea primary key,
  member_id int not null references member,
  session_hash bytea not null,
  amount bigint not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- A grant is for a payment (its id is the subject), or for coins or a withdrawal of an amount of the unit's smallest part.
  purpose text not null default 'payment' check (purpose in ('payment', 'longcoin', 'withdrawal')),
  subject text not null default ''
);
create index payment_grant_age on payment_grant (expires_at);

-- The records of the demo's host app, apart from the shop's own.
create table host_payment (
  reference text primary key,
  amount bigint not null,
  state text not null default 'pending' check (state in ('pending', 'success', 'fail', 'cancel')),
  refunded bigint not null default 0,
  created_at timestamptz not null,
  check (refunded between 0 and amount)
);

-- Sources of a payment in the order paid; `amount` and `refunded` in the unit's smallest part.
create table payment_source (
  payment_id int not null references payment,
  position int not null check (position > 0),
  source text not null check (source ~ '^(balance|coin:(USDS|USDP)|provider:[a-z]+)$'),
  bucket text check (bucket in ('non_withdrawable', 'withdrawable')),
  unit text not null references unit,
  amount bigint not null check (amount > 0),
  refunded bigint not null default 0,
  -- The attempt that paid it.
  attempt_id int references payment_attempt,
  -- Cents that coins paid by the rate of that moment, and what was refunded of them. Null: one unit of the shop's currency
  -- each.
  worth bigint check (worth > 0),
  refunded_worth bigint not null default 0,
  primary key (payment_id, position),
  check (refunded between 0 and amount),
  constraint payment_source_worth check (refunded_worth between 0 and coalesce(worth, 0) and (worth is null or (refunded_worth = worth) = (refunded = amount))),
  check ((source = 'balance') = (bucket is not null)),
  check ((source like 'provider:%') = (attempt_id is not null))
);

-- Reversals, once for each key, with the response: the same key returns the same response.
create table payment_reversal (
  payment_id int not null references payment,
  key text not null,
  amount bigint not null check (amount > 0),
  parts jsonb not null,
  created_at timestamptz not null,
  primary key (payment_id, key)
);
create index payment_reversal_time on payment_reversal (created_at);

-- Refunds by a provider; `id` with the attempt's reference is the idempotency key.
create table payment_refund (
  id int generated always as identity primary key,
  payment_id int not null references payment,
  attempt_id int not null references payment_attempt,
  key text not null unique,
  amount bigint not null check (amount > 0),
  state text not null default 'refunding' check (state in ('refunding', 'refunded')),
  created_at timestamptz not null,
  refunded_at timestamptz
);
create index payment_refund_created on payment_refund (created_at);
create index payment_refund_due on payment_refund (id) where state = 'refunding';
create index payment_refund_payment on payment_refund (payment_id);
create index payment_refund_sent on payment_refund (refunded_at) where refunded_at is not null;

-- Alerts for operators: one for each kind and subject, with the number of occurrences.
create table payment_alert (
  id int generated always as identity primary key,
  kind text not null check (kind in ('wrong_amount', 'forged_notice', 'silent_provider', 'refund_not_sent')),
  subject text not null,
  payment_id int references payment,
  provider text not null,
  details jsonb not null default '{}',
  occurrences int not null default 1,
  first_at timestamptz not null,
  last_at timestamptz not null,
  resolved_at timestamptz,
  resolved_by int references staff,
  note text,
  version int not null default 1,
  unique (kind, subject)
);
create index payment_alert_last on payment_alert (last_at);
create index payment_alert_open on payment_alert (id desc) where resolved_at is null;
create index payment_alert_resolved on payment_alert (id desc) where resolved_at is not null;

create table sandbox_refund (
  key text primary key,
  reference text not null,
  amount bigint not null check (amount > 0)
);
