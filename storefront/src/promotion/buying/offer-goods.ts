import type { GoodsDetail, Sku } from '@longmall/contract/catalogue.ts'

/** A SKU of a promotion: its price, and what of its own stock is left. */
export interface OfferItem {
  sku_id: number
  price: string
  stock: Sku['stock']
  stock_left: number | null
}

export interface OfferLimits {
  items: readonly OfferItem[]
  /** Pieces that one member may buy by the promotion. */
  per_member: number | null
}

const bands = ['none', 'few', 'plenty'] as const

const scarcer = (one: Sku['stock'], other: Sku['stock']): Sku['stock'] =>
  bands[Math.min(bands.indexOf(one), bands.indexOf(other))] ?? 'none'
const least = (one: number | null, other: number | null) => (one === null ? other : other === null ? one : Math.min(one, other))

/**
 * Goods as a promotion sells them, for the sheet of variants: only its SKUs, at its prices, with the list price struck
 * through, no more of each than both stocks have, and at most what a member may buy by it.
 */
export function offerGoods(goods: GoodsDetail, { items, per_member }: OfferLimits): GoodsDetail {
  const offered = new Map(items.map((item) => [item.sku_id, item]))
  const skus = goods.skus.flatMap((sku) => {
    const item = offered.get(sku.sku_id)
    if (!item) return []
    const { price } = item
    return [
      { ...sku, price, market_price: sku.price, stock: scarcer(sku.stock, item.stock), stock_left: least(sku.stock_left, item.stock_left) },
    ]
  })
  const used = new Set(skus.flatMap(({ value_ids }) => value_ids))
  const attributes = goods.attributes.map((attribute) => ({
    ...attribute,
    values: attribute.values.filter(({ value_id }) => used.has(value_id)),
  }))
  const opened = offered.has(goods.sku_id) ? goods.sku_id : (skus.find(({ stock }) => stock !== 'none') ?? skus[0])?.sku_id
  return {
    ...goods,
    sku_id: opened ?? goods.sku_id,
    skus,
    attributes,
    level_discount: false,
    max_per_member: least(goods.max_per_member, per_member),
  }
}
