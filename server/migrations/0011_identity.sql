-- Secrets and their locks stand apart from the member, so that no view reads them by accident.
create table login_password (
  member_id int primary key references member,
  hash text not null
);

-- Wrong log-ins in a row by whom they meant: `member 12`, `staff 3`, or the hash of a name that nobody has,
-- so that names are counted and answered alike whether they exist or not.
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
  -- Wrong ones in a row, over all locks: after 100 only a reset helps.
  attempts_in_row int not null default 0,
  locked_until timestamptz,
  -- When the payment password was last set.
  set_at timestamptz
);

-- Agents whom a newcomer may name by code.
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

-- Times of what is under way are the store clock's; tokens are kept as hashes.
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
  -- The hash of the name that was typed: limits and answers hang on it, whether somebody has the name or not.
  subject text not null,
  member_id int references member,
  channel text not null check (channel in ('email', 'mobile')),
  expires_at timestamptz not null
);
create index recovery_age on recovery (expires_at);

-- What a right code has proven, to be used once.
create table proof (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('recover', 'payment_password', 'contact')),
  member_id int not null references member,
  expires_at timestamptz not null
);
create index proof_age on proof (expires_at);

-- Somebody whom a host app or WeChat has named, before the shop knows which member that is.
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

-- Devices on which members logged in before; on the real clock, like the cookie that names them.
create table known_device (
  device_hash bytea not null,
  member_id int not null references member,
  seen_at timestamptz not null,
  primary key (device_hash, member_id)
);
create index known_device_age on known_device (seen_at);
create index known_device_member on known_device (member_id, seen_at desc);

-- Names of cancelled accounts as keyed hashes, so that nobody takes them over.
create table retired_account (
  name_hash bytea primary key
);

-- New contacts that members bound: what holds money back for a while, and what the link sent to the old contact undoes.
-- Times are the store clock's.
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
