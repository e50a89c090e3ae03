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

/** The step of 30 s whose code this is, from the one before `at` (real clock, ms) to the one after; null for a wrong code. */
export function stepOfPickupCode(secret: string, code: string, at: number): number | null {
  const delta = TOTP.validate({ ...pickupCodeOptions, token: code, secret: Secret.fromBase32(secret), timestamp: at, window: 1 })
  return delta === null ? null : Math.floor(at / 1000 / pickupCodeOptions.period) + delta
}
