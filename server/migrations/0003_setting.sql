create table setting (
  key text primary key,
  value jsonb not null,
  version int not null default 1
);

-- History of settings: one row for each change, and one for the value before the first change.
create table setting_history (
  key text not null,
  version int not null check (version >= 0),
  -- Null for secrets, whose earlier values are not shown either.
  value jsonb,
  is_default boolean not null,
  reason text not null default '',
  -- Null for the value before the first change. Real clock, as in the audit log.
  changed_at timestamptz,
  changed_by int references staff,
  approved_by int references staff,
  primary key (key, version)
);

-- Changes of settings that need a second operator, or a waiting time where there is none. Real clock.
create table setting_request (
  id int generated always as identity primary key,
  state text not null default 'waiting' check (state in ('waiting', 'applied', 'refused', 'withdrawn', 'stale')),
  reason text not null default '',
  -- The requester's language, for mails that no request triggers.
  language text not null,
  requested_by int not null references staff,
  requested_at timestamptz not null,
  -- Null where another operator must approve it.
  effective_at timestamptz,
  -- Null when it was applied by its timer or became stale.
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
  -- The setting's version that the requester saw.
  base_version int not null check (base_version >= 0),
  -- As in `setting`: a secret is encrypted, and cleared once the request is decided.
  value jsonb,
  primary key (request_id, key)
);
create index setting_request_value_key on setting_request_value (key, request_id);

create trigger notify after insert or update or delete on setting for each statement execute function notify_change('setting');
create trigger bump_version after insert or update or delete on setting for each statement execute function bump_catalogue_version();
