import type { TreasuryHolding } from '@longmall/contract/ops-due.ts'
import { toDecimal, type UnitCode } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../../kernel/context.ts'
import { countUpTo } from '../../../kernel/database/count-up-to.ts'
import type { Database } from '../../../kernel/database/database.ts'

export const approvePermission = 'finance.approve_holding'

export interface HoldingRow extends Omit<TreasuryHolding, 'amount' | 'is_own'> {
  unit: UnitCode
  amount: bigint
  requested_by: number
}

/** Columns of `h`, a holding. */
export const holdingColumns = sql.raw(
  'h.id as holding_id, h.unit, h.amount, h.reason, h.state, h.requested_by, name_of_staff(h.requested_by) as requested_by_name, h.requested_at, name_of_staff(h.decided_by) as decided_by_name, h.decided_at, h.version',
)

/** A stated holding, its row locked until the transaction ends; undefined for none. */
export async function lockHolding(db: Database, holding_id: number): Promise<HoldingRow | undefined> {
  const { rows } = await sql<HoldingRow>`
    select ${holdingColumns} from treasury_holding h where h.id = ${holding_id} for update of h`.execute(db)
  return rows[0]
}

export const showHolding = ({ actor }: Context<StaffActor>, { requested_by, amount, ...row }: HoldingRow): TreasuryHolding => ({
  ...row,
  amount: toDecimal(amount, row.unit),
  is_own: requested_by === actor.staff_id,
})

/** Holdings that another operator must confirm, counted to `limit`. */
export const countStatedHoldings = ({ db }: Context, limit: number) => countUpTo(db, sql`treasury_holding where state = 'requested'`, limit)
