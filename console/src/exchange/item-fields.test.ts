import type { StaffExchangeItem } from '@longmall/contract/exchange-shapes.ts'
import { expect, test } from 'vitest'
import { createSay } from '@longmall/phrases/phrases.ts'
import { exchange } from '@longmall/phrases/en-us/console/exchange.ts'
import { fixedOf, itemFields, toForm, toInput } from './item-fields.tsx'

const item: StaffExchangeItem = {
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
  taken: 4,
  longcoin_total: 400,
  members: 3,
}

test('CON-04 PRM-11 what is read of an item is what its form sends back, without what it does not have', () => {
  const { texts, longcoin, per_member, first_day, last_day, is_on, position } = item
  const kept = { kind: 'red_packet', texts, amount: '1.00', longcoin, per_member, first_day, last_day, is_on, position }
  expect(toForm(item)).toEqual(kept)
  expect(toInput(toForm(item))).toEqual(kept)
  expect(fixedOf(item)).toEqual({ item_id: 7, version: 3, kind: 'red_packet' })
})

test('CON-04 a note that nobody wrote is empty', () => {
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
  const shown = itemFields(createSay(exchange, 'en-us'), kind)
  expect(shown.map(({ name }) => name)).toEqual(
    expect.arrayContaining([...names, 'longcoin', 'stock', 'per_member', 'first_day', 'last_day']),
  )
  expect(shown.filter(({ name }) => ['kind', 'coupon_id', 'amount'].includes(name)).map(({ name }) => name)).toEqual(names)
  expect(shown.filter(({ when }) => when).length).toBe(kind ? 0 : 2)
})
