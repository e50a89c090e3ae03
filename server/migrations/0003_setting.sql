create table setting (
  key text primary key,
  value jsonb not null,
  version int not null default 1
);

-- What a setting was before: one row for every change, and one for what the first change found.
create table setting_history (
  key text not null,
  version int not null check (version >= 0),
  -- Null where the setting is a secret: it is shown to nobody, not even as it was.
  value jsonb,
  is_default boolean not null,
  reason text not null default '',
  -- Null where the first change found it so. The real clock's, as in the audit log.
  changed_at timestamptz,
  changed_by int references staff,
  approved_by int references staff,
  primary key (key, version)
);

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
  decision text not null default '',
  version int not null default 1,
  check ((state = 'waiting') = (decided_at is null)),
  check (state <> 'applied' or decided_by is distinct from requested_by),
  check (state <> 'applied' or decided_by is not null or effective_at is not null)
);
create index setting_request_due on setting_request (effective_at) where state = 'waiting' and effective_at is not null;
create index setting_request_state on setting_request (state, id desc);

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

create trigger notify after insert or update or delete on setting for each statement execute function notify_change('setting');
create trigger bump_version after insert or update or delete on setting for each statement execute function bump_catalogue_version();
