import type { distribution as contract } from '@longmall/contract/distribution.ts'
import type { StaffCommission } from '@longmall/contract/distribution-staff.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { readPage, type ListOrder } from '../../kernel/database/list-order.ts'
import { orderIdOf, orderNumbers } from '../../order/figures/order-numbers.ts'
import { shownLines } from '../../order/figures/shown-lines.ts'

const order: ListOrder<'ordered_at' | 'commission'> = {
  id: sql`c.id`,
  defaultSort: '-ordered_at',
  sorts: { ordered_at: 'id', commission: { number: sql`c.amount` } },
}

interface Row extends Omit<StaffCommission, 'order_no' | 'goods_name' | 'base' | 'commission' | 'clawed_back'> {
  order_line_id: number
  base: bigint
  amount: bigint
  clawed_back: bigint
}

/** Commissions line by line, 20 a page by default, those of the newest payments first by default; `commission` as it was earned. */
export async function listCommissions(
  context: Context<StaffActor>,
  { state, distributor_id, buyer_id, order_no, ...page }: InputOf<typeof contract.list_commissions>,
): Promise<OutputOf<typeof contract.list_commissions>> {
  const { db } = context
  const order_id = order_no === undefined ? null : await orderIdOf(db, order_no)
  if (order_no !== undefined && order_id === null) return { list: [], next: null }
  const { list, next } = await readPage(
    db,
    order,
    { ...page, isSelective: order_no !== undefined || buyer_id !== undefined },
    ({ after, by, cursorColumn, limit }) => sql<Row>`
      select c.id::int as commission_id, c.order_id, c.order_line_id, c.buyer_id, c.distributor_id, m.account as distributor_account, c.generation,
        c.base, c.rate_ppm, c.amount, c.clawed_back, c.state, c.ordered_at, c.available_at${cursorColumn}
      from commission c join member m on m.id = c.distributor_id
      where ${after} ${state ? sql`and c.state = ${state}` : sql``} ${distributor_id ? sql`and c.distributor_id = ${distributor_id}` : sql``}
        ${buyer_id ? sql`and c.buyer_id = ${buyer_id}` : sql``}
        ${order_id === null ? sql`` : sql`and c.order_id = ${order_id}`}
      order by ${by} limit ${limit}`,
  )
  const ids = [...new Set(list.map((row) => row.order_id))]
  const numbers = await orderNumbers(db, ids)
  const names = new Map((await shownLines(context, ids)).map(({ line_id, goods_name }) => [line_id, goods_name]))
  return {
    list: list.map(({ order_line_id, base, amount, clawed_back, ...row }) => ({
      ...row,
      order_no: numbers.get(row.order_id)!,
      goods_name: names.get(order_line_id)!,
      base: toDecimal(base, 'MONEY'),
      commission: toDecimal(amount, 'MONEY'),
      clawed_back: toDecimal(clawed_back, 'MONEY'),
    })),
    next,
  }
}
