import { expect, test } from 'vitest'
import { choose, findSku, firstChoice, openAttributes, valueState } from './sku-choice.ts'

const [violet, sky, small, large] = [1, 2, 11, 12]
const variant = (sku_id: number, value_ids: number[], stock: 'none' | 'few' | 'plenty') => ({
  sku_id,
  sku_no: `S${sku_id}`,
  value_ids,
  price: '10.00',
  market_price: null,
  stock,
  available: null,
  picture_index: null,
})
/** Violet small and large, sky small; sky large does not exist; violet large is sold out. */
const skus = [variant(101, [violet, small], 'plenty'), variant(102, [violet, large], 'none'), variant(103, [sky, small], 'few')]
const attributes = [
  { attribute_id: 1, attribute_name: 'Colour', values: [violet, sky].map((value_id) => ({ value_id, value_name: `${value_id}` })) },
  { attribute_id: 2, attribute_name: 'Size', values: [small, large].map((value_id) => ({ value_id, value_name: `${value_id}` })) },
]

test('CAT-04 a sold-out combination is disabled', () => {
  expect(valueState(skus, [violet, null], 1, large)).toBe('sold_out')
  expect(valueState(skus, [violet, null], 1, small)).toBe('open')
})

test('CAT-04 a combination that does not exist is disabled', () => {
  expect(valueState(skus, [sky, null], 1, large)).toBe('missing')
})

test('CAT-04 a value of which nothing is left is disabled before anything else is chosen', () => {
  expect(valueState(skus, [null, null], 1, large)).toBe('sold_out')
  expect(valueState(skus, [null, null], 0, sky)).toBe('open')
})

test('CAT-04 the value of the same attribute that is chosen does not exclude another', () => {
  expect(valueState(skus, [violet, small], 0, sky)).toBe('open')
})

test('CAT-04 a full choice names one variant, an open one none', () => {
  expect(findSku(skus, [sky, small])?.sku_id).toBe(103)
  expect(findSku(skus, [sky, null])).toBeNull()
  expect(findSku(skus, [sky, large])).toBeNull()
})

test('CAT-04 pressing the chosen value takes it back', () => {
  expect(choose([violet, null], 1, small)).toEqual([violet, small])
  expect(choose([violet, small], 0, violet)).toEqual([null, small])
  expect(openAttributes([null, small])).toEqual([0])
})

test('CAT-04 goods open on the variant of the address, on none when it is sold out', () => {
  expect(firstChoice({ attributes, skus }, 103)).toEqual([sky, small])
  expect(firstChoice({ attributes, skus }, 102)).toEqual([null, null])
})

test('CAT-04 an attribute with one value is chosen by itself, and goods without attributes have one variant', () => {
  const single = [{ attribute_id: 1, attribute_name: 'Size', values: [{ value_id: small, value_name: 'S' }] }]
  expect(firstChoice({ attributes: single, skus: [variant(104, [small], 'none')] }, 104)).toEqual([small])
  expect(findSku([variant(105, [], 'plenty')], [])?.sku_id).toBe(105)
})
