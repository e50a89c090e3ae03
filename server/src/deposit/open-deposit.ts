import type { Deposit, deposit as contract } from '@longmall/contract/deposit.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { toDecimal, toSmallest } from '@longmall/contract/units.ts'
import { requireAgreement } from '../asset-area/require-agreement.ts'
import { requireArea } from '../asset-area/require-area.ts'
import { ensureSettlement } from '../award/settlement/schedule.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import { Refusal, wrongField } from '../kernel/refusal.ts'
import { coinSubject, consumeGrant } from '../payment/consume-grant.ts'
import { lockAvailable } from '../wallet/balances.ts'
import { insertDeposit } from './insert-deposit.ts'
import { showDeposit } from './queries.ts'
import { minimumDeposit, plansOnOffer, type PlanTerms } from './settings.ts'

type Input = InputOf<typeof contract.open>

/**
 * Deposits an amount for the term of a plan (AST-07): it moves from what is available to what is deposited. Needs a payment grant of purpose `deposit`
 * for the unit and the amount. Its terms are copied and never change; the first deposit schedules the daily run that pays it. Refuses as
 * `requireArea` and `requireAgreement`, `deposit.frozen`, `deposit.plan_off`, `deposit.plan_changed` where other terms were shown,
 * `payment.grant_required`, `payment.grant_invalid`, and the field `amount` by `deposit.below_minimum` {minimum, unit} or
 * `deposit.exceeds_available` {available, unit}.
 */
export async function openDeposit(context: Context<MemberActor>, input: Input): Promise<Deposit> {
  await requireArea(context)
  await requireAgreement(context)
  if (context.actor.is_frozen) throw new Refusal('deposit.frozen')
  const terms = requireTerms(context, input)
  const { unit } = input
  const principal = toSmallest(input.amount, unit)
  const minimum = minimumDeposit(context)
  if (principal < minimum) throw wrongField('amount', 'deposit.below_minimum', { minimum: toDecimal(minimum, unit), unit })
  await consumeGrant(context, { purpose: 'deposit', subject: coinSubject(unit), amount: principal }, input.grant)
  const available = await lockAvailable(context, context.actor.member_id, unit)
  if (principal > available) throw wrongField('amount', 'deposit.exceeds_available', { available: toDecimal(available, unit), unit })
  const row = await insertDeposit(context, context.actor.member_id, {
    unit,
    plan: input.plan,
    terms,
    principal,
    on_expiry: input.on_expiry,
  })
  await ensureSettlement(context)
  return showDeposit(row, row.value_on)
}

/** The plan's terms, which must be those that the member saw. */
function requireTerms(context: Context, { plan, days, interest_ppm }: Input): PlanTerms {
  const terms = plansOnOffer(context).find((one) => one.plan === plan)
  if (!terms) throw new Refusal('deposit.plan_off')
  if (terms.days !== days || terms.interest_ppm !== interest_ppm) throw new Refusal('deposit.plan_changed')
  return terms
}
