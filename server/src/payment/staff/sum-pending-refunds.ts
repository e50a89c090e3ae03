import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'

/** What is booked to go back to payers and no provider has sent yet: how many, and cents. */
export async function sumPendingRefunds({ db }: Context): Promise<{ count: number; amount: bigint }> {
  const { rows } = await sql<{ count: number; amount: bigint }>`
    select count(*)::int as count, coalesce(sum(amount), 0)::bigint as amount from payment_refund where state = 'refunding'`.execute(db)
  return rows[0]!
}
