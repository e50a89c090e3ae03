import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { plus } from '../kernel/clock.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { hashOfToken } from '../kernel/session.ts'
import { setTimer } from '../kernel/timers.ts'
import { lockSpendable } from '../wallet/balances.ts'
import { spendMoney } from '../wallet/spend-money.ts'
import { consumeGrant } from './grant-payment.ts'
import { providers } from './providers.ts'
import { lockPayment, markPaid, returnBalancePart, setBalance, setTryState, triesOf, type BalancePart, type PaymentRow } from './queries.ts'
import { isPayable, type PaymentState } from './rules.ts'
import { paymentSettings } from './settings.ts'

interface PayInput {
  payment_id: number
  method: 'balance' | 'sandbox' | 'host'
  use_balance?: boolean | undefined
  grant?: string | undefined
}

/**
 * Pays from the balance, at a provider, or both: then the balance's part is taken at once and comes back if the try fails.
 * A try that was still open is set aside. Refuses `payment.not_payable`, `payment.grant_needed`, `payment.grant_invalid`,
 * `payment.method_unknown`, `wallet.insufficient`, `call.not_found_thing`. (ORD-07)
 */
export async function pay(context: Context<MemberActor>, input: PayInput): Promise<{ state: PaymentState; redirect_url: string | null }> {
  const { db, actor, now } = context
  const payment = await lockPayment(db, input.payment_id, actor.member_id)
  if (!isPayable(payment, now)) throw new Refusal('payment.not_payable')
  if (input.method !== 'balance' && !providers[input.method]?.isUsable(context.site)) throw new Refusal('payment.method_unknown')
  // An open one has never been tried.
  if (payment.state !== 'open') await setTriesAside(context, payment)
  const taken = await takeFromBalance(context, payment, input)
  if (taken?.balance_part === payment.amount) {
    await markPaid(context, payment, 'balance', taken)
    return { state: 'paid', redirect_url: null }
  }
  return { state: 'pending', redirect_url: await beginTry(context, payment, input.method, taken) }
}

async function setTriesAside(context: Context, payment: PaymentRow): Promise<void> {
  for (const one of await triesOf(context.db, payment.id)) if (one.state === 'pending') await setTryState(context, one.id, 'cancel')
  await returnBalancePart(context, payment, 'another way to pay')
}

/** Takes what the balance is to pay, up to the whole amount, and answers what that was; null for nothing. */
async function takeFromBalance(
  context: Context<MemberActor>,
  payment: PaymentRow,
  { method, use_balance, grant }: PayInput,
): Promise<BalancePart | null> {
  if (method !== 'balance' && !use_balance) return null
  const spendable = method === 'balance' ? payment.amount : await lockSpendable(context, payment.member_id)
  const part = spendable < payment.amount ? spendable : payment.amount
  if (part === 0n) return null
  await consumeGrant(context, payment, grant)
  // A grant pays once, and the ledger holds that too: its hash is the transfer's key.
  const about = {
    kind: 'payment.balance',
    key: hashOfToken(grant!).toString('hex'),
    income_code: 20,
    reason: payment.payment_no,
    to: 'escrow',
  } as const
  const { transfer_id } = await spendMoney(context, payment.member_id, part, about)
  return { balance_part: part, balance_transfer: transfer_id }
}

async function beginTry(context: Context, payment: PaymentRow, provider: string, taken: BalancePart | null): Promise<string> {
  const { db, now, setting } = context
  const balance_part = taken?.balance_part ?? 0n
  const attempt = { reference: randomBytes(18).toString('base64url'), amount: payment.amount - balance_part }
  const { id } = await db
    .insertInto('payment_try')
    .values({ ...attempt, payment_id: payment.id, provider, balance_part, state: 'pending', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`update payment set state = 'pending', method = ${provider}${setBalance(taken)} where id = ${payment.id}`.execute(db)
  await setTimer(db, 'payment.reconcile', id, plus(now, { minutes: setting(paymentSettings.ask_provider_after_minutes) }))
  return providers[provider]!.begin(context, { ...attempt, return_url: `/v2/pay/result/result?payment_id=${payment.id}` })
}
