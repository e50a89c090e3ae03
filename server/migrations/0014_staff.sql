-- What each role of the console may do: `order.ship`, `order.*` everything of orders, `*` everything.
create table staff_role (
  name text primary key,
  permissions text[] not null,
  version int not null default 1
);
insert into staff_role (name, permissions) values
  ('owner', '{*}'),
  ('operator', '{catalogue.*,content.*,promotion.*,search.*,review.*,order.*,member.view,member.contact,member.clerk,site.*,application.*}'),
  ('finance', '{payment.*,wallet.*,order.view,member.view}'),
  ('support', '{review.*,order.view,member.view,member.contact}');

alter table staff add column version int not null default 1;
alter table staff_session add column address text not null default '';
create index staff_session_staff on staff_session (staff_id);

-- The second factor. Times are the real clock's, as the steps of the codes are.
create table staff_totp (
  staff_id int primary key references staff,
  -- Sealed with a key of the installation.
  secret bytea not null,
  -- The last 30 seconds whose code was used: neither it nor one before it counts again.
  last_step bigint not null,
  enrolled_at timestamptz not null
);
-- Keyed hashes; a used one is gone.
create table staff_recovery_code (
  staff_id int not null references staff,
  code_hash bytea not null,
  primary key (staff_id, code_hash)
);
-- Somebody whose password was right, and who has yet to show the second factor or to set one up. It opens nothing else.
create table staff_ticket (
  token_hash bytea primary key,
  staff_id int not null references staff,
  stage text not null check (stage in ('code', 'enrol')),
  secret bytea,
  expires_at timestamptz not null,
  check ((stage = 'enrol') = (secret is not null))
);
create index staff_ticket_staff on staff_ticket (staff_id);
create index staff_ticket_age on staff_ticket (expires_at);

-- Everything that operators change: who, what, before, after. It is only ever added to.
create table audit (
  id int generated always as identity primary key,
  at timestamptz not null,
  staff_id int not null references staff,
  -- The path of the operation.
  action text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  address text not null
);
create index audit_staff on audit (staff_id, id desc);
create index audit_action on audit (action, id desc);
create index audit_subject on audit (subject, id desc);

create function keep_audit() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is only ever added to';
end $$;
create trigger keep before update or delete on audit for each row execute function keep_audit();
create trigger keep_all before truncate on audit for each statement execute function keep_audit();
