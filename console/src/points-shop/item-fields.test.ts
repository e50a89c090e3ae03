import type { StaffPointsShopItem } from '@longmall/contract/points-shop-shapes.ts'
import { expect, test } from 'vitest'
import { createTranslate } from '@longmall/translations/translate.ts'
import { pointsshop } from '@longmall/translations/en-us/console/pointsshop.ts'
import { fixedOf, itemFields, toForm, toInput } from './item-fields.tsx'

const item: StaffPointsShopItem = {
  item_id: 7,
  version: 3,
  state: 'running',
  kind: 'red_packet',
  coupon_id: null,
  coupon_name: null,
  amount: '1.00',
  longcoin: 100,
  stock: null,
  per_member: 2,
  first_day: '2031-05-01',
  last_day: '2031-05-31',
  is_on: true,
  position: 1,
  texts: [{ language: 'en-us', name: 'A red packet', note: '' }],
  reserved: 4,
  longcoin_total: 400,
  members: 3,
}

test('CON-04 PRM-11 what is read of an item is what its form sends back, without what it does not have', () => {
  const { texts, longcoin, per_member, first_day, last_day, is_on, position } = item
  const expected = { kind: 'red_packet', texts, amount: '1.00', longcoin, per_member, first_day, last_day, is_on, position }
  expect(toForm(item)).toEqual(expected)
  expect(toInput(toForm(item))).toEqual(expected)
  expect(fixedOf(item)).toEqual({ item_id: 7, version: 3, kind: 'red_packet' })
})

test('CON-04 a missing note is empty', () => {
  expect(toInput({ texts: [{ language: 'en-us', name: 'One' }] })).toEqual({
    position: 0,
    is_on: false,
    texts: [{ language: 'en-us', name: 'One', note: '' }],
  })
})

test.each([
  [undefined, ['kind', 'coupon_id', 'amount']],
  ['coupon', ['coupon_id']],
  ['red_packet', ['amount']],
] as const)('CON-04 PRM-11 the form of an item of the kind %s asks what it gives: %j', (kind, names) => {
  const shown = itemFields(createTranslate(pointsshop, 'en-us'), kind)
  expect(shown.map(({ name }) => name)).toEqual(
    expect.arrayContaining([...names, 'longcoin', 'stock', 'per_member', 'first_day', 'last_day']),
  )
  expect(shown.filter(({ name }) => ['kind', 'coupon_id', 'amount'].includes(name)).map(({ name }) => name)).toEqual(names)
  expect(shown.filter(({ when }) => when).length).toBe(kind ? 0 : 2)
})
