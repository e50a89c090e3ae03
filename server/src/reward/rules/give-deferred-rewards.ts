import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { giveReward, type Reward } from '../give-reward.ts'
import { timesFor } from '../rules.ts'

interface DeferredReward extends Omit<Reward, 'longcoin'> {
  id: number
  rule_id: number
  member_id: number
  subject: string
  threshold: bigint
  is_each: boolean
  times: number
  goods_total: bigint
}

/**
 * Gives what rules held back for an order, once it is settled: as often as the goods that stayed earn it, by the rules as they
 * were at its receipt (R-11, R-14). Nothing before the settlement, and nothing a second time.
 */
export async function giveDeferredRewards(context: Context, order_id: number): Promise<void> {
  const { rows } = await sql<DeferredReward>`
    update reward_grant g set vested_at = ${context.now} from reward_settled_order s
    where s.order_id = ${order_id} and g.subject = ${`order ${order_id}`} and g.vested_at is null
    returning g.id, g.rule_id, g.member_id, g.subject, g.threshold, g.is_each, g.times, g.red_packet, g.coupon_id, g.sku_id, g.game_id, g.chances,
      s.goods_total`.execute(context.db)
  for (const { rule_id, member_id, subject, goods_total, times, ...one } of rows.toSorted((a, b) => a.id - b.id)) {
    const due = Math.min(times, timesFor(one, goods_total))
    if (due === 0) continue
    await sql`update reward_grant set vested_times = ${due} where id = ${one.id}`.execute(context.db)
    const about = { kind: 'point.consume', subject: `order ${order_id}`, gift: 'purchase' } as const
    const key = `${rule_id} ${member_id} ${subject} settled`
    await giveReward(context, { ...one, longcoin: 0 }, { ...about, member_id, times: due, key, reason: subject })
  }
}
