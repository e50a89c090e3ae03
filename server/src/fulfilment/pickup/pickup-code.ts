import { createHmac } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Keys } from '../../kernel/context.ts'

/** How a pickup code is made: 8 digits that change every 30 s. The member's device makes the same without a network. */
export const pickupCodeOptions = { algorithm: 'SHA1', digits: 8, period: 30 } as const

/** Half an hour of steps: an older code is unknown, a younger one has changed. */
const rememberedSteps = 60

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

/** Which step's code this is at `at` (real clock, ms), no more than half an hour back; null for a code of the future or none. */
export function stepOfPickupCode(secret: string, code: string, at: number): CodeStep | null {
  const given = { ...pickupCodeOptions, token: code, secret: Secret.fromBase32(secret), timestamp: at }
  const delta = TOTP.validate({ ...given, window: 1 }) ?? TOTP.validate({ ...given, window: rememberedSteps })
  if (delta === null || delta > 0) return null
  return { step: Math.floor(at / 1000 / pickupCodeOptions.period) + delta, isCurrent: delta >= -1 }
}
