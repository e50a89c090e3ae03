-- The last run of each scheduled job, on the real clock.
create table job_run (
  name text primary key,
  started_at timestamptz not null,
  -- Null while it runs, or when its process died.
  ended_at timestamptz,
  error text,
  -- Consecutive failures.
  failures int not null default 0,
  succeeded_at timestamptz
);
