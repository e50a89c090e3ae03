import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'

/** What distributors owe of commission that was taken back after they had used it, in cents. */
export async function sumCommissionDebts({ db }: Pick<Context, 'db'>): Promise<bigint> {
  const { rows } = await sql<{ debt: bigint }>`select coalesce(sum(debt), 0)::bigint as debt from distributor_sum where debt > 0`.execute(
    db,
  )
  return rows[0]!.debt
}
