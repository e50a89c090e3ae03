import type { Queue, QueueName } from '@longmall/contract/ops-staff.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import type { ops } from '@longmall/contract/ops.ts'
import { sql } from 'kysely'
import { plus, type Timestamp } from '../../kernel/time/clock.ts'
import type { Context } from '../../kernel/context.ts'
import { countWaiting } from '../../messaging/staff/count-waiting.ts'
import { configuredChannels } from '../../messaging/configured-channels.ts'
import { countWaitingWork } from '../../work/count-waiting.ts'
import { tallied, tally } from './tally.ts'

// One more than is shown as a number.
const maxCounted = 1001
const none = tallied(0)

/** All queues of the shop with what waits in each (CON-09); each number is read from an index and counted to 1,000. */
export async function viewQueues(context: Context): Promise<OutputOf<typeof ops.queues>> {
  const { reactions, timers: handlers } = context.site
  const eventNames = reactions.filter(({ when }) => when === 'after').map(({ event }) => event)
  return {
    list: [
      await timers(context),
      await events(context),
      await messages(context, 'mail'),
      await messages(context, 'sms'),
      await works(context),
    ],
    timer_kinds: Object.keys(handlers).toSorted(),
    event_kinds: [...new Set(eventNames)].toSorted(),
  }
}

/** Since when a timer that never failed is late: by a minute and more. */
export const lateSince = (now: Timestamp): Timestamp => plus(now, { minutes: -1 })

async function timers({ db, now }: Context): Promise<Queue> {
  const late = lateSince(now)
  const { rows } = await sql<{ late_since: Timestamp | null }>`
    select due_at as late_since from timer where due_at < ${late} and claim is null order by due_at, id limit 1`.execute(db)
  return {
    queue: 'timer',
    waiting: await tally(db, sql`timer where due_at >= ${late} and due_at < 'infinity' and attempts = 0 and claim is null`),
    late: await tally(db, sql`timer where due_at < ${late} and claim is null`),
    running: await tally(db, sql`timer where due_at < ${plus(now, { hours: 1 })} and claim is not null`),
    failed: await tally(db, sql`timer where attempts > 0 and dead_at is null`),
    dead: await tally(db, sql`timer where attempts > 0 and dead_at is not null`),
    late_since: rows[0]?.late_since ?? null,
  }
}

const lateEvent = sql`attempts = 0 and created_at < store_now() - interval '1 minute'`

async function events({ db }: Context): Promise<Queue> {
  const { rows } = await sql<{ late_since: Timestamp | null }>`
    select created_at as late_since from outbox where ${lateEvent} order by id limit 1`.execute(db)
  return {
    queue: 'event',
    waiting: await tally(db, sql`outbox where attempts = 0`),
    late: await tally(db, sql`outbox where ${lateEvent}`),
    running: none,
    failed: await tally(db, sql`outbox where attempts > 0 and dead_at is null`),
    dead: await tally(db, sql`outbox where attempts > 0 and dead_at is not null`),
    late_since: rows[0]?.late_since ?? null,
  }
}

/** Where nothing sends them, messages stay in the outbox, and none of them is late. */
async function messages(context: Context, queue: Extract<QueueName, 'mail' | 'sms'>): Promise<Queue> {
  const { waiting, late, failed, dead, late_since } = await countWaiting(context.db, queue, maxCounted)
  const isOut = configuredChannels(context)[queue]
  return {
    queue,
    waiting: tallied(waiting),
    late: isOut ? tallied(late) : none,
    running: none,
    failed: tallied(failed),
    dead: tallied(dead),
    late_since: isOut ? late_since : null,
  }
}

async function works({ db }: Context): Promise<Queue> {
  const { waiting, running, late, dead, late_since } = await countWaitingWork(db, maxCounted)
  return {
    queue: 'work',
    waiting: tallied(waiting),
    late: tallied(late),
    running: tallied(running),
    failed: none,
    dead: tallied(dead),
    late_since,
  }
}
