import type { site as contract } from '@longmall/contract/site.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, Site } from '../kernel/context.ts'
import { relayEvents } from '../kernel/work/outbox.ts'
import { catalogueChanged } from '../kernel/shared.ts'
import { drainTimers } from '../kernel/time/timers.ts'

type Moved = OutputOf<typeof contract.advance_clock>

/**
 * Moves a demo store's clock forward; timers run in order at their own instants, then what answers to their events, until all is quiet.
 * The process's own loop leaves them alone meanwhile: two that run side by side keep no order.
 */
export async function advanceClock(context: Context, { minutes }: InputOf<typeof contract.advance_clock>): Promise<Moved> {
  const { shared } = context.site
  shared.movers++
  try {
    return await moveClock(context, minutes)
  } finally {
    shared.movers--
  }
}

async function moveClock({ site, transaction }: Context, minutes: number): Promise<Moved> {
  await transaction(async ({ db }) => {
    await sql`update store_clock set time_offset = time_offset + make_interval(mins => ${minutes})`.execute(db)
    // What visitors see may hang on the time of day: a promotion begins, a page block ends.
    await catalogueChanged(db)
  })
  await site.shared.refresh()
  let timers_run = 0
  for (;;) {
    const ran = await drainTimers(site)
    timers_run += ran
    if (ran + (await relayEvents(site)) === 0 && (await othersAreDone(site))) break
  }
  await site.shared.refresh()
  return { server_time: site.shared.now(), timers_run }
}

/** Is no timer due? Those that this or another process runs by itself just now are waited for; what they set may be due then. */
async function othersAreDone({ db, shared }: Site): Promise<boolean> {
  const now = shared.now()
  const { rows } = await sql`select from timer where due_at <= ${now} limit 1`.execute(db)
  if (rows.length === 0) return true
  await sql`select from timer where due_at <= ${now} for update`.execute(db)
  return false
}
