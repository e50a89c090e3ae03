import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countFilters, type ListSearch, listAddress, readListSearch, sorts, withoutFilters } from './list-address.ts'

const asText = (search: ListSearch) => Object.fromEntries(Object.entries(listAddress(search)).map(([name, value]) => [name, String(value)]))

test('CAT-03 every filter and order of a list survives its address', () => {
  const price = fc.integer({ min: 0, max: 99_999 }).map((cents) => (cents / 100).toFixed(2))
  const anySearch = fc.record(
    {
      keyword: fc.constantFrom('mug', '保温杯', 'tea & coffee', '100%'),
      category_id: fc.integer({ min: 1, max: 2147483647 }),
      brand_id: fc.integer({ min: 1, max: 2147483647 }),
      price_from: price,
      promotion: fc.constant('manjian' as const),
      in_stock: fc.constant(true),
      sort: fc.constantFrom(...sorts.filter((sort) => sort !== 'default')),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(anySearch, (search) => {
      expect(readListSearch(asText(search))).toEqual(search)
    }),
  )
})

test('CAT-03 what an address cannot mean is left out', () => {
  const raw = {
    category_id: '-3',
    brand_id: '9999999999',
    price_from: '1e3',
    price_to: '-5',
    promotion: 'free',
    in_stock: 'no',
    sort: 'random',
    keyword: '  ',
  }
  expect(readListSearch(raw)).toEqual({})
})

test('CAT-03 prices the wrong way round are turned', () => {
  expect(readListSearch({ price_from: '30', price_to: '9.5' })).toEqual({ price_from: '9.5', price_to: '30' })
})

test('CAT-03 the default order and an unset stock filter stay out of the address', () => {
  expect(listAddress({ sort: 'default', in_stock: false, category_id: 4 })).toEqual({ category_id: 4 })
})

test('CAT-03 resetting preserves the keyword, the category and the order', () => {
  const search: ListSearch = { keyword: 'mug', category_id: 4, brand_id: 2, price_to: '20', in_stock: true, sort: 'sales' }
  expect(withoutFilters(search)).toEqual({ keyword: 'mug', category_id: 4, sort: 'sales' })
  expect(countFilters(search)).toBe(3)
  expect(countFilters(withoutFilters(search))).toBe(0)
})
