import type { CampaignItemRules, CampaignRules, PromotionKind } from '@longmall/contract/promotion-shapes.ts'
import { toDecimal } from '@longmall/contract/units.ts'

const money = (amount: unknown) => toDecimal(BigInt(Number(amount)), 'MONEY')

/** Rules of a promotion as the wire has them: amounts as decimals, of a combo the price of a set by a name of its own. */
export function wireRules(kind: PromotionKind, rules: Record<string, unknown>): CampaignRules {
  if (kind !== 'combo') return rules as CampaignRules
  return { set_price: money(rules.price) }
}

/** Rules of one SKU as the wire has them; coins are a number. */
export function wireItemRules({ longcoin, ...amounts }: Record<string, number>): CampaignItemRules {
  const rules: Record<string, unknown> = Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, money(amount)]))
  return (longcoin === undefined ? rules : { ...rules, longcoin }) as CampaignItemRules
}

interface StockCounts {
  stock: number | null
  reserved: number
}

/** Hundredths of the units set apart that are taken: 100 only when none is left; null where some item has no number of its own. */
export function soldPercent(items: readonly StockCounts[]): number | null {
  let [whole, taken] = [0, 0]
  for (const item of items) {
    if (item.stock === null) return null
    whole += item.stock
    taken += Math.min(item.reserved, item.stock)
  }
  return whole === 0 ? 100 : Math.floor((taken * 100) / whole)
}

/** The same of each goods, over all its SKUs that are there: what a card of it and its page tell alike. */
export function soldPercentByGoods(items: readonly (StockCounts & { goods_id: number })[]): ReadonlyMap<number, number | null> {
  const byGoods = Map.groupBy(items, (item) => item.goods_id)
  return new Map([...byGoods].map(([goods_id, own]) => [goods_id, soldPercent(own)]))
}

/** Units that can be had of one SKU there: never more than the SKU itself has. */
export const availableQuantity = ({ stock, reserved }: StockCounts, available: number): number =>
  Math.max(0, stock === null ? available : Math.min(stock - reserved, available))

/** A number of units as shoppers are shown it: the number itself only when few are left (as `stock_band`). */
export function stockBand(left: number): { stock: 'none' | 'few' | 'plenty'; available: number | null } {
  if (left <= 0) return { stock: 'none', available: null }
  return left <= 5 ? { stock: 'few', available: left } : { stock: 'plenty', available: null }
}
