import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { House, MemberPurpose } from './accounts.ts'
import { postTransfer, type About } from './post-transfer.ts'
import { entriesOf, type PostedEntry } from './queries.ts'
import { asRefusal } from './refused.ts'

/** What one account of the member gets back, in the unit's smallest part: `purpose` says which of those that gave. */
export interface BackPart {
  purpose: MemberPurpose
  amount: bigint
}

/**
 * Gives a part of a spending back to the accounts that gave it, out of the house's account that took it, or `from`
 * where the money went on since. The database lets no account get back more than it gave, nor a part of what was undone
 * whole. The same kind and key again changes nothing. Answers the transfer's id. Refuses `wallet.more_than_taken`.
 */
export async function giveBackPart(
  context: Context,
  transfer_id: string,
  parts: readonly BackPart[],
  { from, ...about }: About & { from?: House },
): Promise<string> {
  // Two parts of one spending wait for each other here, before either holds an account.
  await sql`select lock_transfer(${transfer_id})`.execute(context.db)
  const spent = await entriesOf(context.db, transfer_id)
  const id = await postTransfer(context, { ...about, entries: parts.flatMap((one) => backEntries(spent, one, from)) })
  try {
    await sql`insert into give_back (transfer_id, spending_id) values (${id}, ${transfer_id}) on conflict do nothing`.execute(context.db)
  } catch (error) {
    throw asRefusal(error)
  }
  return id
}

function backEntries(spent: readonly PostedEntry[], { purpose, amount }: BackPart, from: House | undefined): PostedEntry[] {
  const gave = spent.find(({ account, amount: change }) => 'member' in account && account.purpose === purpose && change < 0n)
  const took = spent.find(({ account, amount: change }) => 'house' in account && account.unit === gave?.account.unit && change > 0n)
  if (!gave || !took) throw new Refusal('wallet.more_than_taken')
  const source = from === undefined ? took.account : { house: from, unit: gave.account.unit }
  return [
    { account: source, amount: -amount },
    { account: gave.account, amount },
  ]
}
