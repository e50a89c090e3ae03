import type { campaign as contract } from '@longmall/contract/campaign.ts'
import type { ComboOffer, GoodsCampaign } from '@longmall/contract/campaign-shapes.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { isExclusive } from '@longmall/contract/promotion-shapes.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { skusForSale } from '../../catalogue/skus-for-sale.ts'
import { reductionsOfGoods } from '../../catalogue/views/reductions-of-goods.ts'
import { isAddonOn } from '../../kernel/addons.ts'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { itemKey } from '../../promotion/remaining-quantities.ts'
import { isRunning, cachedPromotions, type CachedPromotion } from '../../promotion/cached-promotions.ts'
import { addonOfKind, stateOf } from '../../promotion/rules.ts'
import { reservedItems } from '../../promotion/zone/reserved-items.ts'
import type { ItemRow } from '../../promotion/zone/list-zone.ts'
import { stockBand, availableQuantity, soldPercent, wireItemRules, wireRules } from '../wire.ts'
import { aboutMinutes, listTotalOf, showItem, skusOf, type Skus } from './show-items.ts'

/**
 * Current and upcoming promotions of a SKU's goods, current ones first: promotions with their prices by SKU, current combos that include
 * it, and full reductions that apply. Refuses `catalogue.goods_not_found`.
 */
export async function viewGoodsCampaigns(
  context: Context,
  { sku_id }: InputOf<typeof contract.of_goods>,
): Promise<OutputOf<typeof contract.of_goods>> {
  const [requestedSku] = await skusForSale(context, [sku_id])
  if (!requestedSku) throw new Refusal('catalogue.goods_not_found')
  const { goods_id, category_ids } = requestedSku
  const known = ((await cachedPromotions(context)).byGoods.get(goods_id) ?? []).filter(
    (one) => one.ends_at > context.now && isAddonOn(context, addonOfKind[one.kind]),
  )
  const items = await withReserved(context, known)
  const skus = await skusOf(context, [...items.values()].flat())
  const own = known.filter(({ kind }) => kind !== 'combo')
  const combos = known.filter((one) => one.kind === 'combo' && isRunning(context, one))
  return {
    promotions: own
      .map((one) => showPromotion(context, one, { goods_id, items: items.get(one.promotion_id)!, skus }))
      .sort((a, b) => Number(b.state === 'running') - Number(a.state === 'running') || (a.starts_at < b.starts_at ? -1 : 1)),
    combos: combos.flatMap((one) => showCombo(context, one, items.get(one.promotion_id)!, skus)),
    reductions: await reductionsOfGoods(context, goods_id, category_ids),
  }
}

/** The items of cached promotions with what is reserved of them now. */
async function withReserved(context: Context, known: readonly CachedPromotion[]): Promise<Map<number, ItemRow[]>> {
  const rows = await reservedItems(
    context,
    known.map(({ promotion_id }) => promotion_id),
  )
  const reserved = new Map(rows.map((row) => [itemKey(row.promotion_id, row.sku_id), row.reserved]))
  return new Map(
    known.map(({ promotion_id, items }) => [
      promotion_id,
      items.map((item) => ({ ...item, reserved: reserved.get(itemKey(promotion_id, item.sku_id)) ?? 0 })),
    ]),
  )
}

interface Parts {
  goods_id: number
  items: ItemRow[]
  skus: Skus
}

function showPromotion(context: Context, one: CachedPromotion, { goods_id, items, skus }: Parts): GoodsCampaign {
  const own = items.filter((item) => item.goods_id === goods_id)
  const sold_percent = soldPercent(own)
  const { promotion_id, kind, starts_at, ends_at, per_member, allows_coupon, rules } = one
  return {
    promotion_id,
    kind,
    name: localizedName(context, one),
    starts_at,
    ends_at,
    state: stateOf(one, context.now, aboutMinutes(context)),
    per_member,
    is_exclusive: isExclusive(kind),
    allows_coupon,
    rules: wireRules(kind, rules),
    skus: own.map((item) => {
      const sku = skus.get(item.sku_id)
      const left = sku?.is_listed ? availableQuantity(item, sku.available) : 0
      const price = toDecimal(BigInt(item.price), 'MONEY')
      return { sku_id: item.sku_id, price, item_rules: wireItemRules(item.rules), ...stockBand(left), sold_percent }
    }),
  }
}

/** A set of which every part can be bought; none else. */
function showCombo(context: Context, one: CachedPromotion, items: ItemRow[], skus: Skus): ComboOffer[] {
  if (!items.every(({ sku_id }) => skus.get(sku_id)?.is_listed)) return []
  const { promotion_id, ends_at, per_member, rules } = one
  return [
    {
      promotion_id,
      name: localizedName(context, one),
      ends_at,
      per_member,
      price: toDecimal(BigInt(Number(rules.price)), 'MONEY'),
      list_total: toDecimal(listTotalOf(items, skus), 'MONEY'),
      parts: items.map((item) => showItem(item, skus.get(item.sku_id)!, true)),
    },
  ]
}

const localizedName = ({ language }: Context, { names }: CachedPromotion) => names[language] ?? names['en-us'] ?? ''
