import { randomInt } from 'node:crypto'
import type { Timestamp } from '../kernel/time/clock.ts'
import { fullGrade } from '../member/level/rules.ts'

/** Why a member may not transfer at all; null when they may. An account frozen by the AM window is below RM. (decisions.md, Coins; §8) */
export function payerBlocker(payer: {
  grade: number
  is_frozen: boolean
  /** Until when coins stay with the member after a change of contact; null when they need not. */
  wait_until: Timestamp | null
}): 'rm_only' | 'frozen' | 'contact_cooldown' | null {
  if (payer.grade < fullGrade) return 'rm_only'
  if (payer.is_frozen) return 'frozen'
  return payer.wait_until === null ? null : 'contact_cooldown'
}

/** T, the date and random digits, as all numbers that are shown. */
export const newCoinTransferNo = (day: string) => `T${day.replaceAll('-', '')}${String(randomInt(10 ** 12)).padStart(12, '0')}`
