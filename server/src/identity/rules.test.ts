import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { pepperPaymentPassword } from './rules.ts'

test('what is hashed in place of six digits hangs on a key that no database holds', () => {
  const keys = () => ({ sign: randomBytes(32), pepper: randomBytes(32) })
  const own = keys()
  expect(pepperPaymentPassword(own, '246810')).toBe(pepperPaymentPassword(own, '246810'))
  expect(pepperPaymentPassword(own, '246810')).not.toBe(pepperPaymentPassword(keys(), '246810'))
})
