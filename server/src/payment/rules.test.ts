import { describe, expect, test } from 'vitest'
import { decideOutcome, isPayable, lastOutcome, nextAskMinutes, type Decision, type OutcomeFacts } from './rules.ts'

const facts = (changes: Partial<OutcomeFacts>): OutcomeFacts => ({
  payment: 'pending',
  attempt: 'pending',
  outcome: 'success',
  isAmountRight: true,
  isWhole: true,
  ...changes,
})

describe('R-25 what a provider’s word does', () => {
  test.each<[string, Partial<OutcomeFacts>, Decision]>([
    ['before closing it pays', {}, 'pay'],
    ['before closing a failure leaves the payment to be tried again', { outcome: 'fail' }, 'fail'],
    ['before closing a cancellation does too', { outcome: 'cancel' }, 'fail'],
    ['a provider that does not know yet changes nothing', { outcome: 'pending' }, 'nothing'],
    ['success after a failure was said still pays', { payment: 'failed', attempt: 'fail' }, 'pay'],
    ['success of a try that was set aside pays', { payment: 'pending', attempt: 'cancel' }, 'pay'],
    ['failure of a try that was set aside changes nothing', { payment: 'pending', attempt: 'cancel', outcome: 'fail' }, 'nothing'],
    [
      'success of a try whose balance part went back cannot pay the whole and goes back',
      { payment: 'failed', attempt: 'fail', isWhole: false },
      'return',
    ],
    ['success after closing asks the orders', { payment: 'closed' }, 'pay_after_close'],
    ['success after closing without the balance part goes back', { payment: 'closed', isWhole: false }, 'return'],
    ['failure after closing only ends the try', { payment: 'closed', outcome: 'fail' }, 'end_try'],
    ['a second payment goes back', { payment: 'paid', attempt: 'cancel' }, 'return'],
    ['a payment already refunded takes no second one', { payment: 'refunded', attempt: 'cancel' }, 'return'],
    ['failure of another try after it was paid only ends the try', { payment: 'paid', outcome: 'fail' }, 'end_try'],
    ['another amount is never taken', { isAmountRight: false }, 'look'],
    ['another amount is not taken after closing either', { payment: 'closed', isAmountRight: false }, 'look'],
    ['success said again changes nothing', { payment: 'paid', attempt: 'success' }, 'nothing'],
    ['failure after success changes nothing', { payment: 'paid', attempt: 'success', outcome: 'fail' }, 'nothing'],
    ['success of a refunded try changes nothing', { payment: 'refunded', attempt: 'refunded' }, 'nothing'],
    ['success of a try on its way back changes nothing', { payment: 'paid', attempt: 'refunding' }, 'nothing'],
  ])('%s', (_, changes, decision) => {
    expect(decideOutcome(facts(changes))).toBe(decision)
  })
})

describe('payable', () => {
  const now = '2026-11-21T00:00:00.000Z'
  test('until it is paid or closed, and no longer than it is valid', () => {
    const at = (state: 'open' | 'pending' | 'failed' | 'cancelled' | 'paid' | 'closed' | 'refunded', valid_until: string | null = null) =>
      isPayable({ state, valid_until }, now)
    expect((['open', 'pending', 'failed', 'cancelled', 'paid', 'closed', 'refunded'] as const).map((state) => at(state))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
    ])
    expect([at('open', '2026-11-21T00:00:00.001Z'), at('open', now)]).toEqual([true, false])
  })

  test('ORD-07 the last outcome is success, fail, cancel or none yet', () => {
    expect(lastOutcome('open', undefined)).toBe(null)
    expect(lastOutcome('paid', undefined)).toBe('success')
    expect(lastOutcome('failed', 'fail')).toBe('fail')
    expect(lastOutcome('closed', 'pending')).toBe('pending')
    expect(lastOutcome('closed', 'refunding')).toBe('success')
  })

  test('a silent provider is asked in doubling steps, for a week', () => {
    expect(nextAskMinutes(now, '2026-11-21T00:01:00.000Z', 3)).toBe(3)
    expect(nextAskMinutes(now, '2026-11-21T02:00:00.000Z', 3)).toBe(120)
    expect(nextAskMinutes(now, '2026-11-29T00:00:00.000Z', 3)).toBe(null)
  })
})
