-- Six digits that were sent: one live code a purpose and subject, kept as a keyed hash. Times are the store clock's.
create table code (
  purpose text not null,
  subject text not null,
  -- Null when nothing was sent: whoever meets a name that nobody has cannot tell.
  hash bytea,
  tries int not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (purpose, subject)
);
create index code_age on code (expires_at);

create table captcha (
  id uuid primary key,
  hash bytea not null,
  tries int not null default 0,
  expires_at timestamptz not null
);
create index captcha_age on captcha (expires_at);

create table message (
  id int generated always as identity primary key,
  kind text not null check (kind in ('mail', 'sms')),
  recipient text not null,
  template text not null,
  language text not null,
  subject text not null,
  -- Its code stands apart, as `{code}` in the body, so that it can be wiped once the message is on its way.
  body text not null,
  code text,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
  tries int not null default 0,
  error text,
  created_at timestamptz not null,
  -- Later than this it is of no use any more and is not sent.
  send_until timestamptz not null,
  sent_at timestamptz,
  -- On the real clock: when the next try may begin; a try under way holds the message until then.
  next_try_at timestamptz not null default clock_timestamp()
);
create index message_waiting on message (kind, next_try_at) where state = 'queued';
create index message_recipient on message (lower(recipient), created_at);
create index message_age on message (created_at);
