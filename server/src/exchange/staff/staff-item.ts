import type { exchange as contract, StaffExchangeItem } from '@longmall/contract/exchange.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql, type RawBuilder } from 'kysely'
import { findOffers } from '../../coupon/find-offers.ts'
import { dayIn, plus, type Timestamp } from '../../kernel/clock.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { cursorForm, cutPage, readCursor } from '../../kernel/cursor.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { zoneSettings } from '../../kernel/store-zone.ts'

type Row = Omit<StaffExchangeItem, 'first_day' | 'last_day' | 'coupon_name'> & { starts_at: Timestamp; ends_at: Timestamp }

/** Where an item `i` stands for everybody: its window holds its start and not its end (R-06). */
const stateAt = (now: Timestamp): RawBuilder<string> => sql`(case when not i.is_on then 'off' when i.ends_at <= ${now} then 'ended'
  when i.starts_at > ${now} then 'soon' when i.taken >= i.stock then 'sold_out' else 'running' end)`

async function readStaffItems({ db, now }: Context, where: RawBuilder<unknown>, limit: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select i.id as item_id, i.version, ${stateAt(now)} as state, i.kind, i.coupon_id, decimal_text(i.amount, 2) as amount, i.longcoin, i.stock, i.taken,
      i.per_member, i.starts_at, i.ends_at, i.is_on, i.position, i.longcoin_total::float8 as longcoin_total, i.members,
      (select jsonb_agg(jsonb_build_object('language', t.language, 'name', t.name, 'note', t.note) order by t.language)
        from exchange_item_text t where t.item_id = i.id) as texts
    from exchange_item i where ${where} order by i.id desc limit ${limit}`.execute(db)
  return rows
}

/** The window as days of the store's zone: the last day is the one before the instant that no longer counts. */
async function show(context: Context, rows: readonly Row[]): Promise<StaffExchangeItem[]> {
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
export async function findStaffItem(context: Context, item_id: number): Promise<StaffExchangeItem | undefined> {
  return (await show(context, await readStaffItems(context, sql`i.id = ${item_id}`, 1)))[0]
}

/** The same for an operator. Refuses `exchange.not_found`. */
export async function viewForStaff(
  context: Context<StaffActor>,
  { item_id }: InputOf<typeof contract.staff_view>,
): Promise<StaffExchangeItem> {
  const item = await findStaffItem(context, item_id)
  if (!item) throw new Refusal('exchange.not_found')
  return item
}

/** Items as operators edit them, with their figures, the newest first, 20 a page when not said otherwise. */
export async function searchItems(
  context: Context<StaffActor>,
  { kind, is_on, state, words, cursor, page_size = 20 }: InputOf<typeof contract.search>,
): Promise<OutputOf<typeof contract.search>> {
  const pattern = `%${words?.replaceAll(/[\\%_]/g, String.raw`\$&`) ?? ''}%`
  const conditions = [
    sql`true`,
    ...(cursor === undefined ? [] : [sql`i.id < ${readCursor(cursor, [cursorForm.id])[0]!}::bigint`]),
    ...(kind === undefined ? [] : [sql`i.kind = ${kind}`]),
    ...(is_on === undefined ? [] : [sql`i.is_on = ${is_on}`]),
    ...(state === undefined ? [] : [sql`${stateAt(context.now)} = ${state}`]),
    ...(words === undefined ? [] : [sql`exists (select from exchange_item_text t where t.item_id = i.id and t.name ilike ${pattern})`]),
  ]
  const { list, next } = cutPage(
    await readStaffItems(context, sql.join(conditions, sql` and `), page_size + 1),
    page_size,
    ({ item_id }) => [item_id],
  )
  return { list: await show(context, list), next }
}
