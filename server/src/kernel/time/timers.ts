import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { plus, type Timestamp } from './clock.ts'
import { createContext, type Context, type Site, type SystemActor } from '../context.ts'
import { inTransaction, type Database } from '../database/database.ts'
import { jobSettings, errorText } from '../work/job-failure.ts'
import { spanOf } from '../observe/watch.ts'
import { readSetting } from '../settings.ts'

/** Does what is due for a subject. The effect must be conditional: a late or repeated timer changes nothing more. */
export type TimerHandler = (context: Context<SystemActor>, subject: string) => Promise<void>
/** One that calls external services: it gets no transaction, opens its own, and may be repeated after a crash. */
export type NonTransactionalTimer = TimerHandler & { isNonTransactional: true }
export type TimerHandlers = Record<string, TimerHandler | NonTransactionalTimer>

/** Marks a handler whose work goes over the network and so must hold no transaction (decisions/0014). */
export const nonTransactionalTimer = (handler: TimerHandler): NonTransactionalTimer =>
  Object.assign(handler, { isNonTransactional: true as const })
const isNonTransactional = (handler: TimerHandler | NonTransactionalTimer | undefined): handler is NonTransactionalTimer =>
  handler !== undefined && 'isNonTransactional' in handler

/** Sets (or moves) the timer of a kind and subject, in the caller's transaction. */
export async function setTimer(db: Database, kind: string, subject: string | number, dueAt: Timestamp): Promise<void> {
  await sql`
    insert into timer (kind, subject, due_at) values (${kind}, ${String(subject)}, ${dueAt})
    on conflict (kind, subject) do update set due_at = excluded.due_at, attempts = 0, error = null, claim = null,
      failed_at = null, dead_at = null`.execute(db)
}

/** Removes a timer; one that is running is not stopped, since the caller may hold a lock that it waits for. */
export async function clearTimer(db: Database, kind: string, subject: string | number): Promise<void> {
  await sql`
    delete from timer where id = (select id from timer where kind = ${kind} and subject = ${String(subject)} for update skip locked)`.execute(
    db,
  )
}

interface Due {
  id: bigint
  due_at: Timestamp
  kind: string
  subject: string
  attempts: number
}

/** Which timers a draining runs: those within a transaction, those that ask the outside world, or all in the order of their time. */
export type Side = 'all' | 'within' | 'outside'

/**
 * Runs everything due at `until` in order of time, each timer in one transaction with its effect, at its own instant. A failing one is
 * retried after minutes that double, and abandoned after `jobs.attempts` failures until an operator restarts it; the others go on.
 * Returns how many ran.
 */
export async function drainTimers(site: Site, until: Timestamp = site.shared.now(), side: Side = 'all'): Promise<number> {
  let count = 0
  for (;;) {
    const due = await runNext(site, until, side)
    if (!due) return count
    count++
  }
}

/** The same for a process's own loop, which keeps out of the way while the demo's time machine runs what falls due. */
export const drainAutomatically = async (site: Site, side: Side): Promise<number> =>
  site.shared.movers > 0 ? 0 : drainTimers(site, site.shared.now(), side)

// Longer than any provider may take to answer; a process that ended in the middle is followed by another after it.
const claimMinutes = 10

async function runNext(site: Site, until: Timestamp, side: Side): Promise<boolean> {
  const nonTransactionalKinds = Object.keys(site.timers).filter((kind) => isNonTransactional(site.timers[kind]))
  const ofSide =
    side === 'all'
      ? sql``
      : side === 'outside'
        ? sql`and kind = any (${nonTransactionalKinds})`
        : sql`and kind <> all (${nonTransactionalKinds})`
  let claimed: Due | undefined
  const claim = randomUUID()
  try {
    const isDone = await inTransaction(site.db, async (db) => {
      const { rows } = await sql<Due>`
        select id, due_at, kind, subject, attempts from timer
        where due_at <= ${until} ${ofSide} order by due_at, id limit 1 for update skip locked`.execute(db)
      claimed = rows[0]
      if (!claimed) return true
      const handler = site.timers[claimed.kind]
      if (!handler) throw new Error(`no handler for timers of kind ${claimed.kind}`)
      if (isNonTransactional(handler)) {
        const back = plus(until, { minutes: claimMinutes })
        await sql`update timer set claim = ${claim}::uuid, due_at = ${back} where id = ${claimed.id}`.execute(db)
        return false
      }
      await sql`delete from timer where id = ${claimed.id}`.execute(db)
      const { kind, subject, due_at } = claimed
      await spanOf(`timer ${kind}`, () => handler(createContext(site, { kind: 'system' }, { db, now: due_at }), subject))
      return true
    })
    if (!claimed) return false
    if (!isDone) await runOutside(site, claimed, claim)
    return true
  } catch (error) {
    if (!claimed) throw error
    site.log.error({ err: error, kind: claimed.kind, subject: claimed.subject }, 'timer failed')
    await reschedule(site, claimed, claim, until, error)
    return true
  }
}

/** Keeps the failure where operators see it, and when the timer is tried again. */
async function reschedule(site: Site, { id, attempts }: Due, claim: string, until: Timestamp, error: unknown): Promise<void> {
  const isDead = attempts + 1 >= readSetting(site.shared.settings, jobSettings.attempts)
  const retryAt = plus(until, { minutes: Math.min(2 ** attempts, 360) })
  await sql`
    update timer set attempts = attempts + 1, error = ${errorText(error)}, due_at = ${isDead ? 'infinity' : retryAt}, claim = null,
      failed_at = ${until}, dead_at = ${isDead ? until : null}
    where id = ${id} and (claim is null or claim = ${claim}::uuid)`.execute(site.db)
}

/** Runs a claimed timer with no transaction open; it goes when it is done, unless it has set itself again. */
async function runOutside(site: Site, { id, kind, subject, due_at }: Due, claim: string): Promise<void> {
  await spanOf(`timer ${kind}`, () => site.timers[kind]!(createContext(site, { kind: 'system' }, { now: due_at }), subject))
  await sql`delete from timer where id = ${id} and claim = ${claim}::uuid`.execute(site.db)
}
