import type { Context } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { House } from './accounts.ts'
import { postTransfer, type About } from './post-transfer.ts'
import { entriesOf, lockMoneyFor } from './queries.ts'
import { splitSpending, type Buckets } from './rules.ts'

export interface Spending extends About {
  /** The house's account that takes it. */
  to: House
}

/**
 * Takes `amount` cents (above 0) from a member's money, the non-withdrawable part first, and says which bucket gave what;
 * the same kind and key again answers the same. Refuses `wallet.insufficient`. (WAL-04, R-21)
 */
export async function spendMoney(
  context: Context,
  member_id: number,
  amount: bigint,
  spending: Spending,
): Promise<{ transfer_id: string } & Buckets> {
  const { to, ...about } = spending
  const { held, known } = await lockMoneyFor(context.db, member_id, about)
  const parts = known === null ? splitSpending(held, amount) : await givenBefore(context, known, member_id)
  if (!parts) throw new Refusal('wallet.insufficient')
  const from = (purpose: keyof Buckets) => ({ account: { member: member_id, unit: 'MONEY', purpose } as const, amount: -parts[purpose] })
  const transfer_id = await postTransfer(context, {
    ...about,
    entries: [from('non_withdrawable'), from('withdrawable'), { account: { house: to, unit: 'MONEY' }, amount }],
  })
  return { transfer_id, ...parts }
}

// The split of a spending already posted stands, whatever the buckets hold by now.
async function givenBefore({ db }: Context, transfer_id: string, member_id: number): Promise<Buckets> {
  const entries = await entriesOf(db, transfer_id)
  const given = (purpose: keyof Buckets) => {
    const entry = entries.find(({ account }) => 'member' in account && account.member === member_id && account.purpose === purpose)
    return entry ? -entry.amount : 0n
  }
  return { non_withdrawable: given('non_withdrawable'), withdrawable: given('withdrawable') }
}
