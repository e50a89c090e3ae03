import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { House, MemberPurpose } from './accounts.ts'
import { postTransfer, type TransferDetails } from './post-transfer.ts'
import { entriesOf, type PostedEntry } from './queries.ts'
import { asRefusal } from './as-refusal.ts'

/** The part of one account of the member, in the unit's smallest part: `purpose` names the account. */
export interface ReversalPart {
  purpose: MemberPurpose
  amount: bigint
}

/**
 * Reverses a part of a transfer to the accounts that paid it, from the house account that received it, or from `from` if the
 * money has moved on. The database prevents more than was paid, and a part of what was reversed completely. Idempotent by kind and key.
 * Returns the transfer's id. Refuses `wallet.reversal_exceeds_original`.
 */
export async function reverseTransferPart(
  context: Context,
  transfer_id: string,
  parts: readonly ReversalPart[],
  { from, ...details }: TransferDetails & { from?: House },
): Promise<string> {
  // Two parts of one spending wait for each other here, before either holds an account.
  await sql`select lock_transfer(${transfer_id})`.execute(context.db)
  const spent = await entriesOf(context.db, transfer_id)
  const id = await postTransfer(context, { ...details, entries: parts.flatMap((one) => reversalEntries(spent, one, from)) })
  try {
    await sql`insert into partial_reversal (transfer_id, original_transfer_id) values (${id}, ${transfer_id}) on conflict do nothing`.execute(
      context.db,
    )
  } catch (error) {
    throw asRefusal(error)
  }
  return id
}

function reversalEntries(spent: readonly PostedEntry[], { purpose, amount }: ReversalPart, from: House | undefined): PostedEntry[] {
  const debited = spent.find(({ account, amount: change }) => 'member' in account && account.purpose === purpose && change < 0n)
  const credited = spent.find(({ account, amount: change }) => 'house' in account && account.unit === debited?.account.unit && change > 0n)
  if (!debited || !credited) throw new Refusal('wallet.reversal_exceeds_original')
  const source = from === undefined ? credited.account : { house: from, unit: debited.account.unit }
  return [
    { account: source, amount: -amount },
    { account: debited.account, amount },
  ]
}
