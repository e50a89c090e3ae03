import { createHmac } from 'node:crypto'
import type { Keys } from '../kernel/context.ts'

/** The hash input in place of six digits, which alone could be brute-forced from a copy of the database. */
export const pepperPaymentPassword = (keys: Keys, digits: string) => createHmac('sha256', keys.pepper).update(digits).digest('base64url')
