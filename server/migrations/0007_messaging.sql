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
  attempts int not null default 0,
  error text,
  created_at timestamptz not null,
  -- Later than this it is of no use any more and is not sent.
  send_until timestamptz not null,
  sent_at timestamptz,
  -- On the real clock: when the next try may begin; a try under way holds the message until then.
  next_attempt_at timestamptz not null default clock_timestamp()
);
create index message_age on message (created_at);
-- By the beginning of an address or of a number.
create index message_recipient_prefix on message (lower(recipient) text_pattern_ops);
create index message_kind on message (kind, id desc);
create index message_recipient on message (lower(recipient), created_at);
create index message_state on message (state, id desc);
create index message_waiting on message (kind, next_attempt_at) where state = 'queued';

-- When operators were last told that an hour's SMS were used up; the real clock's.
create table sms_alert (
  class text primary key,
  sent_at timestamptz not null
);
