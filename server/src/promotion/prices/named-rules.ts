import type { Cart } from '@longmall/contract/cart.ts'
import type { PriceFacts } from '@longmall/pricing/types.ts'
import type { Context } from '../../kernel/context.ts'
import { reductionFacts } from '../active-reductions.ts'
import { cachedPromotions } from '../cached-promotions.ts'

/** Names and ends of the rules that prices depend on, in the caller's language. */
export async function namedRules(context: Context, { offers = [], combos = [] }: PriceFacts): Promise<Cart['rules']> {
  const ids = new Set([...offers, ...combos].map(({ promotion_id }) => promotion_id))
  const { all } = await cachedPromotions(context)
  const promotions = all
    .filter(({ promotion_id }) => ids.has(promotion_id))
    .map(({ promotion_id, kind, names, ends_at }) => ({
      rule: `${kind}:${promotion_id}`,
      name: names[context.language] ?? names['en-us'] ?? '',
      ends_at,
    }))
  const reductions = (await reductionFacts(context)).map(({ facts: { reduction_id, name, ends_at } }) => ({
    rule: `full_reduction:${reduction_id}`,
    name,
    ends_at,
  }))
  return [...promotions, ...reductions]
}
