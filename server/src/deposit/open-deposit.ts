import type { Deposit, deposit as contract } from '@longmall/contract/deposit.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { toDecimal, toSmallest } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import { requireAgreement } from '../asset-area/require-agreement.ts'
import { requireArea } from '../asset-area/require-area.ts'
import { today } from '../award/plan/today.ts'
import { ensureSettlement } from '../award/settlement/schedule.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import { Refusal, wrongField } from '../kernel/refusal.ts'
import { coinSubject, consumeGrant } from '../payment/consume-grant.ts'
import { lockAvailable } from '../wallet/balances.ts'
import { postTransfer } from '../wallet/post-transfer.ts'
import { columns, showDeposit, type DepositRow } from './queries.ts'
import { depositCode, dueOn, interestOf } from './rules.ts'
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
  const row = await insertDeposit(context, input, terms, principal)
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

async function insertDeposit(
  context: Context<MemberActor>,
  { unit, plan, on_expiry }: Input,
  { days, interest_ppm }: PlanTerms,
  principal: bigint,
): Promise<DepositRow> {
  const { db, actor, now } = context
  const { member_id } = actor
  const value_on = today(context)
  const { rows: names } = await sql<{ id: number; deposit_no: string }>`
    select n.id, deposit_number(${value_on}::date, n.id) as deposit_no
    from (select nextval(pg_get_serial_sequence('deposit', 'id'))::int as id) n`.execute(db)
  const { id, deposit_no } = names[0]!
  const transfer = await postTransfer(context, {
    kind: 'deposit.open',
    key: deposit_no,
    topic: 'deposit',
    income_code: depositCode,
    reason: deposit_no,
    subject: `deposit ${id}`,
    entries: [
      { account: { member: member_id, unit, purpose: 'available' }, amount: -principal },
      { account: { member: member_id, unit, purpose: 'deposited' }, amount: principal },
    ],
  })
  const { rows } = await sql<DepositRow>`
    insert into deposit as d (id, deposit_no, member_id, unit, plan, principal, interest_ppm, days, interest, value_on, due_on, on_expiry, opened_at,
      open_transfer)
    values (${id}, ${deposit_no}, ${member_id}, ${unit}, ${plan}, ${principal}, ${interest_ppm}, ${days}, ${interestOf(principal, interest_ppm)},
      ${value_on}::date, ${dueOn(value_on, days)}::date, ${on_expiry}, ${now}, ${transfer})
    returning ${columns}`.execute(db)
  return rows[0]!
}
