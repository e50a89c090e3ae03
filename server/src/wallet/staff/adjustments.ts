import { listPageSize } from '@longmall/contract/constants.ts'
import { toDecimal, type UnitCode } from '@longmall/contract/units.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { Adjustment, wallet } from '@longmall/contract/wallet.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { readPage, type ListOrder } from '../../kernel/database/list-order.ts'
import type { Database } from '../../kernel/database/database.ts'

export interface AdjustmentRow extends Omit<Adjustment, 'amount'> {
  amount: bigint
  unit: UnitCode
}

const columns = sql.raw(
  'x.id as adjustment_id, x.member_id, m.account, x.unit, x.purpose, x.amount, x.reason, x.state, x.requested_by, name_of_staff(x.requested_by) as requested_by_name, x.requested_at, x.decided_by, name_of_staff(x.decided_by) as decided_by_name, x.decided_at, x.version',
)

const order: ListOrder<'requested_at' | 'decided_at'> = {
  id: sql`x.id`,
  defaultSort: '-requested_at',
  sorts: { requested_at: 'id', decided_at: { instant: sql`x.decided_at`, isNullable: true } },
}

/** Adjustments for the console, the newest first by default. */
export async function listAdjustments(
  { db }: Context<StaffActor>,
  { state, member_id, page_size = listPageSize, ...page }: InputOf<typeof wallet.adjustments>,
): Promise<OutputOf<typeof wallet.adjustments>> {
  const { list, next } = await readPage(
    db,
    order,
    { ...page, page_size },
    ({ after, by, cursorColumn, limit }) => sql<AdjustmentRow>`
    select ${columns}${cursorColumn} from adjustment x join member m on m.id = x.member_id where ${after}
      ${state === undefined ? sql`` : sql`and x.state = ${state}`} ${member_id === undefined ? sql`` : sql`and x.member_id = ${member_id}`}
    order by ${by} limit ${limit}`,
  )
  return { list: list.map(showAdjustment), next }
}

/** One adjustment, its row locked until the transaction ends; undefined for none. */
export async function lockAdjustment(db: Database, adjustment_id: number): Promise<AdjustmentRow | undefined> {
  const { rows } = await sql<AdjustmentRow>`
    select ${columns} from adjustment x join member m on m.id = x.member_id where x.id = ${adjustment_id} for update of x`.execute(db)
  return rows[0]
}

export const showAdjustment = (row: AdjustmentRow): Adjustment => ({ ...row, amount: toDecimal(row.amount, row.unit) })
