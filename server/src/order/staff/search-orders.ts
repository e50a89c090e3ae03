import { countries } from '@longmall/contract/identity.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { order as contract } from '@longmall/contract/order.ts'
import { sql, type RawBuilder } from 'kysely'
import { maskMobile } from '../../code/mask.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { readPage, type ListOrder } from '../../kernel/database/list-order.ts'
import { startOfDay, windowOfDays, zoneSettings } from '../../kernel/time/store-zone.ts'
import { internationalMobile } from '../../member/mobile.ts'
import { paidBetween } from '../figures/orders-by-day.ts'
import { refundedBetween } from '../figures/refunds.ts'
import { lineGoodsName } from '../line-names.ts'
import { containsGoods } from './orders-of-goods.ts'

type Input = InputOf<typeof contract.search>
type Filters = Omit<Input, 'sort' | 'cursor' | 'page_size'>
type Row = OutputOf<typeof contract.search>['list'][number]

const largestId = 2147483647

/** What an operator may mean: an order's number, a member's ID or account, a whole phone. Parts of phones are not looked for. */
function keywordCondition(keyword: string): RawBuilder<boolean> {
  const matches: RawBuilder<boolean>[] = [sql`o.order_no = ${keyword}`]
  if (/^\d{1,10}$/.test(keyword) && Number(keyword) <= largestId) matches.push(sql`o.member_id = ${Number(keyword)}`)
  if (/^\w{6,16}$/.test(keyword)) matches.push(sql`o.member_id = (select id from member where lower(account) = ${keyword.toLowerCase()})`)
  const mobiles = [...new Set(countries.map((country) => internationalMobile(keyword, country)))].filter((one) => one !== null)
  if (mobiles.length) matches.push(sql`o.contact_mobile = any (${mobiles})`)
  return sql`(${sql.join(matches, sql` or `)})`
}

/** The filters as a condition on `shop_order o`; days are the store's, the last one to its end (R-06). */
export async function orderCondition(
  context: Context,
  { keyword, goods, member_id, state, order_type, warehouse, promotion_kind, promotion_id, from_day, until_day, ...days }: Filters,
): Promise<RawBuilder<unknown>> {
  const zone = context.setting(zoneSettings.time_zone)
  const startOf = (day: string) => startOfDay(zone, day)
  const endOf = (day: string) => windowOfDays(zone, day, day).ends_at
  const conditions: RawBuilder<unknown>[] = [sql`true`]
  if (keyword !== undefined) conditions.push(keywordCondition(keyword))
  if (goods !== undefined) conditions.push(await containsGoods(context, goods))
  if (member_id !== undefined) conditions.push(sql`o.member_id = ${member_id}`)
  if (state !== undefined) conditions.push(sql`o.state = ${state}`)
  if (order_type !== undefined) conditions.push(sql`o.order_type = ${order_type}`)
  if (warehouse !== undefined) conditions.push(sql`o.warehouse = ${warehouse}`)
  if (promotion_kind !== undefined) conditions.push(sql`o.promotion_kind = ${promotion_kind}`)
  if (promotion_id !== undefined) conditions.push(sql`o.promotion_id = ${promotion_id}`)
  if (from_day !== undefined) conditions.push(sql`o.created_at >= ${startOf(from_day)}`)
  if (until_day !== undefined) conditions.push(sql`o.created_at < ${endOf(until_day)}`)
  const { paid_from_day, paid_until_day, refunded_from_day, refunded_until_day } = days
  if (paid_from_day !== undefined || paid_until_day !== undefined)
    conditions.push(paidBetween(context.now, paid_from_day && startOf(paid_from_day), paid_until_day && endOf(paid_until_day)))
  // No order is paid or refunded before it is made: the newest first, the list then begins near these days.
  if (paid_until_day !== undefined) conditions.push(sql`o.created_at < ${endOf(paid_until_day)}`)
  if (refunded_from_day !== undefined || refunded_until_day !== undefined)
    conditions.push(refundedBetween(refunded_from_day && startOf(refunded_from_day), refunded_until_day && endOf(refunded_until_day)))
  if (refunded_until_day !== undefined) conditions.push(sql`o.created_at < ${endOf(refunded_until_day)}`)
  return sql.join(conditions, sql` and `)
}

/** How operators' lists and files of orders are sorted. */
export const orderSorts: ListOrder<'created_at' | 'amount' | 'paid_at'> = {
  id: sql`o.id`,
  defaultSort: '-created_at',
  sorts: {
    created_at: { instant: sql`o.created_at` },
    amount: { number: sql`o.total` },
    paid_at: { instant: sql`o.paid_at`, isNullable: true },
  },
}

/**
 * Orders for operators, the newest first by default, 20 a page by default; phones have their middle masked.
 * Each way to sort has an index, and what is shown of an order is read for those of the page alone.
 */
export async function searchOrders(
  context: Context<StaffActor>,
  { sort, cursor, page_size, ...filters }: Input,
): Promise<OutputOf<typeof contract.search>> {
  const condition = await orderCondition(context, filters)
  const { list, next } = await readPage(
    context.db,
    orderSorts,
    { sort, cursor, page_size },
    ({ after, by, cursorColumn, limit }) => sql<Row>`
    select o.id as order_id, o.order_no, o.order_type, o.state, o.promotion_kind, o.promotion_id, o.on_hold_by, o.warehouse, o.delivery_plan, o.member_id, m.account,
      o.contact_mobile, l.goods, l.total_quantity, decimal_text(o.total, 2) as total, o.created_at, o.paid_at, o.operator_remark, o.version${cursorColumn}
    from (select * from shop_order o where ${condition} and ${after} order by ${by} limit ${limit}) o
      join member m on m.id = o.member_id cross join lateral (
      select left(string_agg(${lineGoodsName(context.language)} || ' × ' || quantity, ', ' order by id), 400) as goods, sum(quantity)::int as total_quantity
      from order_line where order_id = o.id) l
    order by ${by}`,
  )
  return { list: list.map((row) => ({ ...row, contact_mobile: row.contact_mobile && maskMobile(row.contact_mobile) })), next }
}
