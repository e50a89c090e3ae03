import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'

export interface PendingWithdrawals {
  state: 'applied' | 'approved' | 'payout_unknown'
  count: number
  /** Cents, the fees within. */
  amount: bigint
}

/** Withdrawals whose money is frozen, by state. */
export async function sumPendingWithdrawals({ db }: Context): Promise<PendingWithdrawals[]> {
  const { rows } = await sql<PendingWithdrawals>`
    select state, count(*)::int as count, sum(amount)::bigint as amount from withdrawal
    where state in ('applied', 'approved', 'payout_unknown') group by state`.execute(db)
  return rows
}
