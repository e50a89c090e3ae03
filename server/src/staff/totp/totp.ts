import type { TotpOffer } from '@longmall/contract/staff.ts'
import { Secret, TOTP } from 'otpauth'

// What every authenticator app understands (RFC 6238).
const form = { algorithm: 'SHA1', digits: 6, period: 30 } as const
const secretOf = (bytes: Uint8Array) => Secret.fromHex(Buffer.from(bytes).toString('hex'))

/** A new secret of 20 bytes. */
export const newSecret = (): Buffer => Buffer.from(new Secret({ size: 20 }).bytes)

/** The secret as people and authenticators read it. */
export function describeSecret(bytes: Uint8Array, email: string): Pick<TotpOffer, 'secret' | 'otpauth'> {
  const secret = secretOf(bytes)
  return { secret: secret.base32, otpauth: new TOTP({ ...form, issuer: 'Longmall Console', label: email, secret }).toString() }
}

/** The step of 30 s whose code this is, from the one before now to the one after, on the real clock; null for a wrong code. */
export function stepOfCode(bytes: Uint8Array, code: string): number | null {
  const timestamp = Date.now()
  const delta = TOTP.validate({ ...form, token: code, secret: secretOf(bytes), timestamp, window: 1 })
  return delta === null ? null : Math.floor(timestamp / 1000 / form.period) + delta
}
