import type { pointsShop as contract, StaffPointsShopItem } from '@longmall/contract/points-shop.ts'
import type { Language } from '@longmall/contract/fields.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql, type RawBuilder } from 'kysely'
import { findOffers } from '../../coupon/find-offers.ts'
import { dayIn, plus, type Timestamp } from '../../kernel/time/clock.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { readPage, shortText, type ListOrder } from '../../kernel/database/list-order.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { textIn } from '../../kernel/database/text-in.ts'
import { zoneSettings } from '../../kernel/time/store-zone.ts'

type Row = Omit<StaffPointsShopItem, 'first_day' | 'last_day' | 'coupon_name'> & { starts_at: Timestamp; ends_at: Timestamp }

/** State of an item `i` for everybody: its window includes its start and excludes its end (R-06). */
const stateAt = (now: Timestamp): RawBuilder<string> => sql`(case when not i.is_on then 'off' when i.ends_at <= ${now} then 'ended'
  when i.starts_at > ${now} then 'upcoming' when i.reserved >= i.stock then 'sold_out' else 'running' end)`

const itemsSql = ({ now }: Context, rest: RawBuilder<unknown>, cursorColumn: RawBuilder<unknown> = sql``) => sql<Row>`
    select i.id as item_id, i.version, ${stateAt(now)} as state, i.kind, i.coupon_id, decimal_text(i.amount, 2) as amount, i.longcoin, i.stock, i.reserved,
      i.per_member, i.starts_at, i.ends_at, i.is_on, i.position, i.longcoin_total::float8 as longcoin_total, i.members,
      (select jsonb_agg(jsonb_build_object('language', t.language, 'name', t.name, 'note', t.note) order by t.language)
        from points_item_text t where t.item_id = i.id) as texts${cursorColumn}
    from points_item i where ${rest}`

/** The window as days of the store's zone: the last day is the one before the instant that no longer counts. */
async function show(context: Context, rows: readonly Row[]): Promise<StaffPointsShopItem[]> {
  const zone = context.setting(zoneSettings.time_zone)
  const coupons = await findOffers(
    context,
    rows.flatMap(({ coupon_id }) => (coupon_id === null ? [] : [coupon_id])),
  )
  return rows.map(({ starts_at, ends_at, ...row }) => ({
    ...row,
    coupon_name: row.coupon_id === null ? null : coupons.get(row.coupon_id)!.name,
    first_day: dayIn(zone, starts_at),
    last_day: dayIn(zone, plus(ends_at, { seconds: -1 })),
  }))
}

/** One item as operators edit it. */
export async function findStaffItem(context: Context, item_id: number): Promise<StaffPointsShopItem | undefined> {
  const { rows } = await itemsSql(context, sql`i.id = ${item_id}`).execute(context.db)
  return (await show(context, rows))[0]
}

/** The same for an operator. Refuses `points_shop.not_found`. */
export async function viewForStaff(
  context: Context<StaffActor>,
  { item_id }: InputOf<typeof contract.staff_view>,
): Promise<StaffPointsShopItem> {
  const item = await findStaffItem(context, item_id)
  if (!item) throw new Refusal('points_shop.not_found')
  return item
}

type Sort = 'item_id' | 'name' | 'longcoin' | 'starts_at' | 'reserved' | 'members' | 'longcoin_total' | 'position'
const orderIn = (language: Language): ListOrder<Sort> => ({
  id: sql`i.id`,
  defaultSort: '-item_id',
  sorts: {
    item_id: 'id',
    name: { text: shortText(textIn(language, { texts: 'points_item_text', of: 'item_id', id: sql`i.id` })) },
    longcoin: { number: sql`i.longcoin` },
    starts_at: { instant: sql`i.starts_at` },
    reserved: { number: sql`i.reserved` },
    members: { number: sql`i.members` },
    longcoin_total: { number: sql`i.longcoin_total` },
    position: { number: sql`i.position` },
  },
})

/** Items as operators edit them, with their figures, the newest first by default, 20 a page by default. */
export async function searchItems(
  context: Context<StaffActor>,
  { kind, is_on, state, keyword, ...page }: InputOf<typeof contract.search>,
): Promise<OutputOf<typeof contract.search>> {
  const pattern = `%${keyword?.replaceAll(/[\\%_]/g, String.raw`\$&`) ?? ''}%`
  const conditions = [
    sql`true`,
    ...(kind === undefined ? [] : [sql`i.kind = ${kind}`]),
    ...(is_on === undefined ? [] : [sql`i.is_on = ${is_on}`]),
    ...(state === undefined ? [] : [sql`${stateAt(context.now)} = ${state}`]),
    ...(keyword === undefined ? [] : [sql`exists (select from points_item_text t where t.item_id = i.id and t.name ilike ${pattern})`]),
  ]
  const { list, next } = await readPage(context.db, orderIn(context.language), page, ({ after, by, cursorColumn, limit }) =>
    itemsSql(context, sql`${after} and ${sql.join(conditions, sql` and `)} order by ${by} limit ${limit}`, cursorColumn),
  )
  return { list: await show(context, list), next }
}
