import { sql, type RawBuilder } from 'kysely'
import type { Timestamp } from '../time/clock.ts'
import { createContext, type Context, type Site } from '../context.ts'
import { inTransaction, isConnectionLost } from '../database/database.ts'
import { jobSettings, errorText } from './job-failure.ts'
import { spanOf, watch } from '../observe/watch.ts'
import { readSetting } from '../settings.ts'

/** Events, named in the past tense, with their payload. Each domain declares its own by declaration merging. */
export interface Events {
  'stock.band_changed': { goods_ids: number[] }
  /** Its carriers changed, or it opened: what it can deliver may be another thing now. */
  'shop.delivery_changed': Record<string, never>
}
export type EventName = keyof Events

/** An event as it is delivered; `at` is when it happened, which may be long ago where it is delivered late. */
export interface EmittedEvent<Name extends EventName> {
  payload: Events[Name]
  at: Timestamp
}

/**
 * "When X happens, then Y". `within`: in the transaction that says X, so that both hold or neither.
 * `after`: by the relay, at least once; the consumer's inbox row commits with its effect.
 */
export interface Reaction {
  event: EventName
  consumer: string
  when: 'within' | 'after'
  run: (context: Context, payload: never, at: Timestamp) => Promise<void>
  /** Receives many events of this name at once. */
  runMany?: (context: Context, events: never[]) => Promise<void>
}
export const within = <Name extends EventName>(
  event: Name,
  consumer: string,
  run: (context: Context, payload: Events[Name], at: Timestamp) => Promise<void>,
): Reaction => ({ event, consumer, when: 'within', run })
export const after = <Name extends EventName>(
  event: Name,
  consumer: string,
  run: (context: Context, payload: Events[Name], at: Timestamp) => Promise<void>,
): Reaction => ({ event, consumer, when: 'after', run })

/** The same for events that come in numbers: those that wait are delivered together, in one transaction. */
export const afterMany = <Name extends EventName>(
  event: Name,
  consumer: string,
  runMany: (context: Context, events: EmittedEvent<Name>[]) => Promise<void>,
): Reaction => ({ event, consumer, when: 'after', run: (context, payload, at) => runMany(context, [{ payload, at }]), runMany })

/** Says in the caller's transaction that something happened. */
export async function emit<Name extends EventName>(context: Context, event: Name, payload: Events[Name]): Promise<void> {
  watch.meter?.eventEmitted(event)
  const matching = context.site.reactions.filter((one) => one.event === event)
  for (const one of matching) if (one.when === 'within') await one.run(context, payload as never, context.now)
  if (!matching.some((one) => one.when === 'after')) return
  await sql`insert into outbox (event, payload, created_at) values (${event}, ${JSON.stringify(payload)}, ${context.now})`.execute(
    context.db,
  )
}

/**
 * The same within the statement that makes it happen, for `with`: an insert with a payload for each row of `from`, which saves a round
 * trip. Only for events that are answered after the commit, never within the transaction.
 */
export function emission(
  { now, site }: Context,
  event: EventName,
  { payload, from }: { payload: RawBuilder<unknown>; from: RawBuilder<unknown> },
): RawBuilder<unknown> {
  if (site.reactions.some((one) => one.event === event && one.when === 'within'))
    throw new Error(`${event} is answered within its transaction`)
  watch.meter?.eventEmitted(event)
  return sql`insert into outbox (event, payload, created_at) select ${event}, ${payload}, ${now} from ${from}`
}

interface Row {
  id: bigint
  event: EventName
  payload: Events[EventName]
  created_at: Timestamp
}

const batch = 100

/**
 * Delivers events below every open transaction, oldest first; the consumer's inbox row commits with its effect. A failed event is
 * delivered again after seconds that double, up to an hour, and blocks nothing else; after `jobs.attempts` failures it waits for an
 * operator. Returns how many were delivered.
 */
export async function relayEvents(site: Site): Promise<number> {
  const reactions = site.reactions.filter((one) => one.when === 'after')
  let done = 0
  let last = 0n
  for (;;) {
    const { rows } = await sql<Row>`
      select id, event, payload, created_at from outbox
      where id > ${last} and transaction < settled_xid()
        and (next_attempt_at is null or next_attempt_at <= clock_timestamp())
      order by id limit ${batch}`.execute(site.db)
    for (const row of rows) last = row.id
    for (const sameEvent of runsOf(rows)) {
      const matching = reactions.filter((one) => one.event === sameEvent[0]!.event)
      done += await deliver(site, matching, sameEvent)
    }
    if (rows.length < batch) return done
  }
}

/** Events parted where the name changes, so that their order stays. */
function runsOf(rows: readonly Row[]): Row[][] {
  const runs: Row[][] = []
  for (const row of rows) {
    const run = runs.at(-1)
    if (run?.[0]!.event === row.event) run.push(row)
    else runs.push([row])
  }
  return runs
}

/** Delivers to every consumer; an event goes when all of them have handled it. Answers how many went. */
async function deliver(site: Site, reactions: readonly Reaction[], rows: readonly Row[]): Promise<number> {
  // Null where nobody failed but the database was lost: delivered again in the next round.
  const undelivered = new Map<bigint, string | null>()
  for (const one of reactions)
    for (const [id, error] of await deliverTo(site, one, rows))
      undelivered.set(id, isConnectionLost(error) ? null : describeFailure(one, error))
  const failed = [...undelivered].filter((one): one is [bigint, string] => one[1] !== null)
  if (failed.length) await scheduleRetries(site, new Map(failed))
  const delivered = rows.filter(({ id }) => !undelivered.has(id)).map(({ id }) => id)
  if (delivered.length)
    await sql`delete from outbox where id in (select id from outbox where id = any (${delivered}::bigint[]) order by id for update)`.execute(
      site.db,
    )
  return delivered.length
}

const describeFailure = ({ consumer }: Reaction, error: unknown) => `${consumer}: ${errorText(error)}`.slice(0, 2000)

/** Keeps the failures where operators see them, and when each event is delivered again. */
async function scheduleRetries(site: Site, failures: ReadonlyMap<bigint, string>): Promise<void> {
  const maxAttempts = readSetting(site.shared.settings, jobSettings.attempts)
  await sql`
    update outbox o set attempts = o.attempts + 1, error = f.error, failed_at = clock_timestamp(),
      dead_at = case when o.attempts + 1 >= ${maxAttempts} then clock_timestamp() end,
      next_attempt_at = case when o.attempts + 1 >= ${maxAttempts} then 'infinity'
        else clock_timestamp() + make_interval(secs => least(2 ^ least(o.attempts, 12), 3600)) end
    from unnest(${[...failures.keys()]}::bigint[], ${[...failures.values()]}::text[]) as f (id, error)
    where o.id = f.id`.execute(site.db)
}

/** Delivers to one consumer, together where it takes many and none of them fails; answers the events that it failed on, and with what. */
async function deliverTo(site: Site, reaction: Reaction, rows: readonly Row[]): Promise<Map<bigint, unknown>> {
  if (reaction.runMany && rows.length > 1) {
    const isDelivered = await runReaction(site, reaction, rows).then(
      () => true,
      () => false,
    )
    if (isDelivered) return new Map()
  }
  const failed = new Map<bigint, unknown>()
  for (const row of rows) {
    try {
      await runReaction(site, reaction, [row])
    } catch (error) {
      failed.set(row.id, error)
      site.log.error({ err: error, event: row.event, consumer: reaction.consumer, id: String(row.id) }, 'reaction failed')
    }
  }
  return failed
}

async function runReaction(site: Site, { consumer, run, runMany }: Reaction, rows: readonly Row[]): Promise<void> {
  const ids = rows.map(({ id }) => id)
  await inTransaction(site.db, async (db) => {
    const fresh = await sql<{ event_id: bigint }>`
      insert into inbox (consumer, event_id)
      select ${consumer}, id from outbox where id = any (${ids}::bigint[]) order by id for key share
      on conflict do nothing returning event_id`.execute(db)
    const events = rows
      .filter(({ id }) => fresh.rows.some(({ event_id }) => event_id === id))
      .map(({ payload, created_at }) => ({ payload: payload as never, at: created_at }))
    const context = createContext(site, { kind: 'system' }, { db })
    const handle = () => (events.length > 1 ? runMany!(context, events as never[]) : run(context, events[0]!.payload, events[0]!.at))
    if (events.length) await spanOf(`event ${rows[0]!.event} to ${consumer}`, handle)
  })
}
