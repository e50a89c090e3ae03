-- Background jobs that outlast a request: imports, exports, bulk changes. A process claims one, reports its progress, and is
-- considered dead when it reports nothing for a while. Real clock.
create table work (
  id int generated always as identity primary key,
  kind text not null,
  -- Its title: a translation key.
  title text not null,
  -- Operators with this permission may see, cancel and restart it; so may the one who started it.
  permission text not null,
  -- Input of its kind.
  input jsonb not null,
  language text not null,
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed', 'cancelled')),
  done int not null default 0,
  total int,
  -- Where the next run resumes; a kind that must not repeat an effect writes this in the effect's transaction.
  checkpoint jsonb,
  line_count int not null default 0,
  warning_count int not null default 0,
  error_count int not null default 0,
  -- Why it failed: a translation key.
  failure text,
  failure_params jsonb not null default '{}',
  file_name text,
  media_type text,
  file_bytes bigint,
  -- The file's name below DATA_DIR/work; null once it is removed.
  file_key text,
  staff_id int not null references staff,
  is_cancel_requested boolean not null default false,
  -- The current run.
  runner uuid,
  heartbeat_at timestamptz,
  attempts int not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  started_at timestamptz,
  ended_at timestamptz,
  version int not null default 1
);
create index work_ended on work (ended_at, id) where ended_at is not null;
create index work_files on work (ended_at) where file_key is not null;
create index work_kind on work (kind, id desc);
create index work_kind_state on work (kind, state, id desc);
create index work_queued on work (id) where state = 'queued';
create index work_running on work (heartbeat_at) where state = 'running';
create index work_staff on work (staff_id, id desc);
create index work_state on work (state, id desc);

-- Messages about single items: a translation key, its parameters, and the place.
create table work_line (
  work_id int not null references work on delete cascade,
  position int not null,
  level text not null check (level in ('note', 'warning', 'error')),
  translation_key text not null,
  params jsonb not null default '{}',
  -- The item, and the row and column of the file.
  subject text not null default '',
  row int,
  field text not null default '',
  primary key (work_id, position)
);
create index work_line_level on work_line (work_id, level, position);

-- Files uploaded as input of a job.
create table work_file (
  file_key text primary key,
  name text not null,
  bytes bigint not null,
  staff_id int not null references staff,
  created_at timestamptz not null default clock_timestamp()
);
create index work_file_age on work_file (created_at);
