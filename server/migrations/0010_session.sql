-- Times of sessions are the real clock's: moving the store's clock logs nobody out.
create table session (
  token_hash bytea primary key,
  member_id int not null references member,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  end_reason text check (end_reason in ('log_out', 'new_login', 'idle', 'recovery', 'cancelled', 'operator'))
);
create index session_expiry on session (expires_at);
create index session_member on session (member_id) where end_reason is null;
create index session_member_seen on session (member_id, seen_at desc);

-- Key pairs of the server. A newer one takes the place of an older one, which still opens for a day.
create table secure_key_pair (
  kid uuid primary key,
  public_key jsonb not null,
  -- Sealed with a key that is not in the database, as all keys here are.
  private_key bytea not null,
  created_at timestamptz not null
);
create index secure_key_pair_age on secure_key_pair (created_at);

-- Keys of option 2: made by a browser, for one session, or for a visitor.
create table secure_key (
  kid uuid primary key,
  key bytea not null,
  session_hash bytea references session on delete cascade,
  expires_at timestamptz not null
);
create index secure_key_age on secure_key (expires_at);
create index secure_key_session on secure_key (session_hash) where session_hash is not null;

-- Numbers of messages that were taken. Unlike business they are many and short-lived.
create table secure_nonce (
  kid uuid not null,
  nonce uuid not null,
  expires_at timestamptz not null,
  primary key (kid, nonce)
);
create index secure_nonce_age on secure_nonce (expires_at);

-- However a session ends, its keys end with it.
create function end_secure_keys() returns trigger language plpgsql as $$
begin
  delete from secure_key where session_hash = new.token_hash;
  return null;
end $$;

create trigger end_keys after update of end_reason on session
  for each row when (new.end_reason is not null) execute function end_secure_keys();
