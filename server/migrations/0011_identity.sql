-- Secrets and their lockouts are in tables of their own, so that no query of members reads them by accident.
create table login_password (
  member_id int primary key references member,
  hash text not null
);

-- Consecutive failed log-ins by target: `member 12`, `staff 3`, or the hash of an unknown name,
-- so that responses do not reveal whether a name exists.
create table login_attempt (
  subject text primary key,
  attempts int not null,
  locked_until timestamptz,
  attempted_at timestamptz not null
);
create index login_attempt_age on login_attempt (attempted_at);

create table payment_password (
  member_id int primary key references member,
  hash text not null,
  attempts int not null default 0,
  -- Consecutive failures across lockouts: after 100 the payment password must be reset.
  attempts_in_row int not null default 0,
  locked_until timestamptz,
  -- When the payment password was last set.
  set_at timestamptz
);

-- Agents whose codes are accepted at registration.
create table agent_code (
  kind text not null check (kind in ('regional', 'dealer')),
  code text not null check (code = upper(code)),
  is_active boolean not null default true,
  id int generated always as identity,
  owner_id int references member,
  note text not null default '',
  created_at timestamptz not null,
  version int not null default 1,
  primary key (kind, code)
);
create index agent_code_begins on agent_code (code text_pattern_ops);
create index agent_code_code on agent_code (code, id);
create unique index agent_code_id on agent_code (id);
create index agent_code_inactive on agent_code (id desc) where not is_active;
create index agent_code_kind on agent_code (kind, id desc);
create index agent_code_owner on agent_code (owner_id) where owner_id is not null;

-- Store clock; tokens are stored as hashes.
create table registration (
  id uuid primary key,
  account text not null,
  email text not null,
  hash text not null,
  country text not null,
  referrer_id int references member,
  regional_code text,
  dealer_code text,
  ticket_hash bytea,
  expires_at timestamptz not null
);
create index registration_age on registration (expires_at);

create table recovery (
  id uuid primary key,
  -- The hash of the name that was typed: limits and responses depend on it, whether the name exists or not.
  subject text not null,
  member_id int references member,
  channel text not null check (channel in ('email', 'mobile')),
  expires_at timestamptz not null
);
create index recovery_age on recovery (expires_at);

-- Proof of a verified code, for one use.
create table proof (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('recover', 'payment_password', 'contact')),
  member_id int not null references member,
  expires_at timestamptz not null
);
create index proof_age on proof (expires_at);

-- An identity asserted by a host app or WeChat that is not bound to a member yet.
create table identity_ticket (
  token_hash bytea primary key,
  provider text not null check (provider in ('wechat', 'host')),
  subject text not null,
  nickname text,
  email text,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index identity_ticket_age on identity_ticket (expires_at);

create table member_identity (
  provider text not null check (provider in ('wechat', 'host')),
  subject text not null,
  member_id int not null references member,
  bound_at timestamptz not null,
  primary key (provider, subject),
  unique (member_id, provider)
);

-- Devices on which members have logged in; real clock, like the cookie that identifies them.
create table known_device (
  device_hash bytea not null,
  member_id int not null references member,
  seen_at timestamptz not null,
  primary key (device_hash, member_id)
);
create index known_device_age on known_device (seen_at);
create index known_device_member on known_device (member_id, seen_at desc);

-- Keyed hashes of the names of cancelled accounts, so that they are not registered again.
create table retired_account (
  name_hash bytea primary key
);

-- Changes of contacts: withdrawals wait for a while after one, and the link sent to the old contact reverts it.
-- Store clock.
create table contact_binding (
  id int generated always as identity primary key,
  member_id int not null references member,
  kind text not null check (kind in ('email', 'mobile')),
  -- Null where there was none.
  old_value text,
  new_value text not null,
  bound_at timestamptz not null,
  token_hash bytea not null unique,
  undo_until timestamptz not null,
  undone_at timestamptz
);
create index contact_binding_age on contact_binding (undo_until);
create index contact_binding_member on contact_binding (member_id, bound_at desc);
