import type { Context } from '../../kernel/context.ts'
import { postTransfer } from '../../wallet/post-transfer.ts'
import type { PaidWith, PaymentRow } from '../queries.ts'
import { inUnit } from '../refund/rules.ts'

/**
 * Takes `cents` of worth in a coin that is a dollar each. The treasury takes the coins and pays their worth into escrow, so that
 * escrow holds money alone, whatever an order was paid with. Refuses `wallet.insufficient`. (ORD-07)
 */
export async function payWithCoins(
  context: Context,
  { id, member_id, payment_no }: PaymentRow,
  { unit, cents, key }: { unit: 'USDS' | 'USDP'; cents: bigint; key: string },
): Promise<NonNullable<PaidWith['rest']>> {
  const amount = inUnit(cents, unit)
  const transfer_id = await postTransfer(context, {
    kind: 'payment.coins',
    topic: 'shopping',
    key,
    income_code: 20,
    reason: payment_no,
    subject: `payment ${id}`,
    entries: [
      { account: { member: member_id, unit, purpose: 'available' }, amount: -amount },
      { account: { house: 'treasury', unit }, amount },
      { account: { house: 'treasury', unit: 'MONEY' }, amount: -cents },
      { account: { house: 'escrow', unit: 'MONEY' }, amount: cents },
    ],
  })
  return { source: `coin:${unit}`, unit, amount, transfer_id }
}
