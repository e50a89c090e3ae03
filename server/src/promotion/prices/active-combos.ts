import { cents } from '@longmall/pricing/cents.ts'
import type { Combo } from '@longmall/pricing/types.ts'
import type { Context } from '../../kernel/context.ts'
import { runningPromotionsOf } from '../cached-promotions.ts'
import { itemKey, unlimited, remainingQuantities } from '../remaining-quantities.ts'
import { minLimit } from '../rules.ts'

/**
 * Current combos that include any of these SKUs (PRM-07), so that the trace can name the missing parts; `remaining`: sets that the
 * caller may still buy, null for no limit. At most one statement.
 */
export async function activeCombos(context: Context, sku_ids: readonly number[]): Promise<Combo[]> {
  const running = await runningPromotionsOf(context, sku_ids, ['combo'])
  const limited = running.filter(({ per_member, items }) => per_member !== null || items.some(({ stock }) => stock !== null))
  const remaining = await remainingQuantities(
    context,
    limited.flatMap(({ promotion_id, items }) => items.map(({ sku_id }) => ({ promotion_id, sku_id }))),
  )
  return running.map(({ promotion_id, rules, items }) => ({
    promotion_id,
    price: cents(Number(rules.price)),
    parts: items.map(({ sku_id, quantity }) => ({ sku_id, quantity })),
    remaining: items.reduce<number | null>((sets, { sku_id, quantity }) => {
      const { remaining: left, remaining_limit } = remaining.get(itemKey(promotion_id, sku_id)) ?? unlimited
      return minLimit(minLimit(sets, remaining_limit), left === null ? null : Math.floor(left / quantity))
    }, null),
  }))
}
