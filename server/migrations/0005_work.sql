-- Work that takes longer than a call: imports, exports, changes of many things. A process takes one, tells how far it is, and is
-- taken to have died when it says nothing for a while; times are the real clock's.
create table work (
  id int generated always as identity primary key,
  kind text not null,
  -- What it is called: a key of the phrases.
  title text not null,
  -- Who holds this permission may see it, cancel it and start it again; so may who started it.
  permission text not null,
  -- What to do, as its kind understands it.
  input jsonb not null,
  language text not null,
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed', 'cancelled')),
  done int not null default 0,
  total int,
  -- Where the next run goes on; a kind that must not do a thing twice writes it in the transaction of its effect.
  checkpoint jsonb,
  line_count int not null default 0,
  warning_count int not null default 0,
  error_count int not null default 0,
  -- Why it failed: a key of the phrases.
  failure text,
  failure_params jsonb not null default '{}',
  file_name text,
  media_type text,
  file_bytes bigint,
  -- The file's name below DATA_DIR/work; null once it is removed.
  file_key text,
  staff_id int not null references staff,
  is_cancel_requested boolean not null default false,
  -- The run under way.
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

-- What a work has to say of single things: a key of the phrases, what fills it, and where it was.
create table work_line (
  work_id int not null references work on delete cascade,
  position int not null,
  level text not null check (level in ('note', 'warning', 'error')),
  translation_key text not null,
  params jsonb not null default '{}',
  -- Of which thing, in which row and column of a file.
  subject text not null default '',
  row int,
  field text not null default '',
  primary key (work_id, position)
);
create index work_line_level on work_line (work_id, level, position);

-- Files that operators brought for a work.
create table work_file (
  file_key text primary key,
  name text not null,
  bytes bigint not null,
  staff_id int not null references staff,
  created_at timestamptz not null default clock_timestamp()
);
create index work_file_age on work_file (created_at);
