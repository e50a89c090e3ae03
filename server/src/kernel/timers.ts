import { sql } from 'kysely'
import { plus, type Timestamp } from './clock.ts'
import { createContext, type Context, type Site, type SystemActor } from './context.ts'
import { inTransaction, type Database } from './database.ts'

/** Does what is due for a subject. Its effect must be conditional: a timer that comes late or twice changes nothing more. */
export type TimerHandler = (context: Context<SystemActor>, subject: string) => Promise<void>
export type TimerHandlers = Record<string, TimerHandler>

/** Sets (or moves) the timer of a kind and subject, in the caller's transaction. */
export async function setTimer(db: Database, kind: string, subject: string | number, dueAt: Timestamp): Promise<void> {
  await sql`
    insert into timer (kind, subject, due_at) values (${kind}, ${String(subject)}, ${dueAt})
    on conflict (kind, subject) do update set due_at = excluded.due_at, tries = 0, error = null`.execute(db)
}

/** Takes a timer away; one that runs at this moment is let run, since whoever clears it may hold what it waits for. */
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
  tries: number
}

/**
 * Runs everything due at `until` in order of its time, each timer in one transaction with its effect, at its own instant.
 * A failing one is put off by minutes that double, and the rest goes on. Answers how many ran.
 */
export async function drainTimers(site: Site, until: Timestamp = site.shared.now()): Promise<number> {
  let count = 0
  for (;;) {
    const due = await runNext(site, until)
    if (!due) return count
    count++
  }
}

async function runNext(site: Site, until: Timestamp): Promise<boolean> {
  let taken: Due | undefined
  try {
    return await inTransaction(site.db, async (db) => {
      const { rows } = await sql<Due>`
        delete from timer where id = (select id from timer where due_at <= ${until} order by due_at, id limit 1 for update skip locked)
        returning id, due_at, kind, subject, tries`.execute(db)
      taken = rows[0]
      if (!taken) return false
      const handler = site.timers[taken.kind]
      if (!handler) throw new Error(`no handler for timers of kind ${taken.kind}`)
      await handler(createContext(site, { kind: 'system' }, { db, now: taken.due_at }), taken.subject)
      return true
    })
  } catch (error) {
    if (!taken) throw error
    site.log.error({ err: error, kind: taken.kind, subject: taken.subject }, 'timer failed')
    const again = plus(until, { minutes: Math.min(2 ** taken.tries, 360) })
    await sql`update timer set tries = tries + 1, error = ${String(error)}, due_at = ${again} where id = ${taken.id}`.execute(site.db)
    return true
  }
}
