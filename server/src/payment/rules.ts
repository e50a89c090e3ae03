import type { RefusalCode } from '@longmall/contract/errors.ts'
import type { PaymentMethod as PaymentMethods, PaymentState as PaymentStates } from '@longmall/contract/payment.ts'
import type * as z from 'zod/mini'
import type { Timestamp } from '../kernel/time/clock.ts'

export type PaymentState = z.output<typeof PaymentStates>
export type PaymentMethod = z.output<typeof PaymentMethods>
export type AttemptState = 'pending' | 'success' | 'fail' | 'cancel' | 'refunding' | 'refunded'
/** A provider's outcome of an attempt. */
export type Outcome = 'success' | 'fail' | 'cancel' | 'pending'

/** May it be paid now? A failed or cancelled one may be tried again until it closes. */
export function isPayable({ state, valid_until }: { state: PaymentState; valid_until: Timestamp | null }, now: Timestamp): boolean {
  const isOpen = state === 'open' || state === 'pending' || state === 'failed' || state === 'cancelled'
  return isOpen && (valid_until === null || now < valid_until)
}

/** RM and above; the coins are theirs to pay with (decisions.md, What the units are for). */
const rmGrade = 5
const coinUnits = { usds: 'USDS', usdp: 'USDP' } as const
export type CoinMethod = keyof typeof coinUnits
export const coinUnitOf = (method: string): (typeof coinUnits)[CoinMethod] | null =>
  Object.hasOwn(coinUnits, method) ? coinUnits[method as CoinMethod] : null

export interface MethodFacts {
  payment: { amount: bigint; balance_part: bigint; purpose: string; goods_kind: string | null }
  isPayable: boolean
  grade: number
  /** What the member has, each in cents of worth; no coins where the shop has no rate for them. */
  money: bigint
  coins: Record<CoinMethod, bigint> | null
  /** Can a member get such a coin in this shop now? One that they neither have nor can get is not offered. */
  obtainable: Record<CoinMethod, boolean>
  /** The providers that can be used now, in their order. */
  providers: readonly PaymentMethod[]
}

/** May what is paid for be paid from money and coins of the wallet? Recharging fills it, and so cannot empty it. */
export const allowsBalance = ({ purpose }: { purpose: string }): boolean => purpose !== 'recharge'

export interface MethodRow {
  method: PaymentMethod
  /** Why it cannot be used now. */
  reason: RefusalCode | null
}

/** The ways to pay (ORD-07); one that is never for these goods, or this purpose, is not there. */
export function methodsOf({ payment, isPayable, grade, money, coins, obtainable, providers }: MethodFacts): MethodRow[] {
  const row = (method: PaymentMethod, reason: RefusalCode | null = null): MethodRow => ({
    method,
    reason: isPayable ? reason : 'payment.not_payable',
  })
  const provided = providers.map((method) => row(method))
  if (!allowsBalance(payment)) return provided
  // What a failed or set-aside try would give back counts too.
  const availableMoney = money + payment.balance_part
  const coin = (method: CoinMethod): MethodRow[] => {
    if (!coins || (coins[method] === 0n && !obtainable[method])) return []
    const isEnough = coins[method] > 0n && coins[method] + availableMoney >= payment.amount
    return [row(method, grade < rmGrade ? 'payment.rm_only' : isEnough ? null : 'payment.insufficient_coins')]
  }
  const isForUsdp = payment.goods_kind === 'entity' || payment.goods_kind === 'pledge'
  return [
    row('balance', availableMoney >= payment.amount ? null : 'wallet.insufficient'),
    ...coin('usds'),
    ...(isForUsdp ? coin('usdp') : []),
    ...provided,
  ]
}

/** The screen of what came of a payment; a recharge has one of its own. */
export function resultAddress({ id, purpose, subject }: { id: number; purpose: string; subject: string }): string {
  if (purpose === 'recharge') return `/v2/member/recharge_result/recharge_result?recharge_id=${subject}`
  return `/v2/pay/result/result?payment_id=${id}${purpose === 'order_balance' ? `&order_id=${subject}` : ''}`
}

export interface OutcomeFacts {
  payment: PaymentState
  attempt: AttemptState
  outcome: Outcome
  /** The paid amount is the requested one. */
  isAmountRight: boolean
  /** With the current balance part this attempt pays the whole. */
  isWhole: boolean
}

/**
 * `pay`, `pay_after_close`: it is paid. `fail`: the payment can be tried again. `end_attempt`: only this attempt is over. `return`: the
 * money came too late or twice and is refunded. `look`: an operator must see it. `nothing`: known already.
 */
export type Decision = 'pay' | 'pay_after_close' | 'fail' | 'end_attempt' | 'return' | 'look' | 'nothing'

/** The one table of what a provider's word does (R-25): before, during and after closing, doubled, reordered, late, wrong. */
export function decideOutcome({ payment, attempt, outcome, isAmountRight, isWhole }: OutcomeFacts): Decision {
  const isMoneyKnown = attempt === 'success' || attempt === 'refunding' || attempt === 'refunded'
  if (outcome === 'pending' || isMoneyKnown) return 'nothing'
  if (outcome !== 'success') {
    if (attempt !== 'pending') return 'nothing'
    return payment === 'pending' ? 'fail' : 'end_attempt'
  }
  if (!isAmountRight) return 'look'
  if (payment === 'paid' || payment === 'refunded' || !isWhole) return 'return'
  return payment === 'closed' ? 'pay_after_close' : 'pay'
}

/** What a shopper is shown of the last attempt; null when there was none. */
export function lastOutcome(payment: PaymentState, lastAttempt: AttemptState | undefined): Outcome | null {
  const outcomes: Partial<Record<PaymentState, Outcome>> = {
    paid: 'success',
    refunded: 'success',
    pending: 'pending',
    failed: 'fail',
    cancelled: 'cancel',
  }
  return outcomes[payment] ?? (lastAttempt === 'refunding' || lastAttempt === 'refunded' ? 'success' : (lastAttempt ?? null))
}

/** When a silent provider is queried again: after the attempt's age, so that the steps double; null after 7 days. */
export function nextQueryMinutes(created_at: Timestamp, now: Timestamp, first: number): number | null {
  const age = (Date.parse(now) - Date.parse(created_at)) / 60_000
  return age > 7 * 24 * 60 ? null : Math.max(first, Math.round(age))
}
