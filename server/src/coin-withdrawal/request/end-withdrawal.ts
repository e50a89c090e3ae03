import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { notifyMember } from '../../messaging/send-mail.ts'
import { postDone, postReturn } from '../post-coins.ts'
import { columns, type CoinWithdrawalRow } from '../queries.ts'

const staffOf = ({ actor }: Context) => (actor.kind === 'staff' ? actor.staff_id : null)

/**
 * Ends a request whose coins are available again, and notifies the member unless the member did it; the row is locked by the caller,
 * which has checked that its state allows it.
 */
export async function returnCoins(
  context: Context,
  row: CoinWithdrawalRow,
  state: 'refused' | 'failed' | 'cancelled' | 'expired',
  reason: string | null = null,
): Promise<CoinWithdrawalRow> {
  const end_transfer = await postReturn(context, row)
  const { rows } = await sql<CoinWithdrawalRow>`
    update coin_withdrawal w set state = ${state}, end_transfer = ${end_transfer}, ended_at = ${context.now}, settled_by = ${staffOf(context)},
      reason = ${reason || null}, query_at = null, version = w.version + 1
    where w.id = ${row.coin_withdrawal_id} returning ${columns}`.execute(context.db)
  if (state !== 'cancelled')
    await notifyMember(context, row.member_id, 'coin_withdrawal_returned', () => ({
      number: row.coin_withdrawal_no,
      amount: `${toDecimal(row.amount, row.unit)} ${row.unit}`,
      reply: reason ?? '',
    }))
  return rows[0]!
}

/** Ends a request whose coins have left, and notifies the member; the row is locked and checked by the caller. */
export async function completeWithdrawal(
  context: Context,
  row: CoinWithdrawalRow,
  {
    reference = null,
    store_id = null,
    store_name = null,
    clerk_id = null,
  }: { reference?: string | null; store_id?: number | null; store_name?: string | null; clerk_id?: number | null },
): Promise<CoinWithdrawalRow> {
  const end_transfer = await postDone(context, row)
  const { rows } = await sql<CoinWithdrawalRow>`
    update coin_withdrawal w set state = 'done', end_transfer = ${end_transfer}, ended_at = ${context.now}, settled_by = ${staffOf(context)},
      reference = ${reference}, store_id = ${store_id}, store_name = ${store_name}, clerk_id = ${clerk_id}, query_at = null, version = w.version + 1
    where w.id = ${row.coin_withdrawal_id} returning ${columns}`.execute(context.db)
  await notifyMember(context, row.member_id, 'coin_withdrawal_done', () => ({
    number: row.coin_withdrawal_no,
    amount: `${toDecimal(row.amount - row.fee, row.unit)} ${row.unit}`,
    reference: reference ?? store_name ?? '',
  }))
  return rows[0]!
}
