import type { FlashSaleItem, FlashSaleLive } from '@longmall/contract/flash-sale.ts'
import { centsOf } from '@longmall/pricing/cents-of.ts'

/** Goods of a session as one card: its cheapest SKU, and how much of all of them is sold. */
export interface FlashSaleGoods {
  item: FlashSaleItem
  has_price_range: boolean
  /** Null while loading or if unlimited. */
  sold_percent: number | null
}

const cheaper = (one: FlashSaleItem, other: FlashSaleItem) => (centsOf(other.price) < centsOf(one.price) ? other : one)

/** Items in the order of the session, grouped by goods. */
export function groupByGoods(items: readonly FlashSaleItem[], live: readonly FlashSaleLive[] = []): FlashSaleGoods[] {
  const left = new Map(live.map((one) => [one.sku_id, one.remaining]))
  return [...Map.groupBy(items, (item) => item.goods_id).values()].map((own) => ({
    item: own.reduce(cheaper),
    has_price_range: new Set(own.map(({ price }) => price)).size > 1,
    sold_percent: soldOf(own, left),
  }))
}

/** Hundredths that are sold, 100 only when the last is gone. */
function soldOf(items: readonly FlashSaleItem[], left: ReadonlyMap<number, number | null>): number | null {
  let [whole, rest] = [0, 0]
  for (const { sku_id, stock } of items) {
    const known = left.get(sku_id)
    if (stock === null || known === undefined || known === null) return null
    whole += stock
    rest += known
  }
  return whole === 0 ? 100 : Math.floor(((whole - rest) * 100) / whole)
}
