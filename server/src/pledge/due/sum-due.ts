import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'

/** Parts of pledges that fall due on a day, in the smallest part of ACC: of the principal, and the rest of that month's income. */
export interface DuePledges {
  day: string
  unit: 'ACC'
  principal: bigint
  income: bigint
}

/** What open pledges are owed by day from a day to another, by cohorts of the same terms and day (CON-06, AST-08). */
export async function sumDuePledges({ db }: Pick<Context, 'db'>, { from, until }: { from: string; until: string }): Promise<DuePledges[]> {
  const { rows } = await sql<DuePledges>`
    select due_on::text as day, unit, principal, income_expected as income from pledge_due(${from}::date, ${until}::date)`.execute(db)
  return rows
}
