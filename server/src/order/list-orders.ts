import type { order, OrderState, OrderSummary } from '@longmall/contract/order.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, MemberActor } from '../kernel/context.ts'
import { cursorForm, readCursor, writeCursor } from '../kernel/cursor.ts'
import { actionsOf, statesOfTab, type Tab } from './rules.ts'

interface Wanted {
  tab?: Tab | undefined
  cursor?: string | undefined
  page_size?: number | undefined
}

/** The member's orders of a tab, newest first, 10 a page when not said otherwise (ORD-06). */
export async function listOrders(
  { db, actor }: Context<MemberActor>,
  { tab = 'all', cursor, page_size = 10 }: Wanted,
): Promise<OutputOf<typeof order.list>> {
  const [before] = cursor === undefined ? ['2147483647'] : readCursor(cursor, [cursorForm.id])
  const states = statesOfTab[tab]
  const { rows } = await sql<Omit<OrderSummary, 'actions'>>`
    select o.id as order_id, o.order_no, o.order_type, o.state, o.warehouse, l.lines, l.piece_count, decimal_text(o.total, 2) as total, o.payment_id, o.created_at,
      case when o.state in ('unpaid', 'payment_failed') then o.valid_until end as valid_until
    from shop_order o cross join lateral (
      select sum(quantity)::int as piece_count, jsonb_agg(jsonb_build_object('order_goods_id', id, 'goods_id', goods_id, 'sku_id', sku_id, 'goods_name', goods_name,
        'sku_name', sku_name, 'picture', picture, 'unit_price', decimal_text(unit_price, 2), 'quantity', quantity) order by id) as lines
      from order_line where order_id = o.id) l
    where o.member_id = ${actor.member_id} and o.id < ${before}::bigint ${states ? sql`and o.state = any (${states})` : sql``}
    order by o.id desc limit ${page_size + 1}`.execute(db)
  const list = rows.slice(0, page_size).map((row) => ({ ...row, actions: actionsOf(row.state) }))
  return { list, next: rows.length > page_size ? writeCursor([list.at(-1)!.order_id]) : null }
}

/** How many orders stand in each tab, for badges. */
export async function countOrders({ db, actor }: Context<MemberActor>): Promise<OutputOf<typeof order.counts>> {
  const { rows } = await sql<{ state: OrderState; count: number }>`
    select state, count(*)::int as count from shop_order where member_id = ${actor.member_id} group by state`.execute(db)
  const inTab = (tab: Tab) => rows.filter((row) => statesOfTab[tab]?.includes(row.state)).reduce((sum, row) => sum + row.count, 0)
  return {
    to_pay: inTab('to_pay'),
    to_ship: inTab('to_ship'),
    to_receive: inTab('to_receive'),
    to_review: inTab('to_review'),
    after_sale: inTab('after_sale'),
  }
}
