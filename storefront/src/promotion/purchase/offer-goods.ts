import type { GoodsDetail, Sku } from '@longmall/contract/catalogue.ts'
import type { GoodsLabel } from '@longmall/contract/promotion-shapes.ts'

/** A SKU of a promotion: its price, and the remaining promotion stock. */
export interface OfferItem {
  sku_id: number
  price: string
  stock: Sku['stock']
  available: number | null
}

export interface Offer extends Pick<GoodsLabel, 'promotion_id' | 'kind'> {
  items: readonly OfferItem[]
  /** Pieces that one member may buy by the promotion. */
  per_member: number | null
}

const bands = ['none', 'few', 'plenty'] as const

const lowerStock = (one: Sku['stock'], other: Sku['stock']): Sku['stock'] =>
  bands[Math.min(bands.indexOf(one), bands.indexOf(other))] ?? 'none'
const least = (one: number | null, other: number | null) => (one === null ? other : other === null ? one : Math.min(one, other))

/** Goods as a promotion sells them; `offer` has its price of each SKU beside the SKU's own. */
export interface OfferGoods extends GoodsDetail {
  offer: Pick<GoodsLabel, 'promotion_id' | 'kind'> & { prices: ReadonlyMap<number, string> }
}

/**
 * Goods as a promotion sells them, for the sheet of variants: only its SKUs, no more of each than both stocks have, and at most what a
 * member may buy by it. The unit price is computed by the price engine from both prices and the member's level (ORD-03).
 */
export function offerGoods(goods: GoodsDetail, { items, per_member, promotion_id, kind }: Offer): OfferGoods {
  const offered = new Map(items.map((item) => [item.sku_id, item]))
  const skus = goods.skus.flatMap((sku) => {
    const item = offered.get(sku.sku_id)
    if (!item) return []
    return [{ ...sku, stock: lowerStock(sku.stock, item.stock), available: least(sku.available, item.available) }]
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
    max_per_member: least(goods.max_per_member, per_member),
    offer: { promotion_id, kind, prices: new Map(items.map(({ sku_id, price }) => [sku_id, price])) },
  }
}

/** A SKU's data in the promotion, as on a card. */
export const labelOfOffer = ({ offer: { promotion_id, kind, prices } }: OfferGoods, sku_id: number): Omit<GoodsLabel, 'ends_at'> => ({
  promotion_id,
  kind,
  price: prices.get(sku_id) ?? null,
})
