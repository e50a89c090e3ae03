import { expect, test } from 'vitest'
import { sumOf, type Offers } from './recharge-draft.ts'

const offer = { offer_id: 1, version: 1, amount: '100.00', gift_money: '5.00', gift_longcoin: 0 }
const offers: Offers = {
  offers: [offer],
  minimum: '1.00',
  maximum: '500.00',
  units: [
    { unit: 'MONEY', price: '1.00', decimals: 2 },
    { unit: 'ACC', price: '1.25', decimals: 3 },
  ],
  refusal: null,
}

test.each([
  ['MONEY', '', null],
  ['MONEY', '0.00', null],
  ['MONEY', '12.5', { amount: '12.50', cost: '12.50', error: null }],
  ['MONEY', '0.99', { amount: '0.99', cost: '0.99', error: 'minimum' }],
  ['MONEY', '500.01', { amount: '500.01', cost: '500.01', error: 'maximum' }],
  ['ACC', '100.501', { amount: '100.501', cost: '125.63', error: null }],
  ['ACC', '0.8', { amount: '0.800', cost: '1.00', error: null }],
  ['ACC', '0.79', { amount: '0.790', cost: '0.99', error: 'minimum' }],
] as const)('WAL-05 an own amount of %s %s comes to %o', (unit, typed, sum) => {
  expect(sumOf({ unit, offer: null, typed }, offers)).toEqual(sum)
})

test('WAL-05 an offer comes to its amount, whatever is typed beside it', () => {
  expect(sumOf({ unit: 'MONEY', offer, typed: '7' }, offers)).toEqual({ amount: '100.00', cost: '100.00', error: null })
})
