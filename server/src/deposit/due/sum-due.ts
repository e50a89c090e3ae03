import type { PricedUnit } from '@longmall/contract/unit-price.ts'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'

/** Open deposits that expire on a day, of a unit, in its smallest part. */
export interface DueDeposits {
  day: string
  unit: PricedUnit
  principal: bigint
  interest: bigint
  count: number
}

/**
 * What open deposits are owed by expiry date, up to a day: read from one index alone. The principal counts even where it is to be rolled over,
 * because the member may choose otherwise until it expires (CON-06, AST-07).
 */
export async function sumDueDeposits({ db }: Pick<Context, 'db'>, until: string): Promise<DueDeposits[]> {
  const { rows } = await sql<DueDeposits>`
    select due_on::text as day, unit, sum(principal)::bigint as principal, sum(interest)::bigint as interest, count(*)::int as count
    from deposit where is_open and due_on <= ${until}::date group by due_on, unit`.execute(db)
  return rows
}

/** Interest of open deposits that is earned before a day begins, by unit, in its smallest part; it is paid at expiry alone. */
export async function sumAccruedInterest({ db }: Pick<Context, 'db'>, today: string): Promise<ReadonlyMap<PricedUnit, bigint>> {
  const { rows } = await sql<{ unit: PricedUnit; accrued: bigint }>`
    select unit, sum(div(interest::numeric * least(greatest(${today}::date - value_on, 0), days), days))::bigint as accrued
    from deposit where is_open group by unit`.execute(db)
  return new Map(rows.map(({ unit, accrued }) => [unit, accrued]))
}
