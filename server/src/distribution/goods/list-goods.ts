import type { GoodsCard } from '@longmall/contract/catalogue.ts'
import type { distribution as contract } from '@longmall/contract/distribution.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { toSmallest } from '@longmall/contract/units.ts'
import { sql, type RawBuilder } from 'kysely'
import { cardsByIds } from '../../catalogue/cards.ts'
import { findGoodsByKeyword } from '../../catalogue/edit/find-goods-by-keyword.ts'
import { listGoods } from '../../catalogue/list-goods.ts'
import { isInListing, type GoodsFilterInput } from '../../catalogue/lists/goods-filter.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { cutPage, readCursor, writeCursor } from '../../kernel/database/cursor.ts'
import { readLevel } from '../levels/queries.ts'
import { requireDistributor } from '../member/require-distributor.ts'
import { earningTypes } from './earning-types.ts'
import { withEarnings, type Earner } from './earnings.ts'

type Input = InputOf<typeof contract.goods>
type Page = OutputOf<typeof contract.goods>

/** The caller's own rate. Refuses `call.feature_off` and `distribution.not_distributor`. */
export async function earnerOf(context: Context<MemberActor>): Promise<Earner> {
  const { member_id, level_id } = await requireDistributor(context)
  return { member_id, level_ppm: (await readLevel(context, level_id)).rates.first }
}

/**
 * Listed goods that pay the caller commission, with what one earns, the highest earnings first by default. Every sort is read off an
 * index. Refuses `call.feature_off`, `distribution.not_distributor`, and a cursor of another sort.
 */
export async function listEarningGoods(
  context: Context<MemberActor>,
  { search, category_id, goods_id, sort = 'earnings', cursor, page_size = 20 }: Input,
): Promise<Page> {
  const earner = await earnerOf(context)
  const found = search === undefined ? undefined : await findGoodsByKeyword(context, search)
  const among = goods_id === undefined ? found : [goods_id].filter((id) => found?.includes(id) ?? true)
  const filter: GoodsFilterInput = { category_id, among, goods_types: earningTypes }
  if (sort === 'earnings') return listByEarnings(context, earner, filter, { cursor, page_size })
  const where = earner.level_ppm > 0 ? paysByLevelOrOwn : paysByOwn
  const { list, next } = await listGoods(context, { ...filter, where, sort, cursor, page_size })
  return { list: await withEarnings(context.db, list, earner), next }
}

// Of goods `s` of the catalogue's lists.
const ofGoods = sql`from goods_commission c where c.goods_id = s.goods_id`
const paysByLevel = sql<boolean>`not exists (select ${ofGoods} and c.mode <> 'level')`
const paysByOwn = sql<boolean>`exists (select ${ofGoods} and c.mode = 'own' and c.first_ppm > 0)`
const paysByLevelOrOwn = sql<boolean>`not exists (select ${ofGoods} and (c.mode = 'none' or c.mode = 'own' and c.first_ppm = 0))`

/** What is sorted by: earnings of one unit in millionths of cents, then the id. */
interface Earning {
  key: bigint
  goods: GoodsCard
}
interface Place {
  key: bigint
  goods_id: number
}

/**
 * Two lists, merged: goods that pay by level, whose earnings have the order of their prices, off the catalogue's index of prices; and goods
 * with rates of their own, off an index of what these earn.
 */
async function listByEarnings(
  context: Context<MemberActor>,
  earner: Earner,
  filter: GoodsFilterInput,
  { cursor, page_size }: { cursor: string | undefined; page_size: number },
): Promise<Page> {
  const place = cursor === undefined ? null : readPlace(cursor)
  const found = [
    ...(await listByLevel(context, earner.level_ppm, filter, place, page_size)),
    ...(await listByOwn(context, filter, place, page_size)),
  ].sort((a, b) => (a.key === b.key ? b.goods.goods_id - a.goods.goods_id : a.key < b.key ? 1 : -1))
  const { list, next } = cutPage(found, page_size, ({ key, goods }) => ['earnings', key, goods.goods_id])
  const cards = list.map(({ goods }) => goods)
  return { list: await withEarnings(context.db, cards, earner), next }
}

function readPlace(cursor: string): Place {
  const [, key, id] = readCursor(cursor, [/^earnings$/, /^\d{1,18}$/, /^[1-9]\d{0,9}$/])
  return { key: BigInt(key!), goods_id: Number(id) }
}

async function listByLevel(
  context: Context<MemberActor>,
  level_ppm: number,
  filter: GoodsFilterInput,
  place: Place | null,
  page_size: number,
): Promise<Earning[]> {
  if (level_ppm === 0) return []
  const rate = BigInt(level_ppm)
  const { list, next } = await listGoods(context, {
    ...filter,
    where: paysByLevel,
    sort: 'price_down',
    cursor: place === null ? undefined : writeCursor(['price_down', ...pricePlace(place, rate)]),
    page_size,
  })
  // One more than a page says whether there is another.
  const more =
    next === null ? [] : (await listGoods(context, { ...filter, where: paysByLevel, sort: 'price_down', cursor: next, page_size: 1 })).list
  return [...list, ...more].map((goods) => ({ goods, key: toSmallest(goods.price, 'MONEY') * rate }))
}

/** The place in the order of prices after which earnings come after `place`: between two prices where no price earns so much. */
const pricePlace = ({ key, goods_id }: Place, rate: bigint): [bigint, number] =>
  key % rate === 0n ? [key / rate, goods_id] : [key / rate + 1n, 1]

async function listByOwn(
  context: Context,
  { category_id, among }: GoodsFilterInput,
  place: Place | null,
  page_size: number,
): Promise<Earning[]> {
  const after: RawBuilder<boolean> =
    place === null ? sql`true` : sql`(c.own_earns, c.goods_id) < (${place.key}::bigint, ${place.goods_id}::int)`
  const { rows } = await sql<{ goods_id: number; key: bigint }>`
    select c.goods_id, c.own_earns as key from goods_commission c
    where c.mode = 'own' and c.own_earns > 0 and ${isInListing(sql`c.goods_id`, { category_id, among, goods_types: earningTypes })} and ${after}
    order by c.own_earns desc, c.goods_id desc limit ${sql.lit(page_size + 1)}`.execute(context.db)
  const cards = await cardsByIds(
    context,
    rows.map(({ goods_id }) => goods_id),
  )
  const keys = new Map(rows.map(({ goods_id, key }) => [goods_id, key]))
  return cards.map((goods) => ({ goods, key: keys.get(goods.goods_id)! }))
}
