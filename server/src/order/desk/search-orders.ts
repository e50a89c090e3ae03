import { countries } from '@longmall/contract/identity.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { order as contract } from '@longmall/contract/order.ts'
import { sql, type RawBuilder } from 'kysely'
import { maskMobile } from '../../code/mask.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { cursorForm, cutPage, readCursor } from '../../kernel/cursor.ts'
import { startOfDay, windowOfDays, zoneSettings } from '../../kernel/store-zone.ts'
import { worldMobile } from '../../member/mobile.ts'

type Input = InputOf<typeof contract.search>
type Filters = Pick<Input, 'keyword' | 'state' | 'order_type' | 'warehouse' | 'from_day' | 'until_day'>
type Row = OutputOf<typeof contract.search>['list'][number]

const largestId = 2147483647

/** What an operator may mean: an order's number, a member's ID or account, a whole phone. Parts of phones are not looked for. */
function meaningOf(keyword: string): RawBuilder<boolean> {
  const meanings: RawBuilder<boolean>[] = [sql`o.order_no = ${keyword}`]
  if (/^\d{1,10}$/.test(keyword) && Number(keyword) <= largestId) meanings.push(sql`o.member_id = ${Number(keyword)}`)
  if (/^\w{6,16}$/.test(keyword)) meanings.push(sql`o.member_id = (select id from member where lower(account) = ${keyword.toLowerCase()})`)
  const mobiles = [...new Set(countries.map((country) => worldMobile(keyword, country)))].filter((one) => one !== null)
  if (mobiles.length) meanings.push(sql`o.contact_mobile = any (${mobiles})`)
  return sql`(${sql.join(meanings, sql` or `)})`
}

/** The filters as a condition on `shop_order o`; days are the store's, the last one to its end (R-06). */
export function conditionOf(
  { setting }: Context,
  { keyword, state, order_type, warehouse, from_day, until_day }: Filters,
): RawBuilder<unknown> {
  const zone = setting(zoneSettings.time_zone)
  const conditions: RawBuilder<unknown>[] = [sql`true`]
  if (keyword !== undefined) conditions.push(meaningOf(keyword))
  if (state !== undefined) conditions.push(sql`o.state = ${state}`)
  if (order_type !== undefined) conditions.push(sql`o.order_type = ${order_type}`)
  if (warehouse !== undefined) conditions.push(sql`o.warehouse = ${warehouse}`)
  if (from_day !== undefined) conditions.push(sql`o.created_at >= ${startOfDay(zone, from_day)}`)
  if (until_day !== undefined) conditions.push(sql`o.created_at < ${windowOfDays(zone, until_day, until_day).ends_at}`)
  return sql.join(conditions, sql` and `)
}

/** Orders for operators, the newest first, 20 a page when not said otherwise; phones have their middle masked. */
export async function searchOrders(
  context: Context<StaffActor>,
  { cursor, page_size = 20, ...filters }: Input,
): Promise<OutputOf<typeof contract.search>> {
  const [before] = cursor === undefined ? ['2147483648'] : readCursor(cursor, [cursorForm.id])
  const { rows } = await sql<Row>`
    select o.id as order_id, o.order_no, o.order_type, o.state, o.warehouse, o.delivery_plan, o.member_id, m.account, o.contact_mobile,
      l.goods, l.piece_count, decimal_text(o.total, 2) as total, o.created_at, o.paid_at, o.operator_remark, o.version
    from shop_order o join member m on m.id = o.member_id cross join lateral (
      select left(string_agg(goods_name || ' × ' || quantity, ', ' order by id), 400) as goods, sum(quantity)::int as piece_count
      from order_line where order_id = o.id) l
    where o.id < ${before}::bigint and ${conditionOf(context, filters)} order by o.id desc limit ${page_size + 1}`.execute(context.db)
  const shown = rows.map((row) => ({ ...row, contact_mobile: row.contact_mobile && maskMobile(row.contact_mobile) }))
  return cutPage(shown, page_size, ({ order_id }) => [order_id])
}
