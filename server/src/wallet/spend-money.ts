import type { Context } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { House } from './accounts.ts'
import { postTransfer, type TransferDetails } from './post-transfer.ts'
import { entriesOf, lockMoneyFor } from './queries.ts'
import { splitSpending, type Buckets } from './rules.ts'

export interface Spending extends TransferDetails {
  /** The house's account that takes it. */
  to: House
}

/**
 * Debits `amount` cents (above 0) of a member's money, the non-withdrawable part first, and returns the amount by bucket; idempotent by
 * kind and key. Refuses `wallet.insufficient`. (WAL-04, R-21)
 */
export async function spendMoney(
  context: Context,
  member_id: number,
  amount: bigint,
  spending: Spending,
): Promise<{ transfer_id: string } & Buckets> {
  const { to, ...details } = spending
  const { available, known: postedTransfer } = await lockMoneyFor(context.db, member_id, details)
  const parts = postedTransfer === null ? splitSpending(available, amount) : await findPostedSplit(context, postedTransfer, member_id)
  if (!parts) throw new Refusal('wallet.insufficient')
  const from = (purpose: keyof Buckets) => ({ account: { member: member_id, unit: 'MONEY', purpose } as const, amount: -parts[purpose] })
  const transfer_id = await postTransfer(context, {
    ...details,
    entries: [from('non_withdrawable'), from('withdrawable'), { account: { house: to, unit: 'MONEY' }, amount }],
  })
  return { transfer_id, ...parts }
}

// A transfer that was already posted retains its split, whatever the balances are now.
async function findPostedSplit({ db }: Context, transfer_id: string, member_id: number): Promise<Buckets> {
  const entries = await entriesOf(db, transfer_id)
  const spentFrom = (purpose: keyof Buckets) => {
    const entry = entries.find(({ account }) => 'member' in account && account.member === member_id && account.purpose === purpose)
    return entry ? -entry.amount : 0n
  }
  return { non_withdrawable: spentFrom('non_withdrawable'), withdrawable: spentFrom('withdrawable') }
}
