import type { distribution as contract } from '@longmall/contract/distribution.ts'
import type { StaffCommission } from '@longmall/contract/distribution-staff.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { readPage, type ListOrder } from '../../kernel/database/list-order.ts'
import { lineGoodsName } from '../../order/line-names.ts'

const order: ListOrder<'ordered_at' | 'commission'> = {
  id: sql`c.id`,
  defaultSort: '-ordered_at',
  sorts: { ordered_at: 'id', commission: { number: sql`c.amount` } },
}

type Row = Omit<StaffCommission, 'base' | 'commission' | 'clawed_back'> & { base: bigint; amount: bigint; clawed_back: bigint }

/** Commissions line by line, 20 a page by default, those of the newest payments first by default; `commission` as it was earned. */
export async function listCommissions(
  { db, language }: Context<StaffActor>,
  { state, distributor_id, buyer_id, order_no, ...page }: InputOf<typeof contract.list_commissions>,
): Promise<OutputOf<typeof contract.list_commissions>> {
  const { list, next } = await readPage(
    db,
    order,
    { ...page, isSelective: order_no !== undefined || buyer_id !== undefined },
    ({ after, by, cursorColumn, limit }) => sql<Row>`
      select c.id::int as commission_id, c.order_id, o.order_no, c.buyer_id, c.distributor_id, m.account as distributor_account, c.generation,
        ${lineGoodsName(language, 'l')} as goods_name, c.base, c.rate_ppm, c.amount, c.clawed_back, c.state, c.ordered_at, c.available_at${cursorColumn}
      from commission c join shop_order o on o.id = c.order_id join order_line l on l.id = c.order_line_id join member m on m.id = c.distributor_id
      where ${after} ${state ? sql`and c.state = ${state}` : sql``} ${distributor_id ? sql`and c.distributor_id = ${distributor_id}` : sql``}
        ${buyer_id ? sql`and c.buyer_id = ${buyer_id}` : sql``}
        ${order_no ? sql`and c.order_id = (select id from shop_order where order_no = ${order_no})` : sql``}
      order by ${by} limit ${limit}`,
  )
  return {
    list: list.map(({ base, amount, clawed_back, ...row }) => ({
      ...row,
      base: toDecimal(base, 'MONEY'),
      commission: toDecimal(amount, 'MONEY'),
      clawed_back: toDecimal(clawed_back, 'MONEY'),
    })),
    next,
  }
}
