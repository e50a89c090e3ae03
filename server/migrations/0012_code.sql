-- Verification codes: one valid code per purpose and subject, stored as a keyed hash. Store clock.
create table code (
  purpose text not null,
  subject text not null,
  -- Null when nothing was sent, so that responses do not reveal unknown names.
  hash bytea,
  attempts int not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (purpose, subject)
);
create index code_age on code (expires_at);

create table captcha (
  id uuid primary key,
  hash bytea not null,
  attempts int not null default 0,
  expires_at timestamptz not null
);
create index captcha_age on captcha (expires_at);

-- Requested codes, sent or only answered as if sent: counted by the limits per recipient, member and network.
-- The day of a recipient is the store clock's (`requested_at`), hours are the real clock's (`counted_at`).
create table code_request (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('mail', 'sms')),
  purpose text not null,
  -- `own`: requested by the verified owner; `entry`: log-in and recovery; `other`: to an address that was typed.
  class text not null check (class in ('own', 'entry', 'other')),
  recipient text not null,
  network text not null,
  member_id int,
  is_sent boolean not null,
  requested_at timestamptz not null,
  counted_at timestamptz not null default clock_timestamp()
);
create index code_request_age on code_request (counted_at);
create index code_request_member on code_request (member_id, requested_at) where member_id is not null;
create index code_request_network on code_request (network, counted_at);
create index code_request_recipient on code_request (lower(recipient), class, requested_at);
create index code_request_sms on code_request (class, counted_at) where kind = 'sms' and is_sent;
