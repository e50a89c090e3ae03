import { describe, expect, test } from 'vitest'
import {
  decideOutcome,
  isPayable,
  lastOutcome,
  methodsOf,
  nextQueryMinutes,
  resultAddress,
  type Decision,
  type MethodFacts,
  type OutcomeFacts,
} from './rules.ts'

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
    ['failure after closing only ends the try', { payment: 'closed', outcome: 'fail' }, 'end_attempt'],
    ['a second payment goes back', { payment: 'paid', attempt: 'cancel' }, 'return'],
    ['a payment already refunded takes no second one', { payment: 'refunded', attempt: 'cancel' }, 'return'],
    ['failure of another try after it was paid only ends the try', { payment: 'paid', outcome: 'fail' }, 'end_attempt'],
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
    expect(nextQueryMinutes(now, '2026-11-21T00:01:00.000Z', 3)).toBe(3)
    expect(nextQueryMinutes(now, '2026-11-21T02:00:00.000Z', 3)).toBe(120)
    expect(nextQueryMinutes(now, '2026-11-29T00:00:00.000Z', 3)).toBe(null)
  })
})

describe('ORD-07 methods', () => {
  const methods = (changes: Partial<MethodFacts>, paid: Partial<MethodFacts['payment']> = {}) =>
    methodsOf({
      payment: { amount: 1000n, balance_part: 0n, purpose: 'order', goods_kind: 'standard', ...paid },
      isPayable: true,
      grade: 5,
      money: 0n,
      coins: { usds: 0n, usdp: 0n },
      obtainable: { usds: true, usdp: true },
      providers: ['sandbox'],
      ...changes,
    }).map(({ method, reason }) => `${method} ${reason ?? 'ok'}`)

  test.each<[string, Partial<MethodFacts>, Partial<MethodFacts['payment']>, string[]]>([
    ['nothing there', {}, {}, ['balance wallet.insufficient', 'usds payment.insufficient_coins', 'sandbox ok']],
    ['enough money', { money: 1000n }, {}, ['balance ok', 'usds payment.insufficient_coins', 'sandbox ok']],
    ['what a try holds counts', { money: 400n }, { balance_part: 600n }, ['balance ok', 'usds payment.insufficient_coins', 'sandbox ok']],
    [
      'coins and money together',
      { money: 400n, coins: { usds: 600n, usdp: 0n } },
      {},
      ['balance wallet.insufficient', 'usds ok', 'sandbox ok'],
    ],
    ['below RM', { grade: 4, coins: { usds: 5000n, usdp: 0n } }, {}, ['balance wallet.insufficient', 'usds payment.rm_only', 'sandbox ok']],
    [
      'a device',
      { coins: { usds: 0n, usdp: 1000n } },
      { goods_kind: 'entity' },
      ['balance wallet.insufficient', 'usds payment.insufficient_coins', 'usdp ok', 'sandbox ok'],
    ],
    [
      'a pledge',
      { coins: { usds: 0n, usdp: 999n } },
      { goods_kind: 'pledge' },
      ['balance wallet.insufficient', 'usds payment.insufficient_coins', 'usdp payment.insufficient_coins', 'sandbox ok'],
    ],
    [
      'AST-01 a coin that nobody can get, and the member has none of, is not offered',
      { obtainable: { usds: true, usdp: false } },
      { goods_kind: 'pledge' },
      ['balance wallet.insufficient', 'usds payment.insufficient_coins', 'sandbox ok'],
    ],
    [
      'AST-01 what the member has of a coin that nobody can get any more still pays',
      { coins: { usds: 0n, usdp: 1000n }, obtainable: { usds: false, usdp: false } },
      { goods_kind: 'pledge' },
      ['balance wallet.insufficient', 'usdp ok', 'sandbox ok'],
    ],
    ['a recharge', { money: 5000n }, { purpose: 'recharge', goods_kind: null }, ['sandbox ok']],
    [
      'too late',
      { isPayable: false, money: 5000n },
      {},
      ['balance payment.not_payable', 'usds payment.not_payable', 'sandbox payment.not_payable'],
    ],
  ])('%s', (_, changes, paid, expected) => {
    expect(methods(changes, paid)).toEqual(expected)
  })

  test('a recharge and a reservation’s second payment have results of their own', () => {
    expect(resultAddress({ id: 7, purpose: 'order', subject: '' })).toBe('/v2/pay/result/result?payment_id=7')
    expect(resultAddress({ id: 7, purpose: 'order_balance', subject: '3' })).toBe('/v2/pay/result/result?payment_id=7&order_id=3')
    expect(resultAddress({ id: 7, purpose: 'recharge', subject: '3' })).toBe('/v2/member/recharge_result/recharge_result?recharge_id=3')
  })
})
