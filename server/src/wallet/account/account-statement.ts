import { listPageSize } from '@longmall/contract/constants.ts'
import { toDecimal, type UnitCode } from '@longmall/contract/units.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { AccountEntry, wallet } from '@longmall/contract/wallet.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { cursorForm, cutPage, readCursor } from '../../kernel/database/cursor.ts'
import { boundsOf, findAccount } from './period.ts'
import { readEntries, withBalances, type EntryRow } from './read-entries.ts'

const uuid = /^[0-9a-f-]{36}$/

/**
 * The entries of an account with actor, reason and balance after each, the newest first; of a period of days, and up to an instant
 * (WAL-02, WAL-08, CON-06). The cost of a page does not depend on the length of the account. Refuses `wallet.not_found` for an account
 * never used.
 */
export async function accountStatement(
  context: Context<StaffActor>,
  { cursor, page_size = listPageSize, ...request }: InputOf<typeof wallet.account_statement>,
): Promise<OutputOf<typeof wallet.account_statement>> {
  const account = await findAccount(context, request)
  const position =
    cursor === undefined
      ? null
      : entryPosition(readCursor(cursor, account.is_tail ? [cursorForm.number, uuid, cursorForm.id] : [cursorForm.number]))
  const rows = await readEntries(context, account, boundsOf(context, request), { after: position, order: 'desc', limit: page_size + 1 })
  const { list, next } = cutPage(await withBalances(context, account, rows), page_size, (row) =>
    account.is_tail ? [row.place, row.transfer_id, row.line] : [row.place],
  )
  return { list: list.map((row) => showAccountEntry(row, account.unit)), next }
}

const entryPosition = ([place, transfer_id = '', line = '0']: string[]) => ({ place: place!, transfer_id, line: Number(line) })

const showAccountEntry = (
  { place: _, subject: _subject, amount, balance_after, ...row }: EntryRow & { balance_after: bigint },
  unit: UnitCode,
): AccountEntry => ({
  ...row,
  amount: toDecimal(amount, unit),
  balance_after: toDecimal(balance_after, unit),
})
