import { comparedKinds, type Cart, type CheaperPromotion } from '@longmall/contract/cart.ts'
import { decimalOf } from '@longmall/pricing/decimal-of.ts'
import type { PricedCart } from '@longmall/pricing/deal/price-cart.ts'
import type { BasketLine, PriceFacts } from '@longmall/pricing/types.ts'
import { skusById, type SkuForSale } from '../../catalogue/skus-for-sale.ts'
import type { Context } from '../../kernel/context.ts'
import { runningPromotionsOf } from '../../promotion/cached-promotions.ts'
import { basketLine } from '../price-facts.ts'
import type { SkuLine } from '../rules.ts'
import { giftIds, type GiftSkus } from './stocked-gifts.ts'

/** Gifts, and the parts of combos that are in none of the lines: their SKUs, those that can be added, and how they show. One statement at most. */
export async function relatedGoods(
  context: Context,
  { reductions, combos = [] }: PriceFacts,
  lines: readonly SkuLine[],
): Promise<{ skus: GiftSkus; addable: BasketLine[]; display: Cart['related_goods'] }> {
  const inCart = new Set(lines.map(({ sku }) => sku.sku_id))
  const comboSkuIds = new Set(combos.flatMap((combo) => combo.parts.map(({ sku_id }) => sku_id)).filter((sku_id) => !inCart.has(sku_id)))
  const ids = [...new Set([...giftIds(reductions), ...comboSkuIds])]
  const skus = await skusById(
    context,
    ids.map((sku_id) => ({ sku_id })),
  )
  const allSkus = [...skus.values()].sort((a, b) => a.sku_id - b.sku_id)
  const isAddable = ({ sku_id, is_listed, available, goods_type }: SkuForSale) =>
    comboSkuIds.has(sku_id) && is_listed && available > 0 && goods_type === 'standard'
  return {
    skus,
    addable: allSkus.filter(isAddable).map((sku, index) => basketLine(firstAddableId + index, 1, { ...sku, freight_template_id: null })),
    display: allSkus.map(({ sku_id, goods_id, goods_name, sku_name, picture }) => ({ sku_id, goods_id, goods_name, sku_name, picture })),
  }
}

// No line of a cart has such an id.
const firstAddableId = 2_000_000_000

/** Of each line the exclusive promotion that runs, has units, and costs least below the line's price; those that cost no less are left out. */
export async function cheaperPromotions(context: Context, lines: readonly SkuLine[], { prices }: PricedCart): Promise<CheaperPromotion[]> {
  const running = await runningPromotionsOf(
    context,
    lines.map(({ sku }) => sku.sku_id),
    comparedKinds,
  )
  return lines.flatMap(({ line_id, sku: { sku_id } }) => {
    const offers = running.flatMap(({ promotion_id, kind, ends_at, items }) =>
      items
        .filter((item) => item.sku_id === sku_id && !item.is_sold_out && item.price < prices.get(line_id)!.unit_price)
        .map(({ price }) => ({ promotion_id, kind: kind as CheaperPromotion['kind'], ends_at, price })),
    )
    const [best] = offers.sort((a, b) => a.price - b.price)
    return best ? [{ line_id, ...best, price: decimalOf(best.price) }] : []
  })
}
