import { plus } from '../kernel/time/clock.ts'

/** Income codes of §3, by plan: 3 stays unnamed. */
export const planCode = { 1: 1, 2: 2, 3: 4, 4: 5 } as const
export const plans = [1, 2, 3, 4] as const
/** The deposit itself. */
export const depositCode = 11

/** Interest of a whole term in the unit's smallest part: millionths of the principal, rounded down. */
export const interestOf = (principal: bigint, interest_ppm: number): bigint => (principal * BigInt(interest_ppm)) / 1_000_000n

/** The expiry date of a deposit that counts from a day, `2026-11-21`. */
export const dueOn = (value_on: string, days: number): string => plus(`${value_on}T00:00:00.000Z`, { days }).slice(0, 10)

/** Can the arrangement of an open deposit still be changed? Until the expiry date begins. */
export const canChange = ({ is_open, due_on }: { is_open: boolean; due_on: string }, today: string): boolean => is_open && today < due_on
