import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { listPaidPickups } from '../../fulfilment/pickup/list-paid-pickups.ts'
import { redemptionSettings } from '../settings.ts'
import { makeReady, recordReady } from './make-ready.ts'

/**
 * Answers `order.paid` and `order.released` in their transaction: what of these orders is fetched at a store waits there (DSK-04), ready at once
 * where the setting says so. Orders that are on hold wait for their release; one that is open already stays as it is.
 */
export async function openPickups(context: Context, { order_ids }: { order_ids: readonly number[] }): Promise<void> {
  const pickups = await listPaidPickups(context, order_ids)
  if (pickups.length === 0) return
  await sql`
    insert into pickup (order_id, order_no, member_id, store_id, paid_at, state)
    select order_id, order_no, member_id, store_id, paid_at, 'preparing'
    from jsonb_to_recordset(${JSON.stringify(pickups)}) t (order_id int, order_no text, member_id int, store_id int, paid_at timestamptz)
    on conflict (order_id) do nothing`.execute(context.db)
  if (context.setting(redemptionSettings.ready_by) !== 'payment') return
  const opened = pickups.map(({ order_id }) => order_id)
  await recordReady(context, await makeReady(context, opened))
}
