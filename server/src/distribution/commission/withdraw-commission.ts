import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'

/** A withdrawal of cents of commission. */
export interface CommissionWithdrawal {
  member_id: number
  withdrawal_id: number
  withdrawal_no: string
  amount: bigint
}

/** What a distributor has left of the commission that became available, in cents, by the books of commission alone; 0 of anybody else. */
export async function availableCommission({ db }: Pick<Context, 'db'>, member_id: number): Promise<bigint> {
  const { rows } = await sql<{ rest: bigint }>`
    select greatest(0, available_total + debt - withdrawn)::bigint as rest from distributor_sum where distributor_id = ${member_id}`.execute(
    db,
  )
  return rows[0]?.rest ?? 0n
}

/**
 * Counts cents of commission as withdrawn by a withdrawal, whose row may follow in the same transaction; false, and nothing changed, where less is left.
 * Locks the distributor's sums, before the accounts of the ledger.
 */
export async function withdrawCommission(
  { db, now }: Context,
  { member_id, withdrawal_id, withdrawal_no, amount }: CommissionWithdrawal,
): Promise<boolean> {
  const { rows } = await sql`
    with taken as (
      update distributor_sum set withdrawn = withdrawn + ${amount}
      where distributor_id = ${member_id} and available_total + debt - withdrawn >= ${amount} returning distributor_id
    )
    insert into commission_entry (distributor_id, kind, amount, withdrawal_id, withdrawal_no, entered_at)
    select distributor_id, 'withdrawn', ${-amount}::bigint, ${withdrawal_id}::int, ${withdrawal_no}, ${now} from taken returning id`.execute(
    db,
  )
  return rows.length > 0
}

/** Counts a refused withdrawal back, once: its row is locked by the caller and changes with it. */
export async function returnCommission(
  { db, now }: Context,
  { member_id, withdrawal_id, withdrawal_no, amount }: CommissionWithdrawal,
): Promise<void> {
  await sql`
    with given as (
      update distributor_sum set withdrawn = withdrawn - ${amount} where distributor_id = ${member_id} returning distributor_id
    )
    insert into commission_entry (distributor_id, kind, amount, withdrawal_id, withdrawal_no, entered_at)
    select distributor_id, 'returned', ${amount}::bigint, ${withdrawal_id}::int, ${withdrawal_no}, ${now} from given`.execute(db)
}
