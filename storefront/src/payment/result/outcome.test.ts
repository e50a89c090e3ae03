import type { Payment } from '@longmall/contract/payment.ts'
import { expect, test } from 'vitest'
import { isAwaitingResult, outcomeOf } from './outcome.ts'

test.each([
  ['paid', 'success', 'success', false],
  ['pending', 'pending', 'pending', true],
  ['open', null, 'open', false],
  ['open', 'fail', 'fail', false],
  ['failed', 'fail', 'fail', false],
  ['failed', null, 'fail', false],
  ['cancelled', 'cancel', 'cancel', false],
  ['refunded', 'success', 'refunded', false],
  ['closed', null, 'closed', false],
  ['closed', 'cancel', 'closed', false],
  ['closed', 'pending', 'closed', true],
  ['closed', 'success', 'refunded', false],
] as const)('ORD-07 R-25 of a payment %s, last outcome %s, the result is %s; polled: %s', (state, last_outcome, outcome, isPolled) => {
  const payment = { state, last_outcome } as Payment
  expect([outcomeOf(payment), isAwaitingResult(payment)]).toEqual([outcome, isPolled])
})
