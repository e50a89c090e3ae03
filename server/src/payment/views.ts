import type { Payment } from '@longmall/contract/payment.ts'
import { toDecimal, unitScale } from '@longmall/contract/units.ts'
import { worthOfUnits } from '@longmall/pricing/cost-of-units.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import { translate } from '../kernel/translate.ts'
import { balanceOf, moneyOf } from '../wallet/balances.ts'
import { usableMethods } from './provider/providers.ts'
import { coinRate } from './paying/coin-rate.ts'
import { obtainableCoins } from './paying/obtainable-coins.ts'
import { paidWith } from './paid-with.ts'
import { findPayment, listAttempts } from './queries.ts'
import { coinUnitOf, isPayable, lastOutcome, methodsOf, allowsBalance } from './rules.ts'

/** A payment: amount, methods, the last attempt's outcome and its sources; refuses `call.resource_not_found`. */
export async function viewPayment(context: Context<MemberActor>, { payment_id }: { payment_id: number }): Promise<Payment> {
  const { db, actor, language, site } = context
  const payment = await findPayment(db, payment_id, actor.member_id)
  const coin = (unit: 'USDS' | 'USDP') => balanceOf(context, { member: actor.member_id, unit, purpose: 'available' })
  const [attempts, { total }, usds, usdp, paid_with] = await Promise.all([
    listAttempts(db, payment_id),
    moneyOf(context, actor.member_id),
    coin('USDS'),
    coin('USDP'),
    paidWith(db, payment_id),
  ])
  const rate = coinRate(context)
  const coins = rate === null ? null : { usds: worthOfUnits(usds, unitScale.USDS, rate), usdp: worthOfUnits(usdp, unitScale.USDP, rate) }
  const methods = methodsOf({
    payment,
    isPayable: isPayable(payment, context.now),
    grade: actor.grade,
    money: total,
    coins,
    obtainable: obtainableCoins(context),
    providers: usableMethods(site),
  })
  return {
    payment_id,
    state: payment.state,
    purpose: payment.purpose,
    subject: payment.subject,
    amount: toDecimal(payment.amount, 'MONEY'),
    balance_part: toDecimal(payment.balance_part, 'MONEY'),
    methods: methods.map(({ method, reason }) => ({
      method,
      is_usable: reason === null,
      reason: reason && translate(language, reason),
      available: coinUnitOf(method) ? toDecimal(method === 'usds' ? usds : usdp, 'USDS') : null,
      rate: rate && coinUnitOf(method) ? toDecimal(rate, 'MONEY') : null,
    })),
    accepts_balance: allowsBalance(payment),
    balance: toDecimal(total, 'MONEY'),
    valid_until: payment.valid_until,
    paid_at: payment.paid_at,
    last_outcome: lastOutcome(payment.state, attempts[0]?.state),
    paid_with,
  }
}
