import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { isWeakPaymentPassword, pepperPaymentPassword } from './rules.ts'

test.each(['111111', '000000', '123456', '654321', '012345', '987654', '567890', '098765'])(
  'IDN-08 %s is refused as too easy',
  (digits) => {
    expect(isWeakPaymentPassword(digits)).toBe(true)
  },
)

test.each(['246810', '135790', '112233', '123457', '223456', '121212', '908172'])('IDN-08 %s is taken', (digits) => {
  expect(isWeakPaymentPassword(digits)).toBe(false)
})

test('what is hashed in place of six digits hangs on a key that no database holds', () => {
  const keys = () => ({ sign: randomBytes(32), pepper: randomBytes(32) })
  const own = keys()
  expect(pepperPaymentPassword(own, '246810')).toBe(pepperPaymentPassword(own, '246810'))
  expect(pepperPaymentPassword(own, '246810')).not.toBe(pepperPaymentPassword(keys(), '246810'))
})
