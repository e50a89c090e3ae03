import { sql } from 'kysely'
import { ensureSettlement } from '../award/settlement/schedule.ts'
import { dayIn } from '../kernel/time/clock.ts'
import type { Context } from '../kernel/context.ts'
import { zoneSettings } from '../kernel/time/store-zone.ts'
import type { Events } from '../kernel/work/outbox.ts'
import { pledgeLines } from '../order/figures/pledge-lines.ts'
import '../order/progress/events.ts'
import { postTransfer } from '../wallet/post-transfer.ts'
import { dueOn, newPledgeNo } from './rules.ts'

/**
 * Answers `order.paid` in the payment's transaction: each line of an order of pledges becomes a pledge on the terms that the order keeps,
 * and its ACC moves from the house to what its member has pledged (AST-08). Once for a line.
 */
export async function openPledges(
  context: Context,
  { member_id, order_ids, order_types }: Pick<Events['order.paid'], 'member_id' | 'order_ids' | 'order_types'>,
): Promise<void> {
  const ids = order_ids.filter((_, at) => order_types[at] === 'pledge')
  if (ids.length === 0) return
  const bought_on = dayIn(context.setting(zoneSettings.time_zone), context.now)
  for (const { order_id, order_no, order_line_id, shares, unit_price, details } of await pledgeLines(context.db, ids)) {
    const { plan_months, pledge } = details
    if (plan_months === undefined || pledge === undefined) throw new Error(`order ${order_no} has no terms of a pledge`)
    const unit_acc = BigInt(pledge.unit_acc)
    const { rows } = await sql`
      insert into pledge (pledge_no, member_id, order_id, order_line_id, shares, unit_price, unit_acc, months, income_ppm, bought_on, ends_on, created_at)
      values (${newPledgeNo(bought_on)}, ${member_id}, ${order_id}, ${order_line_id}, ${shares}, ${unit_price}, ${unit_acc}, ${plan_months},
        ${pledge.income_ppm}, ${bought_on}::date, ${dueOn(bought_on, plan_months)}::date, ${context.now})
      on conflict (order_line_id) do nothing returning id`.execute(context.db)
    if (rows.length === 0) continue
    const amount = BigInt(shares) * unit_acc
    await postTransfer(context, {
      kind: 'pledge.open',
      topic: 'pledge',
      key: String(order_line_id),
      reason: order_no,
      subject: `order ${order_id}`,
      entries: [
        { account: { house: 'treasury', unit: 'ACC' }, amount: -amount },
        { account: { member: member_id, unit: 'ACC', purpose: 'pledged' }, amount },
      ],
    })
  }
  await ensureSettlement(context)
}
