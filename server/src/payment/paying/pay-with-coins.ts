import { unitScale } from '@longmall/contract/units.ts'
import { unitsForCost } from '@longmall/pricing/cost-of-units.ts'
import type { Context } from '../../kernel/context.ts'
import { postTransfer } from '../../wallet/post-transfer.ts'
import type { PaidWith, PaymentRow } from '../queries.ts'

export interface CoinPayment {
  unit: 'USDS' | 'USDP'
  cents: bigint
  /** Cents that one coin is worth. */
  rate: bigint
  key: string
}

/** The smallest parts of a coin that pay so many cents. */
export const coinsFor = ({ unit, cents, rate }: Pick<CoinPayment, 'unit' | 'cents' | 'rate'>): bigint =>
  unitsForCost(cents, unitScale[unit], rate)

/**
 * Pays `cents` with a coin. The treasury takes the coins and pays their worth into escrow, so that escrow holds money alone, whatever an
 * order was paid with; the worth is stored with them. Refuses `wallet.insufficient`. (ORD-07)
 */
export async function payWithCoins(
  context: Context,
  { id, member_id, payment_no }: PaymentRow,
  { unit, cents, rate, key }: CoinPayment,
): Promise<NonNullable<PaidWith['remainder']>> {
  const amount = coinsFor({ unit, cents, rate })
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
  return { source: `coin:${unit}`, unit, amount, worth: rate === 100n ? null : cents, transfer_id }
}
