create table message (
  id int generated always as identity primary key,
  kind text not null check (kind in ('mail', 'sms')),
  recipient text not null,
  template text not null,
  language text not null,
  subject text not null,
  -- The code is stored apart from the body (`{code}`), so that it can be cleared once the message is sent.
  body text not null,
  code text,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
  attempts int not null default 0,
  error text,
  created_at timestamptz not null,
  -- Not sent after this.
  send_until timestamptz not null,
  sent_at timestamptz,
  -- Real clock: when the next attempt may begin; a current attempt locks the message until then.
  next_attempt_at timestamptz not null default clock_timestamp()
);
create index message_age on message (created_at);
-- Search by prefix of an address or number.
create index message_recipient_prefix on message (lower(recipient) text_pattern_ops);
create index message_kind on message (kind, id desc);
create index message_recipient on message (lower(recipient), created_at);
create index message_state on message (state, id desc);
create index message_waiting on message (kind, next_attempt_at) where state = 'queued';

-- When operators were last notified that the hourly SMS limit was reached (real clock).
create table sms_alert (
  class text primary key,
  sent_at timestamptz not null
);
