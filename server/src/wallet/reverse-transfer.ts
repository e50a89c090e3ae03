import type { Context } from '../kernel/context.ts'
import { postTransfer, type TransferDetails } from './post-transfer.ts'
import { entriesOf } from './queries.ts'

/**
 * Undoes a whole spending: every bucket gets back what it gave. The ledger lets a transfer be undone once;
 * the same `kind` and `key` again changes nothing. Answers the id of the reversing transfer.
 */
export async function reverseTransfer(context: Context, transfer_id: string, details: TransferDetails): Promise<string> {
  const entries = await entriesOf(context.db, transfer_id)
  return postTransfer(context, {
    ...details,
    reversal_of: transfer_id,
    entries: entries.map(({ account, amount }) => ({ account, amount: -amount })),
  })
}
