import { randomBytes } from 'node:crypto'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { payment as contract } from '@longmall/contract/payment.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import { plus } from '../../kernel/time/clock.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { hashOfToken } from '../../kernel/security/session.ts'
import { setTimer } from '../../kernel/time/timers.ts'
import { lockSpendable } from '../../wallet/balances.ts'
import { spendMoney } from '../../wallet/spend-money.ts'
import { coinRate } from './coin-rate.ts'
import { consumeGrant } from '../consume-grant.ts'
import { coinsFor, payWithCoins } from './pay-with-coins.ts'
import { findProvider } from '../provider/providers.ts'
import { returnToAppAddress } from '../remote/addresses.ts'
import { lockPayment, markPaid, setBalance, setAttemptState, listAttempts, type BalancePart, type PaymentRow } from '../queries.ts'
import { reverseBalancePart } from './book-money.ts'
import { coinUnitOf, isPayable, methodsOf, resultAddress, allowsBalance, type CoinMethod, type PaymentMethod } from '../rules.ts'
import { paymentSettings } from '../settings.ts'

type Input = InputOf<typeof contract.pay>

/**
 * Pays from the balance, in coins, at a provider, or from the balance and one of them: then the balance's part is taken at once
 * and comes back if the try fails. A try that was still open is set aside. Refuses `payment.not_payable`, `payment.rm_only`,
 * `payment.grant_required`, `payment.grant_invalid`, `payment.method_unknown`, `payment.coins_changed` {coins}, `wallet.insufficient`,
 * `call.resource_not_found`. (ORD-07)
 */
export async function pay(context: Context<MemberActor>, input: Input): Promise<OutputOf<typeof contract.pay>> {
  const { db, actor, now } = context
  const payment = await lockPayment(db, input.payment_id, actor.member_id)
  if (!isPayable(payment, now)) throw new Refusal('payment.not_payable')
  checkMethod(context, payment, input)
  // An open one has never been tried.
  if (payment.state !== 'open') await cancelAttempts(context, payment)
  const balancePart = await spendBalance(context, payment, input)
  if (balancePart?.balance_part === payment.amount) {
    await markPaid(context, payment, { method: 'balance', balancePart })
    return { state: 'paid', redirect_url: null }
  }
  const coin = coinUnitOf(input.method)
  if (!coin) return { state: 'pending', redirect_url: await startAttempt(context, payment, input.method, balancePart) }
  if (!balancePart) await consumeGrant(context, grantFor(payment), input.grant)
  const cost = { unit: coin, cents: payment.amount - (balancePart?.balance_part ?? 0n), rate: coinRate(context)! }
  const coins = toDecimal(coinsFor(cost), coin)
  // More coins than the shopper saw are not taken silently, nor fewer.
  if (input.coins !== undefined && input.coins !== coins) throw new Refusal('payment.coins_changed', { coins })
  const remainder = await payWithCoins(context, payment, { ...cost, key: grantKey(input.grant) })
  await markPaid(context, payment, { method: input.method, balancePart, remainder })
  return { state: 'paid', redirect_url: null }
}

const grantFor = ({ id, amount }: PaymentRow) => ({ purpose: 'payment', subject: String(id), amount }) as const
// A grant pays once, and the ledger holds that too: its hash is the transfer's key.
const grantKey = (grant: string | undefined) => hashOfToken(grant!).toString('hex')

/** Is this a way to pay such a thing, for such a member? What there is to pay with is checked against the ledger. */
function checkMethod({ site, actor }: Context<MemberActor>, payment: PaymentRow, { method, use_balance }: Input): void {
  const isProvided = method !== 'balance' && !coinUnitOf(method)
  const sufficientCoins: Record<CoinMethod, bigint> | null =
    coinRate({ site }) === null ? null : { usds: payment.amount, usdp: payment.amount }
  const facts = {
    payment,
    isPayable: true,
    grade: actor.grade,
    money: payment.amount,
    coins: sufficientCoins,
    obtainable: { usds: true, usdp: true },
  }
  const methodRow = methodsOf({ ...facts, providers: isProvided && findProvider(site, method) ? [method] : [] }).find(
    (one) => one.method === method,
  )
  if (!methodRow || (use_balance && !allowsBalance(payment))) throw new Refusal('payment.method_unknown')
  if (methodRow.reason) throw new Refusal(methodRow.reason)
}

async function cancelAttempts(context: Context, payment: PaymentRow): Promise<void> {
  for (const one of await listAttempts(context.db, payment.id))
    if (one.state === 'pending') await setAttemptState(context, one.id, 'cancel')
  await reverseBalancePart(context, payment, 'another way to pay')
}

/** Takes what the balance is to pay, up to the whole amount, and answers what that was; null for nothing. */
async function spendBalance(
  context: Context<MemberActor>,
  payment: PaymentRow,
  { method, use_balance, grant }: Input,
): Promise<BalancePart | null> {
  if (method !== 'balance' && !use_balance) return null
  const spendable = method === 'balance' ? payment.amount : await lockSpendable(context, payment.member_id)
  const balanceAmount = spendable < payment.amount ? spendable : payment.amount
  if (balanceAmount === 0n) return null
  await consumeGrant(context, grantFor(payment), grant)
  const transferInput = {
    kind: 'payment.balance',
    topic: 'shopping',
    key: grantKey(grant),
    income_code: 20,
    reason: payment.payment_no,
    to: 'escrow',
  } as const
  const subject = `payment ${payment.id}` as const
  const { transfer_id, non_withdrawable, withdrawable } = await spendMoney(context, payment.member_id, balanceAmount, {
    ...transferInput,
    subject,
  })
  return { balance_part: balanceAmount, balance_transfer: transfer_id, buckets: { non_withdrawable, withdrawable } }
}

async function startAttempt(
  context: Context,
  payment: PaymentRow,
  method: PaymentMethod,
  balancePart: BalancePart | null,
): Promise<string> {
  const { db, now, setting, site } = context
  const { name, provider } = findProvider(site, method)!
  const isInApp = method === 'browser'
  const balance_part = balancePart?.balance_part ?? 0n
  const attempt = { reference: randomBytes(18).toString('base64url'), amount: payment.amount - balance_part }
  const { id } = await db
    .insertInto('payment_attempt')
    .values({ ...attempt, payment_id: payment.id, provider: name, balance_part, state: 'pending', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`update payment set state = 'pending', method = ${name}${setBalance(balancePart)} where id = ${payment.id}`.execute(db)
  await setTimer(db, 'payment.reconcile', id, plus(now, { minutes: setting(paymentSettings.query_provider_after_minutes) }))
  return provider.begin(context, {
    ...attempt,
    return_url: isInApp ? returnToAppAddress : resultAddress(payment),
    isInApp,
    valid_until: payment.valid_until,
  })
}
