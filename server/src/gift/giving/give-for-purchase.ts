import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { earnsGift } from '../rules.ts'
import { giveByRule } from './give-by-rule.ts'
import { activeRules } from './active-rules.ts'

/** An order whose after-sale is over: the price of its goods in cents as text and the goods, what went back left out. */
export interface SettledOrder {
  order_id: number
  member_id: number
  goods_total: string
  goods_ids: readonly number[]
}

/**
 * Handles `order.settled` in its transaction: grants the gifts of every rule that the order meets, once per order. Only a settled order
 * cannot be refunded any more, so that a refunded order grants none.
 */
export async function giveForPurchase(context: Context, { order_id, member_id, goods_total, goods_ids }: SettledOrder): Promise<void> {
  const rules = (await activeRules(context, 'purchase')).filter((rule) => earnsGift(rule, { total: BigInt(goods_total), goods_ids }))
  if (rules.length === 0) return
  const grade = await gradeOfMember(context, member_id)
  for (const rule of rules)
    if (grade !== null && grade >= rule.grade) await giveByRule(context, rule, [{ member_id, key: `purchase:${rule.rule_id}:${order_id}` }])
}

/** Null when the account is cancelled. */
async function gradeOfMember({ db }: Context, member_id: number): Promise<number | null> {
  const { rows } = await sql<{ grade: number }>`select grade from member where id = ${member_id} and state <> 'cancelled'`.execute(db)
  return rows[0]?.grade ?? null
}
