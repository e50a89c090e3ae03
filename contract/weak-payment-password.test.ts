import { expect, test } from 'vitest'
import { isWeakPaymentPassword } from './weak-payment-password.ts'

test.each(['111111', '000000', '123456', '654321', '012345', '987654', '567890', '098765'])(
  'IDN-08 %s is refused as too easy',
  (digits) => {
    expect(isWeakPaymentPassword(digits)).toBe(true)
  },
)

test.each(['246810', '135790', '112233', '123457', '223456', '121212', '908172'])('IDN-08 %s is taken', (digits) => {
  expect(isWeakPaymentPassword(digits)).toBe(false)
})
