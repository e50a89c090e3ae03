import type { Payment } from '@longmall/contract/payment.ts'
import { describe, expect, test } from 'vitest'
import { coinCost, combination, methodsHere, type Method } from './methods.ts'
import { outcomeOf, partPaid } from './result/outcome.ts'

const row = (method: Method, available: string | null = null, rate = '1.00') => ({
  method,
  is_usable: true,
  reason: null,
  available,
  rate: available === null ? null : rate,
})
const payment = (changes: Partial<Payment> = {}): Payment => ({
  payment_id: 1,
  state: 'open',
  purpose: 'order',
  subject: '',
  amount: '10.00',
  balance_part: '0.00',
  methods: [row('balance'), row('usds', '7.509'), row('sandbox'), row('host'), row('browser')],
  accepts_balance: true,
  balance: '4.00',
  valid_until: null,
  paid_at: null,
  last_outcome: null,
  paid_with: [],
  ...changes,
})

test('ORD-07 what only a host app can open is shown in one alone', () => {
  expect(methodsHere(payment(), false).map(({ method }) => method)).toEqual(['balance', 'usds', 'sandbox'])
  expect(methodsHere(payment(), true).map(({ method }) => method)).toEqual(['balance', 'usds', 'sandbox', 'host', 'browser'])
})

describe('ORD-07 the balance first, and another method for the rest', () => {
  test.each<[string, Partial<Payment>, Method | null, ReturnType<typeof combination>]>([
    ['a bank pays the rest where one wants so', {}, 'sandbox', { balance: '4.00', rest: '6.00', isNeeded: false }],
    ['coins that are not enough need the balance', {}, 'usds', { balance: '4.00', rest: '6.00', isNeeded: true }],
    ['coins that are enough do not', { amount: '7.50' }, 'usds', { balance: '4.00', rest: '3.50', isNeeded: false }],
    ['less than a cent of a coin counts for nothing', { amount: '7.51' }, 'usds', { balance: '4.00', rest: '3.51', isNeeded: true }],
    [
      'a coin that is worth more is enough with fewer',
      { methods: [row('usds', '1.404', '7.13')] },
      'usds',
      { balance: '4.00', rest: '6.00', isNeeded: false },
    ],
    ['and not with fewer still', { methods: [row('usds', '1.402', '7.13')] }, 'usds', { balance: '4.00', rest: '6.00', isNeeded: true }],
    ['what a set-aside try holds counts too', { balance_part: '1.00' }, 'sandbox', { balance: '5.00', rest: '5.00', isNeeded: false }],
    ['the balance alone is nothing to combine', {}, 'balance', null],
    ['nor is no method', {}, null, null],
    ['nor an empty balance', { balance: '0.00' }, 'sandbox', null],
    ['nor one that holds the whole', { balance: '10.00' }, 'sandbox', null],
    ['nor what the balance may not pay', { accepts_balance: false }, 'sandbox', null],
  ])('%s', (_, changes, method, expected) => {
    expect(combination(payment(changes), method)).toEqual(expected)
  })
})

test.each<[string, Payment['methods'][number], string, ReturnType<typeof coinCost>]>([
  ['one for one', row('usds', '9.000'), '7.50', { coins: '7.500', unit: 'USDS', rate: '1.00' }],
  ['by the rate, never a part too few', row('usdp', '9.000', '7.13'), '10.00', { coins: '1.403', unit: 'USDP', rate: '7.13' }],
  ['not at all of what is no coin', row('sandbox'), '7.50', null],
])('ORD-07 coins are shown %s', (_, method, amount, expected) => {
  expect(coinCost(method, amount)).toEqual(expected)
})

test.each<[Payment['state'], Payment['last_outcome'], ReturnType<typeof outcomeOf>]>([
  ['paid', 'success', 'success'],
  ['refunded', 'success', 'refunded'],
  ['pending', 'pending', 'pending'],
  ['failed', 'fail', 'fail'],
  ['cancelled', 'cancel', 'cancel'],
  ['closed', 'fail', 'closed'],
  ['closed', null, 'closed'],
  ['closed', 'success', 'refunded'],
  ['open', null, 'open'],
])('ORD-07 a payment that is %s, its last try %s, shows as %s', (state, last_outcome, outcome) => {
  expect(outcomeOf(payment({ state, last_outcome }))).toBe(outcome)
})

test.each<[string, number, string | null]>([
  ['deposit_paid', 2, 'deposit'],
  ['deposit_paid', 1, 'deposit'],
  ['paid', 1, 'balance'],
  ['completed', 1, 'balance'],
])('R-19 of a reservation that is %s and names payment %i, payment 1 was the %s', (state, payment_id, part) => {
  expect(partPaid({ order_type: 'deposit', state: state as 'paid', payment_id }, 1)).toBe(part)
  expect(partPaid({ order_type: 'standard', state: state as 'paid', payment_id }, 1)).toBe(null)
})
