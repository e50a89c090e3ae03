import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Keys } from '../../kernel/context.ts'
import type { Timestamp } from '../../kernel/time/clock.ts'

const stepMs = 30_000
const digits = 12

const stepOf = (at: Timestamp): number => Math.floor(Date.parse(at) / stepMs)

/** When the code of an instant is followed by the next one. */
export const nextStepAt = (at: Timestamp): Timestamp => new Date((stepOf(at) + 1) * stepMs).toISOString()

function codeOfStep(keys: Keys, coin_withdrawal_no: string, step: number): string {
  const key = Buffer.from(hkdfSync('sha256', keys.sign, '', 'coin withdrawal code', 32))
  const mac = createHmac('sha256', key).update(`${coin_withdrawal_no} ${step}`).digest()
  return (mac.readBigUInt64BE() % 10n ** BigInt(digits)).toString().padStart(digits, '0')
}

/** The code of a request at an instant: twelve digits by the installation's key, others every 30 seconds. */
export const codeAt = (keys: Keys, coin_withdrawal_no: string, at: Timestamp): string => codeOfStep(keys, coin_withdrawal_no, stepOf(at))

/** Half an hour of steps: an older code is unknown, a younger one has changed. */
const rememberedSteps = 60

/** How many steps ago it was the code; null when it was not within half an hour. */
export function stepsSinceCode(keys: Keys, coin_withdrawal_no: string, at: Timestamp, code: string): number | null {
  const given = Buffer.from(code)
  for (let back = 0; back <= rememberedSteps; back++) {
    const one = Buffer.from(codeOfStep(keys, coin_withdrawal_no, stepOf(at) - back))
    if (one.length === given.length && timingSafeEqual(one, given)) return back
  }
  return null
}

/** A code is good in its own step and the one after, in which a clerk may still be typing it. */
export const isCurrent = (steps: number | null): boolean => steps !== null && steps <= 1

/** Is it the code of this step or of the one before? */
export const isCodeAt = (keys: Keys, coin_withdrawal_no: string, at: Timestamp, code: string): boolean =>
  isCurrent(stepsSinceCode(keys, coin_withdrawal_no, at, code))
