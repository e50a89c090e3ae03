import type { refund } from '@longmall/contract/refund.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql, type RawBuilder } from 'kysely'
import { plus } from '../kernel/time/clock.ts'
import type { Context, MemberActor, StaffActor } from '../kernel/context.ts'
import { cutPage } from '../kernel/database/cursor.ts'
import { readPage, type ListOrder, type PageRequest } from '../kernel/database/list-order.ts'
import { afterSaleLines, returnableNow } from './line/after-sale-line.ts'
import { listReturnable } from './line/list-returnable.ts'
import { orderOfNumber } from './line/order-of-number.ts'
import { orderSettings } from '../order/settings.ts'
import { returnRequestsSql, type ReturnRow } from './queries.ts'
import { openStatuses } from './rules.ts'
import { summaryOf, toRefundableLine } from './views.ts'

/** The member's requests, newest first, 10 a page by default. */
export async function listReturnRequests(
  context: Context<MemberActor>,
  { tab = 'all', ...page }: InputOf<typeof refund.list>,
): Promise<OutputOf<typeof refund.list>> {
  const inTab = {
    all: sql``,
    open: sql`and status = any (${openStatuses}::int[])`,
    over: sql`and status <> all (${openStatuses}::int[])`,
  }[tab]
  const { list, next } = await pageOf(context, sql`member_id = ${context.actor.member_id} ${inTab}`, { page_size: 10, ...page })
  return { list: list.map(({ member_id: _member, version: _version, ...row }) => row), next }
}

const order: ListOrder<'created_at' | 'amount' | 'merchant_deadline' | 'buyer_deadline'> = {
  id: sql`r.id`,
  defaultSort: '-created_at',
  sorts: {
    created_at: 'id',
    amount: { number: sql`(r.goods_amount + r.freight_amount)` },
    merchant_deadline: { instant: sql`r.merchant_deadline`, isNullable: true },
    buyer_deadline: { instant: sql`r.buyer_deadline`, isNullable: true },
  },
}

/** Requests of all members that fit, 20 a page by default, the newest first or by whose time runs out soonest. */
export const listHandled = async (
  context: Context<StaffActor>,
  { sort, cursor, page_size, ...filters }: InputOf<typeof refund.list_requests>,
): Promise<OutputOf<typeof refund.list_requests>> => pageOf(context, await conditionOf(context, filters), { sort, cursor, page_size })

type Filters = Omit<InputOf<typeof refund.list_requests>, 'sort' | 'cursor' | 'page_size'>

async function conditionOf({ db }: Context, { status, kind, keyword, member_id, order_id }: Filters): Promise<RawBuilder<unknown>> {
  const conditions: RawBuilder<unknown>[] = [sql`true`]
  if (status !== undefined) conditions.push(sql`r.status = ${status}`)
  if (kind !== undefined) conditions.push(sql`r.kind = ${kind}`)
  if (member_id !== undefined) conditions.push(sql`r.member_id = ${member_id}`)
  if (order_id !== undefined) conditions.push(sql`r.order_id = ${order_id}`)
  if (keyword !== undefined) conditions.push(sql`(r.return_no = ${keyword} or r.order_id = ${await orderOfNumber(db, keyword)}::int)`)
  return sql.join(conditions, sql` and `)
}

async function pageOf(
  context: Context,
  which: RawBuilder<unknown>,
  page: PageRequest<keyof typeof order.sorts>,
): Promise<OutputOf<typeof refund.list_requests>> {
  const { list, next } = await readPage(context.db, order, page, ({ after, by, cursorColumn, limit }) =>
    returnRequestsSql(sql`${which} and ${after} order by ${by} limit ${limit}`, cursorColumn),
  )
  return { list: await withLines(context, list), next }
}

/** Requests with the lines that they are of, as lists show them. */
async function withLines(context: Context, rows: readonly ReturnRow[]): Promise<OutputOf<typeof refund.list_requests>['list']> {
  const lines = await afterSaleLines(context, sql`l.id = any (${rows.map((row) => row.order_line_id)}::int[])`)
  return rows.map((row) => {
    const line = lines.find(({ order_goods_id }) => order_goods_id === row.order_line_id)!
    return { ...summaryOf(row, line), member_id: row.member_id, account: row.account, version: row.version }
  })
}

/** Lines of which the member can ask something back, of one order where one is named, newest first. */
export async function listReturnableLines(
  context: Context<MemberActor>,
  { order_id, cursor, page_size = 10 }: InputOf<typeof refund.returnable>,
): Promise<OutputOf<typeof refund.returnable>> {
  const received_after = plus(context.now, { days: -context.setting(orderSettings.after_sale_days) })
  const found = await listReturnable(context, {
    member_id: context.actor.member_id,
    received_after,
    order_id,
    cursor,
    size: page_size,
  })
  const lines = found.map((line) => toRefundableLine(context, line, returnableNow(context, line)))
  return cutPage(lines, page_size, (line) => [line.order_id, line.order_goods_id])
}
