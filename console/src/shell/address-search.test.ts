import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './address-search.ts'

describe('what stands in an address', () => {
  test.each([
    ['order_no=20261122000001234567', '20261122000001234567'],
    ['order_no=9007199254740993', '9007199254740993'],
    ['order_no=9007199254740992', '9007199254740992'],
    ['order_no=0012', '0012'],
    ['order_no=1e3', '1e3'],
    ['order_no=1.50', '1.50'],
    ['order_no=12.5', '12.5'],
    ['order_no=-0', '-0'],
    ['order_no=%2B8613800138000', '+8613800138000'],
    ['order_no=7', 7],
    ['order_no=-7', -7],
    ['order_no=true', true],
    ['order_no=%227%22', '7'],
    ['order_no=%5B1%2C2%5D', [1, 2]],
    ['order_no=1&order_no=20261122000001234567', [1, '20261122000001234567']],
    ['order_no=', ''],
  ])('CON-10 %s is read digit by digit', (text, value) => {
    expect(parseSearch(`?${text}`)).toEqual({ order_no: value })
  })

  test('CON-10 any text, whole number and flag that is written is read again as it was', () => {
    const value = fc.oneof(fc.string({ minLength: 1 }), fc.stringMatching(/^-?\d{1,30}(\.\d{1,4})?$/), fc.maxSafeInteger(), fc.boolean())
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[a-z_]{1,12}$/), value), (search) => {
        // 0 and -0 are one number in an address.
        const plain = Object.fromEntries(Object.entries(search).map(([name, one]) => [name, one === 0 ? 0 : one]))
        expect(parseSearch(stringifySearch(plain))).toEqual(plain)
      }),
    )
  })
})
