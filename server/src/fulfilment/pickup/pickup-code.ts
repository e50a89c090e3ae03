import { createHmac, timingSafeEqual } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Keys } from '../../kernel/context.ts'

/** How a pickup code is made: 8 digits that change every 30 s. The member's device makes the same without a network. */
export const pickupCodeOptions = { algorithm: 'SHA1', digits: 8, period: 30 } as const

/** The secret of an order's code: from the keys of the installation, so that none is stored. Base32 for the device. */
export function pickupSecret(keys: Keys, order_id: number): string {
  const bytes = createHmac('sha256', keys.sign).update(`pickup ${order_id}`).digest().subarray(0, 20)
  return Secret.fromHex(bytes.toString('hex')).base32
}

/** The code of an instant (real clock, ms), as the member's device shows it. */
export const pickupCodeAt = (secret: string, at: number): string =>
  TOTP.generate({ ...pickupCodeOptions, secret: Secret.fromBase32(secret), timestamp: at })

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
  const key = Buffer.from(Secret.fromBase32(secret).bytes)
  const now = Math.floor(at / 1000 / pickupCodeOptions.period)
  for (let back = 0; back <= (isCurrent ? 1 : rememberedSteps); back++)
    if (isCodeOfStep(key, now - back, code)) return { step: now - back, isCurrent: back <= 1 }
  return null
}

/** RFC 4226 by the platform's own HMAC: a wrong code is compared with those of many orders and steps. */
function isCodeOfStep(key: Buffer, step: number, code: string): boolean {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', key).update(counter).digest()
  const number = mac.readUInt32BE(mac.at(-1)! & 15) & 0x7fffffff
  const expected = Buffer.from(String(number % 10 ** pickupCodeOptions.digits).padStart(pickupCodeOptions.digits, '0'))
  const given = Buffer.from(code)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
