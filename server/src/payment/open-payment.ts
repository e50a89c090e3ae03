import { randomInt } from 'node:crypto'
import { dayIn, type Timestamp } from '../kernel/time/clock.ts'
import type { Context } from '../kernel/context.ts'
import { emit } from '../kernel/work/outbox.ts'
import { zoneSettings } from '../kernel/time/store-zone.ts'
import type { PaymentState } from './rules.ts'

export interface NewPayment {
  member_id: number
  /** Cents. */
  amount: bigint
  valid_until: Timestamp | null
  /** What it is for, such as `order`, `order_balance`, `recharge`; events say it again. */
  purpose?: string
  /** The opener's own name for what is paid, such as a recharge's id. */
  subject?: string
  /** The type of the goods, which decides by what they may be paid. */
  goods_kind?: string | null
}

/**
 * Opens a payment of `amount` cents in the caller's transaction. A payment of nothing is paid at once: `payment.paid` is emitted
 * here, before the caller's own rows that name the payment exist, so the caller uses the returned state.
 */
export async function openPayment(
  context: Context,
  { member_id, amount, valid_until, purpose = 'order', subject = '', goods_kind = null }: NewPayment,
): Promise<{ payment_id: number; state: PaymentState }> {
  const state = amount === 0n ? 'paid' : 'open'
  const { id } = await context.db
    .insertInto('payment')
    .values({
      payment_no: newPaymentNo(dayIn(context.setting(zoneSettings.time_zone), context.now)),
      member_id,
      amount,
      state,
      valid_until,
      purpose,
      subject,
      goods_kind,
      paid_at: amount === 0n ? context.now : null,
      created_at: context.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (state === 'paid') await emit(context, 'payment.paid', { payment_id: id, after_close: false, purpose, subject })
  return { payment_id: id, state }
}

// Date and random digits: readable aloud, and without revealing the number of payments.
const newPaymentNo = (day: string) => `P${day.replaceAll('-', '')}${String(randomInt(10 ** 12)).padStart(12, '0')}`
