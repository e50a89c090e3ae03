import { expect, test } from 'vitest'
import { basisPoints, changeOf, tagsOf } from './change-of.ts'

test.each([
  ['12.5', 1250],
  ['0,01', 1],
  ['100', 10_000],
  ['0', null],
  ['1.234', null],
  ['-5', null],
  ['ten', null],
])('CON-02 %j per cent', (text, points) => {
  expect(basisPoints(text)).toBe(points)
})

test('CON-02 a form as the change that it describes', () => {
  expect(tagsOf('a, b，a、c ')).toEqual(['a', 'b', 'c'])
  expect(changeOf({ kind: 'price_percent', direction: 'down', percent: '12.5' })).toEqual({
    kind: 'price_percent',
    direction: 'down',
    basis_points: 1250,
  })
  expect(changeOf({ kind: 'brand', new_brand: 0 })).toEqual({ kind: 'brand', brand_id: null })
  expect(changeOf({ kind: 'listing', to: 'off' })).toEqual({ kind: 'listing', is_listed: false })
})
