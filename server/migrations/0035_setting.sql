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
  primary key (key, version)
);
