import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { pledge as contract } from '@longmall/contract/pledge.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { readPage, type ListOrder } from '../../kernel/database/list-order.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { orderIdOf, orderNumbers } from '../../order/figures/order-numbers.ts'
import { pledgeColumns, showDetailForStaff, showForStaff, type PledgeRow } from '../queries.ts'

const order: ListOrder<'created_at'> = {
  id: sql`p.id`,
  defaultSort: '-created_at',
  sorts: { created_at: 'id' },
}

/** Everybody's pledges, 20 a page by default, the newest first by default; `number` is of a pledge or of its order. */
export async function listForStaff(
  context: Context<StaffActor>,
  { number, member_id, state, months, ...page }: InputOf<typeof contract.list_pledges>,
): Promise<OutputOf<typeof contract.list_pledges>> {
  const order_id = number === undefined ? null : await orderIdOf(context.db, number)
  const { list, next } = await readPage(
    context.db,
    order,
    { ...page, isSelective: number !== undefined || member_id !== undefined },
    ({ after, by, cursorColumn, limit }) => sql<PledgeRow>`
      select ${pledgeColumns}${cursorColumn} from pledge p where ${after}
        ${number ? sql`and (p.pledge_no = ${number} or p.order_id = ${order_id}::int)` : sql``}
        ${member_id ? sql`and p.member_id = ${member_id}` : sql``} ${state ? sql`and p.state = ${state}` : sql``}
        ${months ? sql`and p.months = ${months}` : sql``}
      order by ${by} limit ${limit}`,
  )
  const numbers = await orderNumbers(
    context.db,
    list.map((row) => row.order_id),
  )
  return { list: list.map((row) => showForStaff({ ...row, order_no: numbers.get(row.order_id)! })), next }
}

/** One pledge with its months. Refuses `pledge.not_found`. */
export async function viewForStaff(
  { db }: Context<StaffActor>,
  { pledge_id }: { pledge_id: number },
): Promise<OutputOf<typeof contract.view_pledge>> {
  const { rows } = await sql<PledgeRow>`select ${pledgeColumns} from pledge p where p.id = ${pledge_id}`.execute(db)
  if (!rows[0]) throw new Refusal('pledge.not_found')
  const numbers = await orderNumbers(db, [rows[0].order_id])
  return showDetailForStaff({ ...rows[0], order_no: numbers.get(rows[0].order_id)! })
}
