import type { FullReduction, ReductionEffect } from '@longmall/pricing/types.ts'
import { isSoldAs } from '../../kernel/fulfilment.ts'
import { skusById, type SkuForSale } from '../../catalogue/skus-for-sale.ts'
import type { Context } from '../../kernel/context.ts'

export type GiftSkus = ReadonlyMap<number, SkuForSale>

/** The SKUs that a full reduction may give, each once. */
export const giftIds = (reductions: readonly FullReduction[]): number[] => [
  ...new Set(reductions.flatMap(({ steps }) => steps.flatMap(({ effect }) => (effect.kind === 'gift' ? [effect.sku_id] : [])))),
]

/**
 * Full reductions with the available stock of their gifts, after these purchases; and the gifts' SKUs. An unlisted gift, and one that would
 * need an order of its own, counts as out of stock. No statement without gifts.
 */
export async function stockedGifts(
  context: Context,
  reductions: readonly FullReduction[],
  lines: readonly { sku: SkuForSale; quantity: number }[],
): Promise<{ reductions: FullReduction[]; giftSkus: GiftSkus }> {
  const ids = giftIds(reductions)
  if (ids.length === 0) return { reductions: [...reductions], giftSkus: new Map() }
  const giftSkus = await skusById(
    context,
    ids.map((sku_id) => ({ sku_id })),
  )
  return { reductions: withStock(reductions, giftSkus, lines), giftSkus }
}

/** The same with SKUs that are known already. */
export function withStock(
  reductions: readonly FullReduction[],
  giftSkus: GiftSkus,
  lines: readonly { sku: SkuForSale; quantity: number }[],
): FullReduction[] {
  const availableGifts = (sku_id: number) => {
    const quantityInLines = lines.reduce((sum, { sku, quantity }) => (sku.sku_id === sku_id ? sum + quantity : sum), 0)
    const sku = giftSkus.get(sku_id)
    return sku?.is_listed && isSoldAs(sku.goods_type, 'reduction_gift') ? Math.max(0, sku.available - quantityInLines) : 0
  }
  const withAvailable = (effect: ReductionEffect): ReductionEffect =>
    effect.kind === 'gift' ? { ...effect, remaining: availableGifts(effect.sku_id) } : effect
  return reductions.map((reduction) => ({
    ...reduction,
    steps: reduction.steps.map((step) => ({ ...step, effect: withAvailable(step.effect) })),
  }))
}
