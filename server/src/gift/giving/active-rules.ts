import type { GiftRule } from '@longmall/contract/gift.ts'
import { sql } from 'kysely'
import { isAddonOn } from '../../kernel/addons.ts'
import type { Context } from '../../kernel/context.ts'

/** A rule by which gifts are given, as the verbs that give look at it; cents. */
export interface ActiveRule {
  rule_id: number
  trigger: GiftRule['trigger']
  grade: number
  min_amount: bigint | null
  goods_ids: number[]
  sku_id: number
  quantity: number
  days: number
}

/** The rules of one cause that are on and within their window now; none while the add-on is off. */
export async function activeRules(context: Context, trigger: ActiveRule['trigger']): Promise<ActiveRule[]> {
  if (!isAddonOn(context, 'gift')) return []
  const { rows } = await sql<ActiveRule>`
    select id as rule_id, trigger, grade, min_amount, goods_ids, sku_id, quantity, days from gift_rule
    where is_on and trigger = ${trigger} and starts_at <= ${context.now} and ends_at > ${context.now} order by id`.execute(context.db)
  return rows
}
