import { Secret, TOTP } from 'otpauth'

const period = 30_000

/** The code of this half minute, 8 digits as the desk checks them; `at` is the real clock in ms. */
export const pickupCode = (secret: string, at: number): string =>
  TOTP.generate({ algorithm: 'SHA1', digits: 8, period: period / 1000, secret: Secret.fromBase32(secret), timestamp: at })

/** Whole seconds until the next code. */
export const secondsLeft = (at: number): number => Math.ceil((period - (at % period)) / 1000)

/** The content of the QR code: the order and its code, so that staff type neither. */
export const pickupText = (order_no: string, code: string): string => `longmall:pickup:${order_no}:${code}`
