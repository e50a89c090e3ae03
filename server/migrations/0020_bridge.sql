-- Host tokens that were used, until they would have ended anyhow: each opens the shop once. Real clock.
create table host_token_use (
  iss text not null,
  jti text not null,
  expires_at timestamptz not null,
  primary key (iss, jti)
);
create index host_token_use_age on host_token_use (expires_at);

-- Orders that the host app's cloud desktop told of, once each.
create table desktop_order (
  id bigint generated always as identity primary key,
  member_id int not null references member,
  mes_unique_id text not null,
  message jsonb not null,
  received_at timestamptz not null,
  unique (member_id, mes_unique_id)
);
