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
create index contact_binding_member on contact_binding (member_id, bound_at desc);
create index contact_binding_age on contact_binding (undo_until);

-- When the payment password was last set; null before this was recorded.
alter table payment_password add column set_at timestamptz;

alter table proof drop constraint proof_purpose_check;
alter table proof add constraint proof_purpose_check check (purpose in ('recover', 'payment_password', 'contact')) not valid;

-- Codes that were asked for, whether sent or only answered as if: what limits by recipient, member and network count.
-- The day of a recipient is the store clock's (`asked_at`), hours are the real clock's (`counted_at`).
create table code_request (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('mail', 'sms')),
  purpose text not null,
  -- `own`: asked for by who has proven to be the owner; `entry`: log-in and recovery by anybody; `other`: to whatever address was typed.
  class text not null check (class in ('own', 'entry', 'other')),
  recipient text not null,
  network text not null,
  member_id int,
  is_sent boolean not null,
  asked_at timestamptz not null,
  counted_at timestamptz not null default clock_timestamp()
);
create index code_request_recipient on code_request (lower(recipient), class, asked_at);
create index code_request_network on code_request (network, counted_at);
create index code_request_member on code_request (member_id, asked_at) where member_id is not null;
create index code_request_sms on code_request (class, counted_at) where kind = 'sms' and is_sent;
create index code_request_age on code_request (counted_at);

-- When operators were last told that an hour's SMS were used up; the real clock's.
create table sms_alert (
  class text primary key,
  sent_at timestamptz not null
);
