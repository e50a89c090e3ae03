import type { AccountType, WithdrawalSource, WithdrawalState } from '@longmall/contract/withdrawal.ts'
import { randomInt } from 'node:crypto'
import type { Timestamp } from '../kernel/time/clock.ts'

/** The fee of a withdrawal in cents: thousandths of the amount, rounded up to the cent, and taken out of it. */
export const feeOf = (amount: bigint, permille: number): bigint => (amount * BigInt(permille) + 999n) / 1000n

export interface WithdrawalFacts {
  /** Commission needs no grade, and no AM window holds it (DST-05). */
  source: WithdrawalSource
  grade: number
  is_frozen: boolean
  /** Is income frozen by the AM window, until RM? */
  is_window_frozen: boolean
  /** Until when withdrawals wait after a change of contact; null when they do not. */
  cooldown_until: Timestamp | null
  has_savings_card: boolean
}

/** RM, the lowest grade that withdraws. */
const lowestGrade = 5

/** Why somebody may not withdraw at all; null when they may. (decisions.md, Withdraw; §8) */
export function withdrawalBlocker({
  source,
  grade,
  is_frozen,
  is_window_frozen,
  cooldown_until,
  has_savings_card,
}: WithdrawalFacts): 'window_frozen' | 'rm_only' | 'frozen' | 'contact_cooldown' | 'no_savings_card' | null {
  if (source === 'balance' && is_window_frozen) return 'window_frozen'
  if (source === 'balance' && grade < lowestGrade) return 'rm_only'
  if (is_frozen) return 'frozen'
  if (cooldown_until !== null) return 'contact_cooldown'
  return has_savings_card ? null : 'no_savings_card'
}

/**
 * Must a second operator approve a withdrawal? From a sum of the member on: what was approved within the window, and this one. One that
 * needed it when it was requested or first approved goes on needing it; one that is decided is as it was.
 */
export const needsSecond = (
  { state, amount, requires_second_approval }: { state: WithdrawalState; amount: bigint; requires_second_approval: boolean },
  approvedBefore: bigint,
  from: number,
): boolean => requires_second_approval || (state === 'applied' && amount + approvedBefore >= BigInt(from))

/** What an approval makes of a withdrawal: another approval is needed, it is approved, or this operator may not. */
export function approve(
  { requires_second_approval, first_approved_by }: { requires_second_approval: boolean; first_approved_by: number | null },
  staff_id: number,
): 'first' | 'approved' | 'same_operator' {
  if (!requires_second_approval) return 'approved'
  if (first_approved_by === null) return 'first'
  return first_approved_by === staff_id ? 'same_operator' : 'approved'
}

export type Payout = 'paid' | 'returned' | 'unknown'

/**
 * The effect of the bank's result on a withdrawal. `again`: it is known already. An unknown outcome is a state of its own, never a
 * refund; a decided one does not change.
 */
export function decidePayout(
  { state, is_sent, has_same_reference }: { state: WithdrawalState; is_sent: boolean; has_same_reference: boolean },
  outcome: Payout,
): 'pay' | 'reverse' | 'mark_unknown' | 'again' | 'not_sent' | 'decided' {
  if (!is_sent) return 'not_sent'
  const settledStates = { paid: 'paid', returned: 'refused', unknown: 'payout_unknown' } as const
  if (state === settledStates[outcome]) return state === 'payout_unknown' || has_same_reference ? 'again' : 'decided'
  if (state === 'paid' || state === 'refused') return 'decided'
  return ({ paid: 'pay', returned: 'reverse', unknown: 'mark_unknown' } as const)[outcome]
}

const stripSeparators = (text: string) => text.replace(/[\s-]/g, '')
// A bank's number of any country: an IBAN has up to 34 letters and digits.
const numberFormats: Record<AccountType, (number: string) => boolean> = {
  bank: (number) => /^[0-9A-Za-z]{8,34}$/.test(stripSeparators(number)),
  savings_card: (number) => /^\d{13,19}$/.test(stripSeparators(number)),
  alipay: (number) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(number) || /^\+?\d{8,15}$/.test(stripSeparators(number)),
  paypal: (number) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(number),
  other: (number) => number.length >= 4,
}

/** Has a number the form of its kind of account? */
export const isNumberOf = (type: AccountType, number: string): boolean => numberFormats[type](number)

/** The number as it is stored: of a bank without spaces and hyphens. */
export const normalizeNumber = (type: AccountType, number: string): string =>
  type === 'bank' || type === 'savings_card' ? stripSeparators(number).toUpperCase() : number

/** `**** 6789`; of an e-mail address its first letter and its house. */
export function maskNumber(number: string): string {
  const at = number.lastIndexOf('@')
  return at > 0 ? `${number.slice(0, 1)}***${number.slice(at)}` : `**** ${number.slice(-Math.min(4, Math.floor(number.length / 2)))}`
}

/** W, the date and random digits, as all numbers that are shown. */
export const newWithdrawalNo = (day: string) => `W${day.replaceAll('-', '')}${randomDigits()}`
export const newBatchNo = (day: string) => `B${day.replaceAll('-', '')}${randomDigits()}`
const randomDigits = () => String(randomInt(10 ** 10)).padStart(10, '0')
