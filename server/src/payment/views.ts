import type { Payment } from '@longmall/contract/payment.ts'
import type { RefusalCode } from '@longmall/contract/errors.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import { words } from '../kernel/words.ts'
import { moneyOf } from '../wallet/balances.ts'
import { providers } from './providers.ts'
import { findPayment, triesOf } from './queries.ts'
import { isPayable, lastOutcome } from './rules.ts'

/** What is to be paid, by which methods it can be, and what came of the last try; refuses `call.not_found_thing`. */
export async function viewPayment(context: Context<MemberActor>, { payment_id }: { payment_id: number }): Promise<Payment> {
  const { db, actor, language } = context
  const payment = await findPayment(db, payment_id, actor.member_id)
  const [tries, { total }] = await Promise.all([triesOf(db, payment_id), moneyOf(context, actor.member_id)])
  const method = (method: 'balance' | 'sandbox' | 'host', reason: RefusalCode | null) => ({
    method,
    is_usable: reason === null,
    reason: reason && words(language, reason),
  })
  const notPayable = isPayable(payment, context.now) ? null : 'payment.not_payable'
  // What a failed or set-aside try would give back counts too.
  const isEnough = total + payment.balance_part >= payment.amount
  const methods = [method('balance', notPayable ?? (isEnough ? null : 'wallet.insufficient'))]
  for (const provider of ['sandbox', 'host'] as const)
    if (providers[provider]!.isUsable(context.site)) methods.push(method(provider, notPayable))
  return {
    payment_id,
    state: payment.state,
    amount: toDecimal(payment.amount, 'USD'),
    balance_part: toDecimal(payment.balance_part, 'USD'),
    methods,
    balance: toDecimal(total, 'USD'),
    valid_until: payment.valid_until,
    paid_at: payment.paid_at,
    last_outcome: lastOutcome(payment.state, tries[0]?.state),
  }
}
