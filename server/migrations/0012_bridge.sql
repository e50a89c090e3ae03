-- Host tokens that were used, until they would have ended anyhow: each opens the shop once. Real clock.
create table host_token_use (
  iss text not null,
  jti text not null,
  expires_at timestamptz not null,
  primary key (iss, jti)
);
create index host_token_use_age on host_token_use (expires_at);

-- Orders that the host app's cloud desktop told of, once each.
create table boost_command (
  id bigint generated always as identity primary key,
  member_id int not null references member,
  mes_unique_id text not null,
  message jsonb not null,
  received_at timestamptz not null,
  unique (member_id, mes_unique_id)
);

-- The books of the demo's host: a real host app keeps its own.
create table host_payment (
  reference text primary key,
  amount bigint not null,
  state text not null default 'pending' check (state in ('pending', 'success', 'fail', 'cancel')),
  refunded bigint not null default 0 check (refunded between 0 and amount),
  created_at timestamptz not null
);
