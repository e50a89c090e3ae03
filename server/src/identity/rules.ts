import { createHmac } from 'node:crypto'
import type { Keys } from '../kernel/context.ts'

/** What is hashed in place of six digits: they alone could all be tried by whoever holds a copy of the database. */
export const pepperPaymentPassword = (keys: Keys, digits: string) => createHmac('sha256', keys.pepper).update(digits).digest('base64url')
