import type { CampaignCard, CampaignItem } from '@longmall/contract/campaign-shapes.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { skusForSale, type SkuForSale } from '../../catalogue/skus-for-sale.ts'
import type { Context } from '../../kernel/context.ts'
import { stateOf } from '../../promotion/rules.ts'
import { promotionSettings } from '../../promotion/settings.ts'
import type { ItemRow, ZoneRow } from '../../promotion/zone/list-zone.ts'
import { stockBand, availableQuantity, soldPercent, wireItemRules, wireRules } from '../wire.ts'

export type Skus = ReadonlyMap<number, SkuForSale>

/** The SKUs of these items with their names, prices and stock, in one statement; what the shop does not offer is as if off the shelf. */
export async function skusOf(context: Context, items: readonly { sku_id: number }[]): Promise<Skus> {
  const sku_ids = [...new Set(items.map((item) => item.sku_id))]
  const skus = await skusForSale(context, sku_ids)
  return new Map(skus.map((sku) => [sku.sku_id, { ...sku, is_listed: sku.is_listed && sku.is_offered }]))
}

const money = (amount: number | bigint) => toDecimal(BigInt(amount), 'MONEY')

/** One SKU of a promotion beside its own price. */
export function showItem({ sku_id, goods_id, price, quantity, rules }: ItemRow, sku: SkuForSale, isPart = false): CampaignItem {
  const { goods_name, sku_name, picture, list_price, level_discount } = sku
  return {
    sku_id,
    goods_id,
    goods_name,
    sku_name,
    picture,
    list_price: money(list_price),
    level_discount,
    price: isPart ? money(list_price) : money(price),
    quantity,
    item_rules: wireItemRules(rules),
  }
}

/** What shoppers are shown of the units of some items. */
export function remainingStock(items: readonly ItemRow[], skus: Skus) {
  const left = items.reduce((sum, item) => {
    const sku = skus.get(item.sku_id)
    return sum + (sku?.is_listed ? availableQuantity(item, sku.available) : 0)
  }, 0)
  return { ...stockBand(left), sold_percent: soldPercent(items) }
}

/** Whole sets of a combo that can be had. */
export function remainingSets(items: readonly ItemRow[], skus: Skus) {
  const sets = items.map((item) => {
    const sku = skus.get(item.sku_id)
    return sku?.is_listed ? Math.floor(availableQuantity(item, sku.available) / item.quantity) : 0
  })
  return { ...stockBand(Math.min(...sets)), sold_percent: soldPercent(items) }
}

export const listTotalOf = (items: readonly ItemRow[], skus: Skus): bigint =>
  items.reduce((sum, { sku_id, quantity }) => sum + (skus.get(sku_id)?.list_price ?? 0n) * BigInt(quantity), 0n)

export const aboutMinutes = ({ setting }: Pick<Context, 'setting'>) => setting(promotionSettings.starting_soon_minutes)

/** A row of a zone as a card; null where none of its goods is on the shelf, or of a set not all. */
export function showCard(context: Context, row: ZoneRow, skus: Skus): CampaignCard | null {
  const { promotion_id, kind, name, starts_at, ends_at, per_member, rules, items } = row
  const shown = items.filter((item) => skus.get(item.sku_id)?.is_listed)
  const isCombo = kind === 'combo'
  if (shown.length === 0 || (isCombo && shown.length < items.length)) return null
  // Available ones first, then by price.
  const open = shown.filter((item) => availableQuantity(item, skus.get(item.sku_id)!.available) > 0)
  const first = isCombo ? shown[0]! : (open.length ? open : shown).reduce((best, item) => (item.price < best.price ? item : best))
  const one = showItem(first, skus.get(first.sku_id)!)
  return {
    promotion_id,
    kind,
    name,
    starts_at,
    ends_at,
    state: stateOf(row, context.now, aboutMinutes(context)),
    per_member,
    rules: wireRules(kind, rules),
    ...one,
    ...(isCombo ? { price: money(Number(rules.price)), list_price: money(listTotalOf(items, skus)) } : {}),
    has_price_range: !isCombo && shown.some((item) => item.price > first.price),
    ...(isCombo ? remainingSets(items, skus) : remainingStock(items, skus)),
    parts: isCombo ? items.map((item) => showItem(item, skus.get(item.sku_id)!, true)) : [],
  }
}
