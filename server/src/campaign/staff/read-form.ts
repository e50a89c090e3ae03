import type { CampaignForm, ItemForm } from '@longmall/contract/campaign-shapes.ts'
import { toSmallest } from '@longmall/contract/units.ts'
import { cents } from '@longmall/pricing/cents.ts'
import { decimalOf } from '@longmall/pricing/decimal-of.ts'
import type { output } from 'zod/mini'
import { skusForSale, type SkuForSale } from '../../catalogue/skus-for-sale.ts'
import { checkSoldAs } from '../../catalogue/sold-as/check-sold-as.ts'
import { skusOfGoods } from '../../catalogue/views/skus-of-goods.ts'
import type { Timestamp } from '../../kernel/time/clock.ts'
import type { Context } from '../../kernel/context.ts'
import { Refusal, wrongField } from '../../kernel/refusal.ts'
import { windowOfDays, zoneSettings } from '../../kernel/time/store-zone.ts'
import type { Window } from '../../promotion/rules.ts'
import type { StoredPromotion } from '../../promotion/staff/find-promotion.ts'
import type { PromotionValues } from '../../promotion/staff/write-promotion.ts'
import { hasBegun, storedItemRules, storedRules } from '../rules.ts'

type Outputs<Shape> = { [Name in keyof Shape]: output<Shape[Name]> }
export type Form = Outputs<Pick<typeof CampaignForm, 'kind' | 'allows_coupon' | 'rules' | 'is_on' | 'position' | 'texts' | 'items'>> & {
  per_member?: number | undefined
  picture?: PromotionValues['picture'] | undefined
}

interface WindowInput {
  first_day?: string | undefined
  last_day?: string | undefined
  starts_at?: Timestamp | undefined
  ends_at?: Timestamp | undefined
}

/** The window of a form: two days of the store's zone, the last to its end, or two instants; one of the two. */
export function readWindow({ setting }: Context, { first_day, last_day, starts_at, ends_at }: WindowInput): Window {
  const byDay = first_day !== undefined || last_day !== undefined
  if (byDay && starts_at !== undefined) throw wrongField('starts_at', 'field.unknown')
  if (byDay && ends_at !== undefined) throw wrongField('ends_at', 'field.unknown')
  if (byDay) {
    if (first_day === undefined) throw wrongField('first_day', 'field.required')
    if (last_day === undefined) throw wrongField('last_day', 'field.required')
    if (last_day < first_day) throw wrongField('last_day', 'field.choice')
    return windowOfDays(setting(zoneSettings.time_zone), first_day, last_day)
  }
  if (starts_at === undefined) throw wrongField('starts_at', 'field.required')
  if (ends_at === undefined) throw wrongField('ends_at', 'field.required')
  if (ends_at <= starts_at) throw wrongField('ends_at', 'field.choice')
  return { starts_at, ends_at }
}

/** Prices in cents by SKU that stay, for their promotion has begun. */
export const lockedPrices = ({ now }: Pick<Context, 'now'>, before: StoredPromotion | null): LockedPrices =>
  new Map((before && hasBegun(before, now) ? before.items : []).map(({ sku_id, price }) => [sku_id, price]))

/**
 * A form as stored. Refuses `promotion.english_required`, `catalogue.goods_not_found` for goods that are not offered, and fields that do
 * not fit the kind, by name; goods that cannot be sold by it as `checkSoldAs` does. `kept`: fixed prices in cents by SKU of a promotion that has begun: they were not above the SKU's own at
 * its start, so it can be edited whatever that is now.
 */
export async function readForm(context: Context, form: Form, window: Window, locked: LockedPrices = new Map()): Promise<PromotionValues> {
  const { kind, per_member = null, allows_coupon, picture = null, is_on, position, texts } = form
  if (!texts.some(({ language }) => language === 'en-us')) throw new Refusal('promotion.english_required')
  if (new Set(texts.map(({ language }) => language)).size < texts.length) throw wrongField('texts', 'field.duplicate')
  const rules = storedRules(kind, form.rules, window)
  if (per_member !== null && per_member < (form.rules.min_quantity ?? 1))
    throw wrongField('per_member', 'field.too_small', { minimum: form.rules.min_quantity })
  const items = await readItems(context, form, locked)
  if (kind === 'combo') checkSet(items, Number(rules.price))
  return {
    kind,
    ...window,
    per_member,
    allows_coupon,
    rules,
    picture,
    is_on,
    ended_at: null,
    position,
    texts,
    items: items.map(({ list_price: _list, ...item }) => item),
  }
}

// Of whole goods a form names few and means many; every process keeps them all.
const maxSkus = 2000

type LockedPrices = ReadonlyMap<number, number>
type ReadItem = PromotionValues['items'][number] & { list_price: number }

async function readItems(context: Context, { kind, items, rules }: Form, locked: LockedPrices): Promise<ReadItem[]> {
  for (const [position, { sku_id, goods_id, price, permille_off }] of items.entries()) {
    const path = `items.${position}`
    if ((sku_id === undefined) === (goods_id === undefined)) throw wrongField(`${path}.sku_id`, 'field.choice')
    // A set has one price for all of it.
    if (kind === 'combo' ? price !== undefined || permille_off !== undefined : (price === undefined) === (permille_off === undefined))
      throw wrongField(`${path}.price`, kind === 'combo' ? 'field.unknown' : 'field.required')
    if (kind === 'combo' && sku_id === undefined) throw wrongField(`${path}.sku_id`, 'field.choice')
  }
  const skuItems = await expandToSkus(context, items)
  if (skuItems.length > maxSkus) throw wrongField('items', 'field.too_many', { maximum: maxSkus })
  const seen = new Set<number>()
  for (const { sku_id, path } of skuItems) {
    if (seen.has(sku_id)) throw wrongField(`${path}.sku_id`, 'field.duplicate')
    seen.add(sku_id)
  }
  const skus = new Map(
    (
      await skusForSale(
        context,
        skuItems.map((item) => item.sku_id),
      )
    ).map((sku) => [sku.sku_id, sku]),
  )
  return skuItems.map((item) => {
    const sku = skus.get(item.sku_id)
    if (!sku) throw new Refusal('catalogue.goods_not_found')
    checkSoldAs(sku, kind, `${item.path}.${item.goods_id === undefined ? 'sku_id' : 'goods_id'}`)
    return readItem(
      kind,
      item,
      { ...sku, list_price: atLeast(sku.list_price, locked.get(item.sku_id)), lockedPrice: locked.get(item.sku_id) },
      rules,
    )
  })
}

/** One SKU of an item, and where the item is in the form. */
type OneSku = ItemForm & { sku_id: number; path: string }

/** Every item as SKUs: of whole goods, all that they offer. */
async function expandToSkus(context: Context, items: readonly ItemForm[]): Promise<OneSku[]> {
  const goods_ids = items.flatMap(({ goods_id }) => goods_id ?? [])
  const known = Map.groupBy(await skusOfGoods(context, goods_ids), ({ goods_id }) => goods_id)
  return items.flatMap((item, position): OneSku[] => {
    const path = `items.${position}`
    if (item.sku_id !== undefined) return [{ ...item, sku_id: item.sku_id, path }]
    const own = known.get(item.goods_id!)
    if (!own) throw new Refusal('catalogue.goods_not_found')
    return own.map(({ sku_id }) => ({ ...item, sku_id, path }))
  })
}

const atLeast = (list_price: bigint, lockedPrice = 0): bigint => (list_price < BigInt(lockedPrice) ? BigInt(lockedPrice) : list_price)

function readItem(kind: Form['kind'], item: OneSku, sku: SkuForSale & { lockedPrice: number | undefined }, rules: Form['rules']): ReadItem {
  const list_price = Number(sku.list_price)
  const price = kind === 'combo' ? (sku.lockedPrice ?? list_price) : priceOf(item, sku.list_price)
  const { quantity = 1, stock = null } = item
  if (quantity !== 1 && kind !== 'combo') throw wrongField(`${item.path}.quantity`, 'field.unknown')
  return {
    sku_id: sku.sku_id,
    goods_id: sku.goods_id,
    price,
    quantity,
    stock,
    rules: storedItemRules(kind, item.rules ?? {}, { price, list_price, rules, path: item.path }),
    list_price,
  }
}

/** In cents: the price named, or so many thousandths off the SKU's own, to the shopper's good. */
function priceOf({ price, permille_off = 0 }: ItemForm, list_price: bigint): number {
  if (price !== undefined) return Number(toSmallest(price, 'MONEY'))
  return Number((list_price * BigInt(1000 - permille_off)) / 1000n)
}

/** A set has at least two units, and costs no more than they do alone. */
function checkSet(items: readonly ReadItem[], price: number): void {
  if (items.reduce((sum, { quantity }) => sum + quantity, 0) < 2) throw wrongField('items', 'field.too_few', { minimum: 2 })
  const separateTotal = items.reduce((sum, { list_price, quantity }) => sum + list_price * quantity, 0)
  if (price > separateTotal) throw wrongField('rules.set_price', 'field.too_big', { maximum: decimalOf(cents(separateTotal)) })
}
