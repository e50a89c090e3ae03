import { sql } from 'kysely'
import { ensureSettlement } from '../../award/settlement/schedule.ts'
import type { Context } from '../../kernel/context.ts'
import type { Events } from '../../kernel/work/outbox.ts'
import { today } from '../today.ts'

/** Activates the hosted devices of paid orders: they mine from today on, the day of the store's zone counted in. Again, it changes nothing. */
export async function activateHosted(context: Context, order_ids: readonly number[]): Promise<void> {
  const { rows } = await sql`
    update box set state = 'activated', activated_at = ${context.now}, expires_on = ${today(context)}::date + term_days
    where order_id = any (${order_ids}::int[]) and delivery = 'hosted' and state = 'not_activated' returning id`.execute(context.db)
  if (rows.length > 0) await ensureSettlement(context)
}

/** Answers `order.released` in its transaction: hosted devices of orders that were on hold are activated. */
export async function activateReleased(
  context: Context,
  { order_ids, order_types }: Pick<Events['order.released'], 'order_ids' | 'order_types'>,
): Promise<void> {
  const devices = order_ids.filter((_, at) => order_types[at] === 'entity')
  if (devices.length > 0) await activateHosted(context, devices)
}

/** Activates a device at home that was bound to its first box: it mines from today on. */
export async function activateBound(context: Context, box_id: number): Promise<void> {
  await sql`
    update box set state = 'activated', activated_at = ${context.now}, expires_on = ${today(context)}::date + term_days
    where id = ${box_id} and state = 'not_activated'`.execute(context.db)
  await ensureSettlement(context)
}
