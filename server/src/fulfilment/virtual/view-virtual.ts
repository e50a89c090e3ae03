import type { fulfilment } from '@longmall/contract/fulfilment.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, MemberActor, StaffActor } from '../../kernel/context.ts'
import { cursorForm, cutPage, readCursor } from '../../kernel/database/cursor.ts'
import { packedOrder, packedOrders } from '../packing/packed-order.ts'
import { openCode } from './sealed-code.ts'
import { unfulfilled } from '../../order/rules.ts'
import { statesSql } from '../../order/state-sql.ts'

type Output = OutputOf<typeof fulfilment.virtual>
type Recharge = Omit<Output['recharges'][number], 'goods_name' | 'sku_name'>

/** What the member's virtual order has brought so far; refuses `order.not_found` for anybody else's as for none. */
export async function viewVirtual(context: Context<MemberActor>, { order_id }: { order_id: number }): Promise<Output> {
  const { db, actor, site } = context
  const { lines } = await packedOrder(context, order_id, actor.member_id)
  const ids = lines.map((line) => line.order_goods_id)
  const delivery = await db.selectFrom('virtual_delivery').select('state').where('order_id', '=', order_id).executeTakeFirst()
  const codes = await sql<{ order_goods_id: number; sku_id: number; sealed: Buffer }>`
    select order_line_id as order_goods_id, sku_id, sealed from virtual_code where order_line_id = any (${ids}) order by id`.execute(db)
  const recharges = await sql<Recharge>`
    select order_line_id as order_goods_id, mobile, reference, state, sent_at, done_at from phone_recharge where order_id = ${order_id} order by id`.execute(
    db,
  )
  const namesOf = (id: number) => {
    const { goods_name, sku_name } = lines.find((line) => line.order_goods_id === id)!
    return { goods_name, sku_name }
  }
  return {
    order_id,
    state: (delivery?.state ?? null) as Output['state'],
    codes: codes.rows.map(({ order_goods_id, sku_id, sealed }) => ({
      order_goods_id,
      ...namesOf(order_goods_id),
      redeem_code: openCode(site.keys, sku_id, sealed),
    })),
    recharges: recharges.rows.map((one) => ({ ...one, ...namesOf(one.order_goods_id) })),
  }
}

/** Paid virtual orders that wait for codes, the oldest first, 20 a page by default. */
export async function listWaiting(
  context: Context<StaffActor>,
  { cursor, page_size = 20 }: InputOf<typeof fulfilment.awaiting_codes>,
): Promise<OutputOf<typeof fulfilment.awaiting_codes>> {
  const [after] = cursor === undefined ? ['0'] : readCursor(cursor, [cursorForm.id])
  const { rows } = await sql<{ order_id: number; created_at: string }>`
    select order_id, created_at from virtual_delivery where state = 'waiting' and order_id > ${after}::bigint
    order by order_id limit ${page_size + 1}`.execute(context.db)
  const page = cutPage(rows, page_size, (row) => [row.order_id])
  // A refunded order waits no more.
  const orders = await packedOrders(
    context,
    sql`o.id = any (${page.list.map((row) => row.order_id)}) and o.state in ${statesSql(unfulfilled)} order by o.id`,
  )
  const list = orders.map(({ order_id, order_no, lines }) => ({
    order_id,
    order_no,
    lines,
    created_at: page.list.find((row) => row.order_id === order_id)!.created_at,
  }))
  return { list, next: page.next }
}
