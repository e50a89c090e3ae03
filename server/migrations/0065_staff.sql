-- Since when an operator holds these rights and credentials, on the real clock: new, taken back, given another role, password or second
-- factor by somebody else. For a while after it the operator approves nothing. Null: nobody but the operator has changed them.
alter table staff add column rights_since timestamptz;

-- Devices on which an operator has logged in: wrong passwords and codes of strangers do not count on them.
create table staff_device (
  device_hash bytea not null,
  staff_id int not null references staff,
  seen_at timestamptz not null,
  primary key (device_hash, staff_id)
);
create index staff_device_staff on staff_device (staff_id, seen_at);

-- When its line went to the bank in a file; what is stopped before that is left out of the file.
alter table withdrawal add column exported_at timestamptz;

-- Changes of settings that wait for a second operator, or for their time where there is none. Times are the real clock's.
create table setting_request (
  id int generated always as identity primary key,
  state text not null default 'waiting' check (state in ('waiting', 'applied', 'refused', 'withdrawn', 'stale')),
  reason text not null default '',
  -- The requester's, for what is sent by mail when nobody calls.
  language text not null,
  requested_by int not null references staff,
  requested_at timestamptz not null,
  -- Null where another operator must approve it.
  effective_at timestamptz,
  -- Null where it was applied by its time, or became stale by itself.
  decided_by int references staff,
  decided_at timestamptz,
  answer text not null default '',
  version int not null default 1,
  check ((state = 'waiting') = (decided_at is null)),
  check (state <> 'applied' or decided_by is distinct from requested_by),
  check (state <> 'applied' or decided_by is not null or effective_at is not null)
);
create index setting_request_state on setting_request (state, id desc);
create index setting_request_due on setting_request (effective_at) where state = 'waiting' and effective_at is not null;
create table setting_request_value (
  request_id int not null references setting_request,
  key text not null,
  -- The version that was shown to the requester.
  base_version int not null check (base_version >= 0),
  -- As `setting` holds it: a secret's is sealed, and gone once it is decided.
  value jsonb,
  primary key (request_id, key)
);
create index setting_request_value_key on setting_request_value (key, request_id);

alter table setting_history add column approved_by int references staff;

-- Whoever edited settings edits those of every kind.
update staff_role
  set permissions = array_remove(permissions, 'setting.edit')
    || '{setting.edit_appearance,setting.edit_commerce,setting.edit_providers,setting.edit_security,setting.edit_money}'
  where 'setting.edit' = any(permissions);
