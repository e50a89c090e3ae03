import type { PromotionKind } from '@longmall/contract/promotion-shapes.ts'
import { skusForSale } from '../../catalogue/skus-for-sale.ts'
import { isAddonOn } from '../../kernel/addons.ts'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { addonOfKind } from '../../promotion/rules.ts'
import { findCampaign, type CampaignRow } from '../../promotion/zone/find-campaign.ts'
import { pictureFile } from './picture-file.ts'

/** What a poster of a promotion shows; amounts in cents. */
export interface PromotionPosterFacts {
  kind: PromotionKind
  title: string
  note: string
  picture: string | null
  path: string
  cents: number
  /** Beside the price. */
  longcoin: number
  /** The price without it; null where one is not to be compared. */
  before: number | null
}

/** The parts of an address as the shop's screens have them; the add-ons have the names of the specification. */
const folderOf: Record<PromotionKind, string> = {
  ...addonOfKind,
  combo: 'combo',
  point: 'point',
}

/** Refuses `promotion.not_found` for a promotion that is over or switched off, or whose goods are gone. */
export async function promotionFacts(
  context: Context,
  { kind, promotion_id }: { kind: PromotionKind; promotion_id: number },
): Promise<PromotionPosterFacts> {
  const found = isAddonOn(context, addonOfKind[kind]) ? await findCampaign(context, kind, promotion_id) : undefined
  if (!found?.is_on || found.ends_at <= context.now) throw new Refusal('promotion.not_found')
  const skus = (
    await skusForSale(
      context,
      found.items.map(({ sku_id }) => sku_id),
    )
  ).filter(({ is_listed, is_offered }) => is_listed && is_offered)
  const offers = found.items
    .flatMap((item) => {
      const sku = skus.find((one) => one.sku_id === item.sku_id)
      return sku ? [{ sku, cents: priceOf(kind, item), longcoin: kind === 'point' ? (item.rules.longcoin ?? 0) : 0 }] : []
    })
    .toSorted((one, other) => one.cents - other.cents || one.longcoin - other.longcoin)
  const best = offers[0]
  if (!best) throw new Refusal('promotion.not_found')
  const isOneGoods = new Set(offers.map(({ sku }) => sku.goods_id)).size === 1
  const set = kind === 'combo' ? setPrice(found, skus) : null
  return {
    kind,
    title: isOneGoods || found.name === '' ? best.sku.goods_name : found.name,
    note: isOneGoods ? found.name : offers.map(({ sku }) => sku.goods_name).join(' · '),
    picture: pictureFile(best.sku.picture ?? found.picture),
    path: `/promotionpages/${folderOf[kind]}/detail/detail?id=${promotion_id}`,
    cents: set?.cents ?? best.cents,
    longcoin: best.longcoin,
    before: set ? set.before : Number(best.sku.list_price),
  }
}

type Item = CampaignRow['items'][number]

/** The price that a card shows: of a bargain its floor. */
const priceOf = (kind: PromotionKind, { price, rules }: Item): number => (kind === 'bargain' ? (rules.floor ?? price) : price)

/** Of a combo: what a set costs, and its parts one by one. */
function setPrice({ rules, items }: CampaignRow, skus: { sku_id: number; list_price: bigint }[]): { cents: number; before: number } {
  const before = items.reduce((sum, { sku_id, quantity }) => {
    const sku = skus.find((one) => one.sku_id === sku_id)
    return sum + (sku ? Number(sku.list_price) * quantity : 0)
  }, 0)
  return { cents: Number(rules.price), before }
}
