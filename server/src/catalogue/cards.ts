import type { GoodsCard } from '@longmall/contract/catalogue.ts'
import type { Language } from '@longmall/contract/fields.ts'
import type { GoodsLabel } from '@longmall/contract/promotion-shapes.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Context } from '../kernel/context.ts'
import { isImmediatePurchase, labelsByGoods, type SkuLabel } from '../promotion/labels-by-goods.ts'

/** Columns of a card; `cardTables` joins what they need to a goods `g`. */
export const cardColumns = sql`
  g.id as goods_id, g.cheapest_sku_id as sku_id, coalesce(own.name, en.name) as goods_name, coalesce(own.selling_point, en.selling_point) as selling_point,
  p.picture || jsonb_build_object('alt', coalesce(own.name, en.name)) as picture, decimal_text(k.price, 2) as price,
  case when k.market_price > k.price then decimal_text(k.market_price, 2) end as market_price, g.max_price > k.price as has_price_range,
  g.level_discount, g.sale_count, g.stock_band as stock, g.warehouse = 'overseas' as is_overseas, coalesce(own.tags, en.tags) as tags`

export const cardTables = (language: Language) => sql`
  left join goods_text own on own.goods_id = g.id and own.language = ${language}
  join goods_text en on en.goods_id = g.id and en.language = 'en-us'
  join sku k on k.id = g.cheapest_sku_id
  left join goods_picture p on p.goods_id = g.id and p.position = 0`

/** Only what can be opened and bought: goods with a SKU, on the shelf, of a type that the shop offers. */
export const isShown = sql<boolean>`g.is_listed and g.is_offered and g.cheapest_sku_id is not null`

/** Cards of the rows of a query with `goods_id`, `place` to order by and `mark` for the cursor: one statement. */
export async function selectCards<Mark>(context: Context, page: RawBuilder<unknown>): Promise<{ card: GoodsCard; mark: Mark }[]> {
  const { db, language } = context
  const { rows } = await sql<UnlabelledCard & { mark: Mark }>`
    select ${cardColumns}, page.mark from (${page}) page join goods g on g.id = page.goods_id ${cardTables(language)} order by page.position`.execute(
    db,
  )
  const labels = await labelsByGoods(context)
  return rows.map(({ mark, ...card }) => ({ card: labelCard(card, labels), mark }))
}

export type UnlabelledCard = Omit<GoodsCard, 'promotion'>

/**
 * A card with the running promotion to tell on it (PRM-02): from what the process caches, no join. Where that makes the card's price, the
 * card opens the SKU that has it.
 */
export function labelCard(card: UnlabelledCard, labels: ReadonlyMap<number, readonly SkuLabel[]>): GoodsCard {
  const first = labels.get(card.goods_id)?.[0]
  if (!first) return { ...card, promotion: null }
  const { sku_id, ...promotion } = first
  return { ...card, ...(makesPrice(card, promotion) && { sku_id }), promotion }
}

const makesPrice = (card: Pick<GoodsCard, 'price'>, promotion: GoodsLabel): promotion is GoodsLabel & { price: string } =>
  promotion.price !== null && isImmediatePurchase(promotion) && Number(promotion.price) < Number(card.price)

/** What a card asks for: its promotion's price where that is lower and had at once. */
export const priceOnCard = (card: GoodsCard): string =>
  card.promotion !== null && makesPrice(card, card.promotion) ? card.promotion.price : card.price

/** Cards of these goods in the order given; those off the shelf are left out. */
export async function cardsByIds(context: Context, goods_ids: readonly number[]): Promise<GoodsCard[]> {
  if (goods_ids.length === 0) return []
  const page = sql`
    select g.id as goods_id, u.position, null as mark from unnest(${goods_ids}::int[]) with ordinality u (id, position) join goods g on g.id = u.id where ${isShown}`
  const rows = await selectCards(context, page)
  return rows.map(({ card }) => card)
}
