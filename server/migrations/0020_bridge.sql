-- Used host tokens until they expire: each is accepted once. Real clock.
create table host_token_use (
  iss text not null,
  jti text not null,
  expires_at timestamptz not null,
  primary key (iss, jti)
);
create index host_token_use_age on host_token_use (expires_at);

-- Orders reported by the host app's cloud desktop, once each.
create table desktop_order (
  id bigint generated always as identity primary key,
  member_id int not null references member,
  mes_unique_id text not null,
  message jsonb not null,
  received_at timestamptz not null,
  unique (member_id, mes_unique_id)
);
