import { expect, test } from 'vitest'
import { pickupCode, pickupText, secondsLeft } from './pickup-code.ts'

// RFC 6238, appendix B: the secret `12345678901234567890` in base32.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
])('ORD-11 at %d s the device shows the code of the standard', (seconds, code) => {
  expect(pickupCode(secret, seconds * 1000)).toBe(code)
})

test('R-28 a code lives half a minute', () => {
  expect(pickupCode(secret, 59_999)).toBe(pickupCode(secret, 30_000))
  expect(pickupCode(secret, 60_000)).not.toBe(pickupCode(secret, 59_999))
  expect([secondsLeft(60_000), secondsLeft(89_000), secondsLeft(89_999)]).toEqual([30, 1, 1])
})

test('ORD-11 the QR code contains the order and its code', () => {
  expect(pickupText('20261122000000000001', '94287082')).toBe('longmall:pickup:20261122000000000001:94287082')
})
