import type { Deposit, deposit as contract } from '@longmall/contract/deposit.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { today } from '../award/plan/today.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { columns, showDeposit, type DepositRow } from './queries.ts'
import { canChange } from './rules.ts'

/**
 * Decides what happens to the principal of one of the caller's deposits at expiry, until the expiry date begins; the same again changes nothing.
 * Refuses `deposit.not_found`, for another member's with the same refusal, and `deposit.expired`.
 */
export async function setOnExpiry(
  context: Context<MemberActor>,
  { deposit_id, on_expiry }: InputOf<typeof contract.set_on_expiry>,
): Promise<Deposit> {
  const { db, actor } = context
  // Locked: the daily run closes it meanwhile, or waits for the change.
  const { rows } = await sql<DepositRow>`
    select ${columns} from deposit d where d.id = ${deposit_id} and d.member_id = ${actor.member_id} for update of d`.execute(db)
  const row = rows[0]
  if (!row) throw new Refusal('deposit.not_found')
  const day = today(context)
  if (!canChange(row, day)) throw new Refusal('deposit.expired')
  if (row.on_expiry !== on_expiry) await sql`update deposit set on_expiry = ${on_expiry} where id = ${deposit_id}`.execute(db)
  return showDeposit({ ...row, on_expiry }, day)
}
