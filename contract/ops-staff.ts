import * as z from 'zod/mini'
import { Count, Day, Flag, Id, OptionalText, PageInput, PageOf, Pattern, Rows, Text, Timestamp } from './fields.ts'
import { operation } from './operation.ts'

/** How many, counted no further than 1,000. */
export const CappedCount = z.object({ count: Count, is_more: Flag })
export type CappedCount = z.output<typeof CappedCount>

export const queueNames = ['timer', 'event', 'mail', 'sms', 'work'] as const
export const QueueName = z.enum(queueNames)
export type QueueName = z.output<typeof QueueName>
/** Jobs that wait, are late (by more than a minute), run, failed and will be retried, and were abandoned. */
export const Queue = z.object({
  queue: QueueName,
  waiting: CappedCount,
  late: CappedCount,
  running: CappedCount,
  failed: CappedCount,
  dead: CappedCount,
  /** What has been late the longest. */
  late_since: z.nullable(Timestamp),
})
export type Queue = z.output<typeof Queue>

export const JobSource = z.enum(['timer', 'event'])
export type JobSource = z.output<typeof JobSource>
export const jobStates = ['waiting', 'late', 'running', 'failed', 'dead'] as const
export const JobState = z.enum(jobStates)
export type JobState = z.output<typeof JobState>
/** `timer-12`, `event-7`. */
export const JobKey = Pattern(/^(timer|event)-[1-9]\d{0,17}$/, 24)

export const Job = z.object({
  job_key: JobKey,
  /** What is to be done: `order.close_unpaid`; of an event its name. */
  kind: Text(100),
  /** The subject, such as the number of an order; of an event its payload. */
  subject: OptionalText(4000),
  state: JobState,
  /** When it is due or is tried again, of a timer on the store clock; null where it was given up. */
  due_at: z.nullable(Timestamp),
  attempts: Count,
  /** Why its last try failed. */
  error: z.nullable(Text(2000)),
  failed_at: z.nullable(Timestamp),
})
export type Job = z.output<typeof Job>

/** A job that runs by schedule, and its last run, on the real clock. */
export const ScheduledJob = z.object({
  name: Text(100),
  /** Five cron fields in UTC. */
  cron: Text(100),
  next_at: Timestamp,
  state: z.enum(['never', 'running', 'good', 'failed']),
  started_at: z.nullable(Timestamp),
  took_ms: z.nullable(Count),
  error: z.nullable(Text(2000)),
  /** Failures in a row. */
  failures: Count,
  succeeded_at: z.nullable(Timestamp),
})
export type ScheduledJob = z.output<typeof ScheduledJob>

/** What a process of the shop does all the time, with the pause between; as the answering process did it last. */
export const BackgroundLoop = z.object({
  name: Text(60),
  pause_ms: Count,
  last_at: z.nullable(Timestamp),
  took_ms: Count,
  error: z.nullable(Text(2000)),
  failures: Count,
})

export const healthKinds = [
  'database',
  'migrations',
  'role',
  'pool',
  'transaction',
  'event_loop',
  'memory',
  'clock',
  'timers',
  'events',
  'schedule',
  'ledger',
  'network',
  'work',
  'mail',
  'sms',
  'sms_budget',
  'storage',
  'delivery',
  'coins',
] as const
export const HealthKind = z.enum(healthKinds)
export type HealthKind = z.output<typeof HealthKind>
export const HealthState = z.enum(['good', 'warn', 'bad'])
export type HealthState = z.output<typeof HealthState>
/** One thing that was looked at, with the reason in the caller’s language. */
export const HealthCheck = z.object({ kind: HealthKind, state: HealthState, text: Text(600) })
export type HealthCheck = z.output<typeof HealthCheck>

const OneJob = z.object({ job_key: JobKey })
const Changed = z.object({ job_key: JobKey })

/** Jobs and health (CON-09). */
export const opsStaff = {
  queues: operation({
    path: 'ops/queues',
    kind: 'query',
    access: { who: 'staff', permission: 'job.view' },
    summary: 'Queues: how much waits, is late, runs, has failed and was given up, each counted to 1,000',
    input: z.object({}),
    /** The kinds are what this version of the shop sets timers for, and the events that somebody answers to. */
    output: z.object({ list: Rows(Queue), timer_kinds: Rows(Text(100)), event_kinds: Rows(Text(100)) }),
  }),
  jobs: operation({
    path: 'ops/jobs',
    kind: 'query',
    access: { who: 'staff', permission: 'job.view' },
    summary:
      'Timers in the order in which they are due, or events in the order in which they were said; narrowed by state, kind and subject',
    input: z.object({
      source: JobSource,
      state: z.optional(JobState),
      kind: z.optional(Text(100)),
      /** Of timers, exactly. */
      subject: z.optional(Text(200)),
      ...PageInput,
    }),
    output: PageOf(Job),
  }),
  job: operation({
    path: 'ops/job',
    kind: 'query',
    access: { who: 'staff', permission: 'job.view' },
    summary: 'One timer or event with its last error',
    refusals: ['ops.job_not_found'],
    input: OneJob,
    output: Job,
  }),
  retry_job: operation({
    path: 'ops/retry_job',
    kind: 'command',
    access: { who: 'staff', permission: 'job.retry' },
    summary: 'Lets a timer or event that failed or was given up be tried again at once',
    refusals: ['ops.job_not_found', 'ops.job_not_failed'],
    input: OneJob,
    output: Changed,
  }),
  discard_job: operation({
    path: 'ops/discard_job',
    kind: 'command',
    access: { who: 'staff', permission: 'job.retry' },
    summary: 'Takes a timer or event that failed or was given up away for good: what it was to do is left undone',
    refusals: ['ops.job_not_found', 'ops.job_not_failed'],
    input: z.object({ job_key: JobKey, reason: Text(200) }),
    output: Changed,
  }),
  schedule: operation({
    path: 'ops/schedule',
    kind: 'query',
    access: { who: 'staff', permission: 'job.view' },
    summary: 'Jobs that run by schedule with their last and next runs, what a process does all the time, and how far the ledger is sealed',
    input: z.object({}),
    output: z.object({
      jobs: Rows(ScheduledJob),
      loops: Rows(BackgroundLoop),
      ledger: z.object({
        seal_number: Count,
        sealed_at: z.nullable(Timestamp),
        /** The last day of the store whose beginning has a snapshot. */
        snapshot_day: z.nullable(Day),
        snapshot_at: z.nullable(Timestamp),
      }),
    }),
  }),
  run_job: operation({
    path: 'ops/run_job',
    kind: 'command',
    access: { who: 'staff', permission: 'job.retry' },
    summary: 'Lets a scheduled job run now, beside its schedule',
    refusals: ['ops.job_not_found'],
    input: z.object({ name: Text(100) }),
    output: z.object({ name: Text(100) }),
  }),
  health: operation({
    path: 'ops/health',
    kind: 'query',
    access: { who: 'staff', permission: 'health.view' },
    summary:
      'How the shop is: what was looked at, each with its reason; versions, the answering process, the database and its largest tables',
    input: z.object({}),
    output: z.object({
      checks: Rows(HealthCheck),
      versions: z.object({
        app: Text(40),
        node: Text(40),
        postgresql: Text(100),
        /** The last one applied. */
        migration: Text(100),
        /** Of the API. */
        contract: Text(40),
        operations: Count,
      }),
      process: z.object({
        process_id: Id,
        started_at: Timestamp,
        memory_bytes: Count,
        heap_bytes: Count,
        heap_limit_bytes: Count,
        /** What 99 of 100 turns of the event loop wait at most. */
        loop_delay_ms: Count,
      }),
      pool: z.object({ used: Count, idle: Count, max: Count, waiting: Count }),
      database: z.object({
        bytes: Count,
        tables: Rows(z.object({ name: Text(100), bytes: Count, rows: Count })),
        connections: Count,
        /** The seconds for which the oldest transaction has been open. */
        oldest_transaction_seconds: Count,
      }),
    }),
  }),
}
