import type { distribution as contract } from '@longmall/contract/distribution.ts'
import type { BillKind } from '@longmall/contract/distribution-shapes.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { cursorForm, cutPage, readCursor } from '../../kernel/database/cursor.ts'
import type { Timestamp } from '../../kernel/time/clock.ts'
import { orderNumbers } from '../../order/figures/order-numbers.ts'
import { requireDistributor } from '../member/require-distributor.ts'

interface EntryRow {
  id: bigint
  kind: BillKind
  amount: bigint
  at: Timestamp
  order_id: number | null
  withdrawal_id: number | null
  withdrawal_no: string | null
}

/** Commission in and out of the caller, 10 a page, the newest first. Refuses `call.feature_off`, `distribution.not_distributor`. */
export async function listBill(
  context: Context<MemberActor>,
  { kind, cursor, page_size = 10 }: InputOf<typeof contract.bill>,
): Promise<OutputOf<typeof contract.bill>> {
  const { member_id } = await requireDistributor(context)
  const [before] = cursor === undefined ? ['9000000000000000'] : readCursor(cursor, [cursorForm.number])
  const { rows } = await sql<EntryRow>`
    select e.id, e.kind, e.amount, e.entered_at as at, e.order_id, e.withdrawal_id, e.withdrawal_no from commission_entry e
    where e.distributor_id = ${member_id} and e.id < ${before}::bigint ${kind ? sql`and e.kind = ${kind}` : sql``}
    order by e.id desc limit ${page_size + 1}`.execute(context.db)
  const { list, next } = cutPage(rows, page_size, ({ id }) => [id])
  const numbers = await orderNumbers(
    context.db,
    list.flatMap(({ order_id }) => (order_id === null ? [] : [order_id])),
  )
  const numberOf = (row: EntryRow) => row.withdrawal_no ?? numbers.get(row.order_id!)!
  return {
    list: list.map((row) => ({
      kind: row.kind,
      amount: toDecimal(row.amount, 'MONEY'),
      at: row.at,
      order_id: row.order_id,
      withdrawal_id: row.withdrawal_id,
      number: numberOf(row),
    })),
    next,
  }
}
