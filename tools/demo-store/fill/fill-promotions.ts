import { languages } from '@longmall/contract/fields.ts'
import { dayIn, plus, type Timestamp } from '@longmall/server/src/kernel/time/clock.ts'
import type { Context } from '@longmall/server/src/kernel/context.ts'
import { windowOfDays, zoneSettings } from '@longmall/server/src/kernel/time/store-zone.ts'
import type { DemoItem, DemoPromotion, DemoSpan } from '../content/promotions/demo-promotion.ts'
import { promotions } from '../content/promotions/promotions.ts'
import { banners } from '../pictures/scenes/banner-recipes.ts'

interface SkuRow {
  id: number
  price: bigint
  on_hand: number
}

/**
 * Discounts, group buys, presales, combos and topics, in every state on the first day (PRM-02, PRM-04, PRM-07, PRM-09, PRM-10).
 * Answers the ids of topics by their banners.
 */
export async function fillPromotions(context: Context, goodsOf: (key: string) => number): Promise<ReadonlyMap<string, number>> {
  const topics = new Map<string, number>()
  for (const [position, one] of promotions.entries()) {
    const id = await insertPromotion(context, one, position, goodsOf)
    if (one.banner) topics.set(one.banner, id)
  }
  return topics
}

async function insertPromotion(context: Context, one: DemoPromotion, position: number, goodsOf: (key: string) => number): Promise<number> {
  const { db, now } = context
  const { id } = await db
    .insertInto('promotion')
    .values({
      kind: one.kind,
      ...windowOf(context, one.span),
      per_member: one.per_member ?? null,
      rules: JSON.stringify(rulesOf(context, one)),
      picture: one.banner ? JSON.stringify(pictureOf(one.banner)) : null,
      position,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('promotion_text')
    .values(languages.map((language) => ({ promotion_id: id, language, name: one.name[language], note: one.note[language] })))
    .execute()
  const skus = (await Promise.all(one.items.map((item) => itemRows(context, one, item, goodsOf(item.goods))))).flat()
  await db
    .insertInto('promotion_item')
    .values(skus.map(({ list_price: _, ...row }, place) => ({ promotion_id: id, ...row, position: place })))
    .execute()
  await countSold(context, id, skus)
  return id
}

/** Figures of what was sold before the demo store opened: two units an order, each by another buyer, on the day before. */
async function countSold({ db, now, setting }: Context, promotion_id: number, skus: Awaited<ReturnType<typeof itemRows>>): Promise<void> {
  const total = (amountOf: (row: (typeof skus)[number]) => bigint) =>
    skus.reduce((sum, row) => sum + amountOf(row) * BigInt(row.reserved), 0n)
  const quantity = Number(total(() => 1n))
  if (quantity === 0) return
  const orders = Math.ceil(quantity / 2)
  const day = dayIn(setting(zoneSettings.time_zone), plus(now, { days: -1 }))
  const sales = total(({ price }) => price)
  const cost = total(({ price, list_price }) => list_price - price)
  await db
    .insertInto('promotion_figure')
    .values({ promotion_id, day, views: quantity * 9, buyers: orders, orders, quantity, sales, cost })
    .execute()
}

/** The rows of one goods: promotion stock is never more than the stock and the sold quantity together. */
async function itemRows(
  { db }: Context,
  one: DemoPromotion,
  { goods, places, off = 0, stock, sold, quantity }: DemoItem,
  goods_id: number,
) {
  const all: SkuRow[] = await db
    .selectFrom('sku')
    .innerJoin('stock', 'stock.sku_id', 'sku.id')
    .select(['sku.id', 'sku.price', 'stock.on_hand'])
    .where('sku.goods_id', '=', goods_id)
    .orderBy('sku.position')
    .execute()
  const chosen = places ? places.flatMap((place) => all[place] ?? []) : all
  if (chosen.length === 0) throw new Error(`${goods} has no such SKU`)
  return chosen.map((sku) => {
    const price = lowered(sku.price, off)
    const allocated = stock === undefined ? null : sold === 'all' ? stock : Math.min(stock, sku.on_hand + (sold ?? 0))
    return {
      sku_id: sku.id,
      goods_id,
      price,
      quantity: quantity ?? 1,
      stock: allocated,
      reserved: allocated === null ? 0 : sold === 'all' ? allocated : Math.min(sold ?? 0, allocated),
      rules: JSON.stringify(itemRulesOf(one, price)),
      list_price: sku.price,
    }
  })
}

/** Permille off, to the ten cents below. */
const lowered = (price: bigint, off: number): bigint => ((price * BigInt(1000 - off)) / 10_000n) * 10n

const share = (price: bigint, permille: number): number => Number((price * BigInt(permille)) / 100_000n) * 100

function itemRulesOf(one: DemoPromotion, price: bigint) {
  return one.kind === 'presale' ? { deposit: share(price, one.deposit), deposit_value: share(price, one.deposit_value) } : {}
}

function rulesOf(context: Context, one: DemoPromotion) {
  if (one.kind === 'group_buy') return { min_quantity: one.min_quantity }
  if (one.kind === 'combo') return { price: one.price }
  if (one.kind !== 'presale') return {}
  const balance = windowOf(context, { days: one.balance })
  const { starts_at: ships_at } = windowOf(context, { days: [one.ships, one.ships] })
  return { balance_from: balance.starts_at, balance_until: balance.ends_at, missed: one.missed, ships_at }
}

function windowOf({ now, setting }: Context, span: DemoSpan): { starts_at: Timestamp; ends_at: Timestamp } {
  if ('minutes' in span) {
    const [from, until] = span.minutes
    return { starts_at: plus(now, { minutes: from }), ends_at: plus(now, { minutes: until }) }
  }
  const zone = setting(zoneSettings.time_zone)
  const day = (days: number) => dayIn(zone, plus(now, { days }))
  return windowOfDays(zone, day(span.days[0]), day(span.days[1]))
}

const pictureOf = (banner: NonNullable<DemoPromotion['banner']>) => ({
  src: `/media/banner/${banner}`,
  widths: banners[banner].widths,
  avif: false,
  alt: '',
})
