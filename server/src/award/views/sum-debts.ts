import type { UnitCode } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'

/** What members owe of awards whose sale was refunded after they had used them, in the unit's smallest part; units of nothing are missing. */
export async function sumDebts({ db }: Context): Promise<{ unit: UnitCode; amount: bigint }[]> {
  const { rows } = await sql<{ unit: UnitCode; amount: bigint }>`
    select unit, sum(amount)::bigint as amount from award_debt where amount > 0 group by unit order by unit`.execute(db)
  return rows
}
