import type { ProfitUnit } from '@longmall/contract/award-profit.ts'
import { sql } from 'kysely'
import type { Database } from '../../kernel/database/database.ts'

/** What a member owes of awards whose sale was refunded, by unit in its smallest part; units of nothing are left out. */
export async function debtsOf(db: Database, member_id: number): Promise<Map<ProfitUnit, bigint>> {
  const { rows } = await sql<{ unit: ProfitUnit; amount: bigint }>`
    select unit, amount from award_debt where member_id = ${member_id} and amount > 0 order by unit`.execute(db)
  return new Map(rows.map(({ unit, amount }) => [unit, amount]))
}
