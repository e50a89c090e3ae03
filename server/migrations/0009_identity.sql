-- Agents whom a newcomer may name by code.
create table agent_code (
  kind text not null check (kind in ('regional', 'dealer')),
  code text not null check (code = upper(code)),
  is_active boolean not null default true,
  primary key (kind, code)
);

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
  purpose text not null check (purpose in ('recover', 'payment_password')),
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
create index known_device_member on known_device (member_id, seen_at desc);
create index known_device_age on known_device (seen_at);

-- Names of cancelled accounts as keyed hashes, so that nobody takes them over.
create table retired_account (
  name_hash bytea primary key
);
alter table member add column cancelled_at timestamptz;
alter table session drop constraint session_ended_as_check;
alter table session add constraint session_ended_as_check check (ended_as in ('log_out', 'elsewhere', 'idle', 'recovery', 'cancelled'));
