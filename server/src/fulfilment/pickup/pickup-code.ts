import { createHmac } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Keys } from '../../kernel/context.ts'

/** How a pickup code is made: 8 digits that change every 30 s. The member's device makes the same without a network. */
export const pickupCodeOptions = { algorithm: 'SHA1', digits: 8, period: 30 } as const

/** The secret of an order's code: from the keys of the installation, so that none is stored. Base32 for the device. */
export function pickupSecret(keys: Keys, order_id: number): string {
  const bytes = createHmac('sha256', keys.sign).update(`pickup ${order_id}`).digest().subarray(0, 20)
  return Secret.fromHex(bytes.toString('hex')).base32
}

export interface CodeStep {
  /** The step of 30 s (real clock) whose code it is. */
  step: number
  /** It is the code of this step or of the one before, which a clerk may still be typing. */
  isCurrent: boolean
}

/** Half an hour: an older code is unknown, a younger one has changed. */
const rememberedSteps = 60

/** Which step's code this is at `at` (real clock, ms): the current ones alone, or up to half an hour back; null for a code of the future or none. */
export function stepOfPickupCode(secret: string, code: string, { at, isCurrent }: { at: number; isCurrent: boolean }): CodeStep | null {
  const window = isCurrent ? 1 : rememberedSteps
  const delta = TOTP.validate({ ...pickupCodeOptions, token: code, secret: Secret.fromBase32(secret), timestamp: at, window })
  if (delta === null || delta > 0) return null
  return { step: Math.floor(at / 1000 / pickupCodeOptions.period) + delta, isCurrent: delta >= -1 }
}
