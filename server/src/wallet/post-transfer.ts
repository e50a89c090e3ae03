import type { Topic } from '@longmall/contract/wallet.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Context } from '../kernel/context.ts'
import { actorName, columnsOf, type AccountRef } from './accounts.ts'
import { asRefusal } from './as-refusal.ts'

/** What a change of balances is about, the same for every verb that posts one. */
export interface TransferDetails {
  /** What it is, such as `payment.balance`. */
  kind: string
  /** What its lines are about in a statement, which is sorted and filtered by it. */
  topic: Topic
  /** Names this transfer among those of its kind, for ever: the same again changes nothing. */
  key: string
  /** Income type code of §3 or ours from 101. */
  income_code?: number
  reason: string
  /** What it belongs to, so that a statement's line can open it: `payment 12`, `order 5`, `recharge 3`, `withdrawal 9`, `return 4`, `exchange 7`. */
  subject?: `${'payment' | 'order' | 'recharge' | 'withdrawal' | 'return' | 'adjustment' | 'points_order' | 'conversion' | 'coin_transfer' | 'coin_withdrawal' | 'deposit'} ${number}`
}

export interface Transfer extends TransferDetails {
  /** The transfer that this one undoes; each can be undone once. */
  reversal_of?: string
  /** Signed amounts in the unit's smallest part; they sum to zero per unit. */
  entries: readonly { account: AccountRef; amount: bigint }[]
}

/**
 * The posting as an expression: the transfer's id. For a statement that also writes the row that the transfer belongs to, which saves a
 * round trip; `subject` is then an expression as well. The caller passes the statement's errors through `asRefusal`.
 */
export function postingOf({ actor, now }: Context, transfer: Transfer, subject?: RawBuilder<string>): RawBuilder<string> {
  const entries = transfer.entries.filter((one) => one.amount !== 0n)
  const { members, units, purposes } = columnsOf(entries.map((one) => one.account))
  return sql<string>`
    post_transfer(${transfer.kind}, ${transfer.key}, ${transfer.income_code ?? null}, ${actorName(actor)}, ${transfer.reason},
      ${transfer.reversal_of ?? null}, ${now}, ${members}::int[], ${units}::text[], ${purposes}::text[], ${entries.map((one) => one.amount)}::bigint[],
      ${subject ?? transfer.subject ?? null}, ${transfer.topic})`
}

/**
 * Posts one transfer in the caller's transaction, in one round trip, and answers its id (uuid). Entries of 0 are left out.
 * Refuses `wallet.insufficient` below an account's floor, `call.key_reused` for a known key with another body,
 * `wallet.not_found` for a closed account; after a refusal the transaction is lost. (WAL-01, R-21)
 */
export async function postTransfer(context: Context, transfer: Transfer): Promise<string> {
  try {
    const { rows } = await sql<{ id: string }>`select ${postingOf(context, transfer)} as id`.execute(context.db)
    return rows[0]!.id
  } catch (error) {
    throw asRefusal(error)
  }
}
