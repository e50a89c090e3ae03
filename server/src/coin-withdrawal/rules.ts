import type { CoinWay, CoinWithdrawalState } from '@longmall/contract/coin-withdrawal.ts'
import { randomInt } from 'node:crypto'
import type { Timestamp } from '../kernel/time/clock.ts'

/** The fee in the coin's smallest part: millionths of the amount, rounded up, and taken out of it. */
export const feeOf = (amount: bigint, ppm: number): bigint => (amount * BigInt(ppm) + 999_999n) / 1_000_000n

/** What an amount (smallest part, three decimals) is worth in cents at a price in millionths, rounded up. */
export const worthOf = (amount: bigint, micros: bigint): bigint => (amount * micros + 9_999_999n) / 10_000_000n

/** RM, the lowest grade that withdraws. */
const lowestGrade = 5

/** Why a member may not withdraw coins at all; null when they may. The AM window never reaches an RM. (decisions.md, Coins) */
export function blockerOf({
  grade,
  is_frozen,
  cooldown_until,
}: {
  grade: number
  is_frozen: boolean
  /** Until when withdrawals wait after a change of contact; null when they do not. */
  cooldown_until: Timestamp | null
}): 'rm_only' | 'frozen' | 'contact_cooldown' | null {
  if (grade < lowestGrade) return 'rm_only'
  if (is_frozen) return 'frozen'
  return cooldown_until === null ? null : 'contact_cooldown'
}

/** What is wrong with an amount; null when nothing is. */
export function amountError(
  amount: bigint,
  { fee, minimum, available }: { fee: bigint; minimum: bigint; available: bigint },
): 'zero_amount' | 'below_minimum' | 'exceeds_available' | null {
  if (amount <= 0n) return 'zero_amount'
  // A fee that leaves nothing is no withdrawal, however low the minimum is set.
  if (amount < minimum || fee >= amount) return 'below_minimum'
  return amount > available ? 'exceeds_available' : null
}

/** Is a second operator needed at a worth of this request and what was approved before it within the window? */
export const needsSecond = (worth: bigint, approvedBefore: bigint, from: number): boolean => worth + approvedBefore >= BigInt(from)

/** The state of a new request: a code below the bound can be shown at once, its clerk is the operator who reviews it. */
export const firstState = (way: CoinWay, isSecondNeeded: boolean): 'requested' | 'ready' =>
  way === 'scan_code' && !isSecondNeeded ? 'ready' : 'requested'

/**
 * What an approval makes of a request: another one is needed, it is approved, or this operator may not. Of a code one approval is
 * enough, since the clerk who hands it over must be another operator.
 */
export function approve(
  {
    way,
    requires_second_approval,
    first_approved_by,
  }: { way: CoinWay; requires_second_approval: boolean; first_approved_by: number | null },
  staff_id: number,
): 'first' | 'approved' | 'same_operator' {
  if (!requires_second_approval || way === 'scan_code') return 'approved'
  if (first_approved_by === null) return 'first'
  return first_approved_by === staff_id ? 'same_operator' : 'approved'
}

/** What may happen to a request. */
export type CoinEvent = 'approve' | 'refuse' | 'cancel' | 'send' | 'redeem' | 'expire' | 'sent' | 'not_sent'

const afterEvent: Record<CoinEvent, Partial<Record<CoinWithdrawalState, CoinWithdrawalState>>> = {
  approve: { requested: 'approved' },
  refuse: { requested: 'refused', approved: 'refused', ready: 'refused' },
  cancel: { requested: 'cancelled', approved: 'cancelled', ready: 'cancelled' },
  send: { approved: 'sending' },
  redeem: { ready: 'done' },
  expire: { ready: 'expired' },
  sent: { sending: 'done' },
  not_sent: { sending: 'failed' },
}

/** The state after an event, of a code `approve` makes `ready`; null when the event cannot happen in that state. */
export function stateAfter(state: CoinWithdrawalState, event: CoinEvent, way: CoinWay): CoinWithdrawalState | null {
  const next = afterEvent[event][state] ?? null
  return next === 'approved' && way === 'scan_code' ? 'ready' : next
}

/**
 * The effect of a result on a request: `again` when it is already recorded, so that a repeated report counts once;
 * `decided` when another one is recorded; `not_sending` when nothing was sent yet.
 */
export function decideResult(state: CoinWithdrawalState, outcome: 'done' | 'failed'): 'apply' | 'again' | 'decided' | 'not_sending' {
  if (state === 'sending') return 'apply'
  if (state === outcome) return 'again'
  return state === 'done' || state === 'failed' ? 'decided' : 'not_sending'
}

/** Minutes until a provider is queried again: 1, 2, 4 … 360. */
export const nextQueryMinutes = (query_count: number): number => Math.min(2 ** query_count, 360)

/** X, the date and random digits, as all numbers that are shown. */
export const newCoinWithdrawalNo = (day: string) => `X${day.replaceAll('-', '')}${String(randomInt(10 ** 10)).padStart(10, '0')}`
