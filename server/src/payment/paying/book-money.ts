import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { postTransfer } from '../../wallet/post-transfer.ts'
import { reverseTransfer } from '../../wallet/reverse-transfer.ts'
import type { PaymentAttemptRow, PaymentRow } from '../queries.ts'

/** Gives the balance's part of a payment back to the buckets it came from; nothing when there is none. */
export async function reverseBalancePart(context: Context, { id, balance_transfer }: PaymentRow, reason: string): Promise<void> {
  if (balance_transfer === null) return
  await reverseTransfer(context, balance_transfer, {
    kind: 'payment.reversal',
    topic: 'refund',
    key: balance_transfer,
    income_code: 20,
    reason,
    subject: `payment ${id}`,
  })
  await sql`update payment set balance_part = 0, balance_transfer = null where id = ${id}`.execute(context.db)
}

/** Books a provider's money in (+) or out (-) of the order escrow, once each for a try. */
export async function bookProviderMoney(
  context: Context,
  { payment_id, provider, reference, amount }: PaymentAttemptRow,
  direction: 'in' | 'out',
  reason: string,
): Promise<void> {
  const signed = direction === 'in' ? amount : -amount
  await postTransfer(context, {
    kind: direction === 'in' ? 'payment.provider' : 'payment.provider_refund',
    key: reference,
    topic: direction === 'in' ? 'shopping' : 'refund',
    ...(direction === 'in' ? { income_code: 20 } : {}),
    reason,
    subject: `payment ${payment_id}`,
    entries: [
      { account: { house: `clearing:${provider}`, unit: 'MONEY' }, amount: -signed },
      { account: { house: 'escrow', unit: 'MONEY' }, amount: signed },
    ],
  })
}
