import { sql } from 'kysely'
import { isAddonOn } from '../../kernel/addons.ts'
import type { Context } from '../../kernel/context.ts'
import { dayIn } from '../../kernel/time/clock.ts'
import { zoneSettings } from '../../kernel/time/store-zone.ts'
import { emit } from '../../kernel/work/outbox.ts'
import { bindingRule } from '../binding/queries.ts'
import '../events.ts'
import { distributionSettings as own } from '../settings.ts'

/**
 * Answers `order.paid` in the payment's transaction: the commission of each line, to the distributors to whom the buyer was bound when the order was made
 * by one statement. Nothing is posted yet. What goods promise beside awards is clipped to their margin (`capped`).
 */
export async function recordCommission(
  context: Context,
  { member_id, order_ids }: { member_id: number; order_ids: readonly number[] },
): Promise<void> {
  if (!isAddonOn(context, 'fenxiao')) return
  const { db, now, setting } = context
  const { wins, protected_days } = bindingRule(context)
  const award_day = isAddonOn(context, 'asset') ? dayIn(setting(zoneSettings.time_zone), now) : null
  const { rows } = await sql<{ bound_id: number | null }>`
    select bound_id from record_commission(${member_id}, ${order_ids}::int[], ${wins}, make_interval(days => ${protected_days}),
      ${setting(own.default_margin_ppm)}, ${award_day}::date, ${now})`.execute(db)
  const { bound_id } = rows[0]!
  if (bound_id !== null) await emit(context, 'distribution.figures_changed', { distributor_ids: [bound_id] })
}
