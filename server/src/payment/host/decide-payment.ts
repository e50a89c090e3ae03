import { randomUUID } from 'node:crypto'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { receiveNotice } from '../provider/receive-notice.ts'
import { signForHost } from './host-key.ts'
import { findHostPayment } from './host-provider.ts'

interface Decision {
  reference: string
  outcome: 'success' | 'fail' | 'cancel'
  is_silent?: boolean | undefined
}

/**
 * The demo's host decides a payment, once, and sends its signed notice unless it is to be silent.
 * Refuses `payment.notice_unknown`. (HST-08)
 */
export async function decideHostPayment(context: Context, { reference, outcome, is_silent }: Decision): Promise<{ amount: string }> {
  await sql`update host_payment set state = ${outcome} where reference = ${reference} and state = 'pending'`.execute(context.db)
  const payment = await findHostPayment(context.db, reference)
  if (!payment) throw new Refusal('payment.notice_unknown')
  const amount = toDecimal(payment.amount, 'MONEY')
  if (!is_silent) {
    const body = JSON.stringify({ notice_id: randomUUID(), reference, outcome: payment.state, amount })
    const signature = signForHost(context.site, body)
    await receiveNotice(context, 'host', { body, headers: { signature } })
  }
  return { amount }
}
