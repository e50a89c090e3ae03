-- Applications to join or to open a franchise shop: verified by a code to the mobile, decided by an operator.
create table application (
  id int generated always as identity primary key,
  application_no text not null unique,
  kind text not null check (kind in ('join', 'franchise')),
  member_id int references member,
  -- E.164.
  mobile text not null,
  name text not null,
  country text not null,
  city text not null,
  region text,
  message text not null,
  language text not null,
  state text not null default 'new' check (state in ('new', 'accepted', 'refused')),
  reply text,
  created_at timestamptz not null,
  decided_at timestamptz,
  reviewed_by int references staff,
  version int not null default 1,
  check ((state = 'new') = (decided_at is null))
);
-- Sorted lists end with the id: one index is read in both directions (CON-10).
create index application_decided on application (decided_at, id) where decided_at is not null;
create index application_kind on application (kind, id desc);
create unique index application_member on application (kind, member_id) where state <> 'refused' and member_id is not null;
-- One application at a time for a mobile, and for a member: after a refusal another may follow.
create unique index application_mobile on application (kind, mobile) where state <> 'refused';
create index application_mobile_all on application (mobile);
create index application_queue on application (state, kind, id desc);
