import type { DepositPosting, deposit as contract } from '@longmall/contract/deposit.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import { today } from '../../award/plan/today.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { columns, showDeposit, showMemberDeposit, type DepositRow } from '../queries.ts'

type View = OutputOf<typeof contract.view_deposit>

/** A deposit of any member, with its postings. Refuses `deposit.not_found`. */
export async function viewMemberDeposit(context: Context<StaffActor>, { deposit_id }: { deposit_id: number }): Promise<View> {
  const { rows } = await sql<DepositRow>`select ${columns} from deposit d where d.id = ${deposit_id}`.execute(context.db)
  if (!rows[0]) throw new Refusal('deposit.not_found')
  const day = today(context)
  const { rolled_from, rolled_into } = showDeposit(rows[0], day)
  return { ...showMemberDeposit(rows[0], day), rolled_from, rolled_into, postings: postingsOf(rows[0]) }
}

/** Postings according to its row: the opening by a transfer of its own, the rest by the run that paid it. */
function postingsOf({ unit, principal, interest, open_transfer, opened_at, closed_at, outcome, run_id }: DepositRow): View['postings'] {
  const posting = (kind: DepositPosting, amount: bigint, at: string, transfer_id: string | null = null) => ({
    kind,
    amount: toDecimal(amount, unit),
    at,
    transfer_id,
    run_id: kind === 'opened' || kind === 'carried' ? null : run_id,
  })
  return [
    posting(open_transfer === null ? 'carried' : 'opened', principal, opened_at, open_transfer),
    ...(outcome === null || closed_at === null ? [] : [posting('interest', interest, closed_at), posting(outcome, principal, closed_at)]),
  ]
}
