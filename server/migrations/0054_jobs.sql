-- What failed is kept where operators see it: timers and events that are given up after many tries, and how scheduled jobs ended.

-- A timer that is given up is due at infinity, so that what runs timers need not know of it; setting it anew revives it.
alter table timer add column failed_at timestamptz, add column dead_at timestamptz;
create index timer_failed on timer (due_at, id) where tries > 0;
create index timer_kind on timer (kind, due_at, id);

-- On the real clock: when an event that failed is told again; at infinity where it is given up.
alter table outbox
  add column tries int not null default 0,
  add column error text,
  add column failed_at timestamptz,
  add column next_try_at timestamptz,
  add column dead_at timestamptz;
create index outbox_failed on outbox (id) where tries > 0;

-- The last run of each scheduled job, on the real clock.
create table job_run (
  name text primary key,
  started_at timestamptz not null,
  -- Null while it runs, or where its process died.
  ended_at timestamptz,
  error text,
  -- In a row.
  failures int not null default 0,
  succeeded_at timestamptz
);

update staff_role set permissions = permissions || '{job.view,job.retry,health.view}' where name = 'operator';
