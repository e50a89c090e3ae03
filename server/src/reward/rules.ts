import type { Addon } from '@longmall/contract/addons.ts'
import type { Occasion, RuleState } from '@longmall/contract/reward-staff.ts'
import type { Timestamp } from '../kernel/time/clock.ts'

/** The add-on that an occasion belongs to (SHL-07). */
export const addonOf: Record<Occasion, Addon> = {
  register: 'memberregister',
  recharge: 'memberrecharge',
  consume: 'memberconsume',
  signin: 'membersignin',
}

interface RuleTerms {
  /** Cents. */
  threshold: bigint
  is_each: boolean
}

/** How many times a rule grants for an amount in cents: once from its threshold, or once for each multiple; never for 0. */
export function timesFor({ threshold, is_each }: RuleTerms, amount: bigint): number {
  if (amount <= 0n || amount < threshold) return 0
  return is_each ? Number(amount / threshold) : 1
}

interface Earned extends RuleTerms {
  times: number
  longcoin: number
  clawed_back: number
}

/** Coins to claw back when only `remaining` cents of what earned them remain, less earlier clawbacks. */
export function coinsToClawBack({ times, longcoin, clawed_back, ...terms }: Earned, remaining: bigint): number {
  const due = Math.min(timesFor(terms, remaining), times) * (longcoin / times)
  return Math.max(0, longcoin - clawed_back - due)
}

/** The day of the round that a number of days without a gap has come to: 1 to `round`. */
export const dayInRound = (streak: number, round: number): number => ((streak - 1) % round) + 1

/** Does a rule for `day_number` give on this day? Days of the round come again; numbers above it are reached once. */
export const isGivenOn = (day_number: number, streak: number, round: number): boolean =>
  day_number === (day_number > round ? streak : dayInRound(streak, round))

interface Window {
  is_on: boolean
  starts_at: Timestamp
  ends_at: Timestamp
}

/** State of a rule at an instant: its window includes its start and excludes its end. */
export function ruleStateOf({ is_on, starts_at, ends_at }: Window, now: Timestamp): RuleState {
  if (ends_at <= now) return 'ended'
  if (!is_on) return 'off'
  return starts_at <= now ? 'running' : 'upcoming'
}
