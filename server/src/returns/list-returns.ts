import type { returns } from '@longmall/contract/returns.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql, type RawBuilder } from 'kysely'
import { plus } from '../kernel/clock.ts'
import type { Context, MemberActor, StaffActor } from '../kernel/context.ts'
import { cursorForm, cutPage, readCursor } from '../kernel/cursor.ts'
import { afterSaleLines } from '../order/after-sale/after-sale-line.ts'
import { listReturnable } from '../order/after-sale/list-returnable.ts'
import { orderSettings } from '../order/settings.ts'
import { askableNow, wireLine } from './judge-ask.ts'
import { returnRows } from './queries.ts'
import { openStatuses } from './rules.ts'
import { summaryOf } from './views.ts'

/** The member's requests, newest first, 10 a page when not said otherwise. */
export async function listReturns(
  context: Context<MemberActor>,
  { tab = 'all', ...page }: InputOf<typeof returns.list>,
): Promise<OutputOf<typeof returns.list>> {
  const inTab = {
    all: sql``,
    open: sql`and status = any (${openStatuses}::int[])`,
    over: sql`and status <> all (${openStatuses}::int[])`,
  }[tab]
  const { list, next } = await pageOf(context, sql`member_id = ${context.actor.member_id} ${inTab}`, { page_size: 10, ...page })
  return { list: list.map(({ member_id: _member, version: _version, ...row }) => row), next }
}

/** Requests of all members, newest first, 20 a page when not said otherwise. */
export const listHandled = (
  context: Context<StaffActor>,
  { status, member_id, ...page }: InputOf<typeof returns.list_returns>,
): Promise<OutputOf<typeof returns.list_returns>> =>
  pageOf(
    context,
    sql`${status === undefined ? sql`true` : sql`status = ${status}`} ${member_id === undefined ? sql`` : sql`and member_id = ${member_id}`}`,
    { page_size: 20, ...page },
  )

async function pageOf(
  { db }: Context,
  which: RawBuilder<unknown>,
  { cursor, page_size = 10 }: { cursor?: string | undefined; page_size?: number | undefined },
): Promise<OutputOf<typeof returns.list_returns>> {
  const [before] = cursor === undefined ? ['2147483648'] : readCursor(cursor, [cursorForm.id])
  const rows = await returnRows(db, sql`${which} and id < ${before}::bigint order by id desc limit ${page_size + 1}`)
  const lines = await afterSaleLines(db, sql`l.id = any (${rows.map((row) => row.order_line_id)}::int[])`)
  const shown = rows.map((row) => {
    const line = lines.find(({ order_goods_id }) => order_goods_id === row.order_line_id)!
    return { ...summaryOf(row, line), member_id: row.member_id, version: row.version }
  })
  return cutPage(shown, page_size, (row) => [row.refund_id])
}

/** Lines of which the member can ask something back, of one order where one is named, newest first. */
export async function listAskable(
  context: Context<MemberActor>,
  { order_id, cursor, page_size = 10 }: InputOf<typeof returns.returnable>,
): Promise<OutputOf<typeof returns.returnable>> {
  const received_after = plus(context.now, { days: -context.setting(orderSettings.after_sale_days) })
  const found = await listReturnable(context.db, {
    member_id: context.actor.member_id,
    received_after,
    order_id,
    cursor,
    size: page_size,
  })
  const lines = found.map((line) => wireLine(context, line, askableNow(context, line)))
  return cutPage(lines, page_size, (line) => [line.order_id, line.order_goods_id])
}
