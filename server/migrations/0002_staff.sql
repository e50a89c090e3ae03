create table staff (
  id int generated always as identity primary key,
  email text not null,
  name text not null,
  role text not null,
  hash text not null,
  is_active boolean not null default true,
  created_at timestamptz not null,
  version int not null default 1,
  -- Since when an operator has these rights and credentials (real clock): new, reactivated, or given another role, password or second
  -- factor by another operator. For a while after that the operator cannot approve. Null: only the operator has changed them.
  permissions_changed_at timestamptz
);
create unique index staff_email on staff (lower(email));

create table staff_session (
  token_hash bytea primary key,
  staff_id int not null references staff,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  address text not null default ''
);
create index staff_session_expiry on staff_session (expires_at);
create index staff_session_staff on staff_session (staff_id);

-- Permissions of each role: `order.ship`, `order.*` for all of orders, `*` for all.
create table staff_role (
  name text primary key,
  permissions text[] not null,
  version int not null default 1
);

-- The second factor. Times are the real clock's, as the steps of the codes are.
create table staff_totp (
  staff_id int primary key references staff,
  -- Sealed with a key of the installation.
  secret bytea not null,
  -- The last 30-second step whose code was used: neither it nor an earlier one is accepted again.
  last_step bigint not null,
  enrolled_at timestamptz not null
);

-- Keyed hashes; deleted when used.
create table staff_recovery_code (
  staff_id int not null references staff,
  code_hash bytea not null,
  primary key (staff_id, code_hash)
);

-- A log-in whose password was right and whose second factor is still to be verified or set up. It grants nothing else.
create table staff_ticket (
  token_hash bytea primary key,
  staff_id int not null references staff,
  stage text not null check (stage in ('code', 'enrol')),
  secret bytea,
  expires_at timestamptz not null,
  check ((stage = 'enrol') = (secret is not null))
);
create index staff_ticket_age on staff_ticket (expires_at);
create index staff_ticket_staff on staff_ticket (staff_id);

-- Audit log of operators' changes: who, what, before, after. Append-only.
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
create index audit_action on audit (action, id desc);
create index audit_staff on audit (staff_id, id desc);
create index audit_subject on audit (subject, id desc);
create index audit_time on audit (at, id);

-- Devices on which an operator has logged in: failed log-ins elsewhere do not lock them out.
create table staff_device (
  device_hash bytea not null,
  staff_id int not null references staff,
  seen_at timestamptz not null,
  primary key (device_hash, staff_id)
);
create index staff_device_staff on staff_device (staff_id, seen_at);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is only ever added to';
end $$;

-- The name of an operator, with the id where another has the same name.
create function name_of_staff(staff_id int) returns text stable language sql as $$
  select s.name || case when exists (select from staff o where lower(o.name) = lower(s.name) and o.id <> s.id) then ' #' || s.id else '' end
  from staff s where s.id = staff_id
$$;

create trigger refuse_change before update or delete on audit for each row execute function refuse_audit_change();
create trigger refuse_truncate before truncate on audit for each statement execute function refuse_audit_change();

insert into staff_role (name, permissions) values
  ('owner', '{*}'),
  ('operator', '{catalogue.*,content.*,promotion.*,search.*,review.*,order.*,member.view,member.contact,site.*,application.*,
    refund.view,refund.handle,goods.*,stock.*,article.*,member.lock,member.level,dashboard.view,store.view,store.edit,
    agent.view,agent.edit,member.tag,points_shop.*,gift.*,game.*,reward.*,job.view,job.retry,health.view,list.export}'),
  ('finance', '{payment.*,wallet.*,order.view,member.view,recharge.*,withdrawal.*,refund.view,dashboard.view,finance.*,list.export}'),
  ('support', '{review.*,order.view,member.view,member.contact,refund.view,refund.handle,goods.view,stock.view,member.lock,
    store.view,agent.view,member.tag,points_shop.view,gift.view,game.view,reward.view}');
