import { sql, type RawBuilder } from 'kysely'
import { ensureSettlement } from '../../award/settlement/schedule.ts'
import type { Context } from '../../kernel/context.ts'
import type { Events } from '../../kernel/work/outbox.ts'
import { today } from '../today.ts'

/** Activates the hosted devices of paid orders: they mine from today on, the day of the store's zone counted in. Again, it changes nothing. */
export const activateHosted = (context: Context, order_ids: readonly number[]): Promise<void> =>
  activate(context, sql`order_id = any (${order_ids}::int[]) and delivery = 'hosted'`)

/** Answers `order.released` in its transaction: hosted devices of orders that were on hold are activated. */
export async function activateReleased(
  context: Context,
  { order_ids, order_types }: Pick<Events['order.released'], 'order_ids' | 'order_types'>,
): Promise<void> {
  const devices = order_ids.filter((_, at) => order_types[at] === 'entity')
  if (devices.length > 0) await activateHosted(context, devices)
}

/** Activates a device at home that was bound to its first box: it mines from today on. */
export const activateBound = (context: Context, box_id: number): Promise<void> => activate(context, sql`id = ${box_id}`)

/**
 * A term begins today, or where the run of today has shared out the devices already, as for a timer that comes late or a payment that is committed after
 * midnight, on the next day: else a day of it would never be paid.
 */
async function activate(context: Context, which: RawBuilder<unknown>): Promise<void> {
  await holdOffRuns(context)
  const { rows } = await sql`
    update box set state = 'activated', activated_at = greatest(${context.now}::timestamptz, last.cutoff),
      expires_on = greatest(${today(context)}::date, last.day + 1) + term_days
    from (select max(day) as day, max(cutoff) as cutoff from box_run) last
    where ${which} and state = 'not_activated' returning id`.execute(context.db)
  if (rows.length > 0) await ensureSettlement(context)
}

/** Until the commit no run shares devices out, and no owner changes; activations do not wait for each other. Before a device's row is locked. */
export const holdOffRuns = ({ db }: Pick<Context, 'db'>) => sql`select pg_advisory_xact_lock_shared(hashtext('box owners'))`.execute(db)
