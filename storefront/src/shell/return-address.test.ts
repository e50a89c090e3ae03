import { expect, test } from 'vitest'
import { returnAddress } from './return-address.ts'

test('SHL-02 a return address preserves its parameters', () => {
  expect(returnAddress('/v1/order/detail/detail?order_id=7&tab=a#b')).toBe('/v1/order/detail/detail?order_id=7&tab=a#b')
})

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'v1/order',
  '',
  '/v1/login?redirect=/x',
  undefined,
])('SHL-02 %s is no return address: the member centre is used', (wanted) => expect(returnAddress(wanted)).toBe('/v2/member/index/index'))
