import { seededRandom } from '@longmall/pricing/test/seeded-random.ts'
import { describe, expect, test } from 'vitest'
import { approve, decidePayout, feeOf, isNumberOf, normalizeNumber, maskNumber, newWithdrawalNo, withdrawalBlocker } from './rules.ts'

describe('the fee', () => {
  test.each([
    [1n, 1n],
    [49n, 1n],
    [50n, 1n],
    [51n, 2n],
    [100n, 2n],
    [10_000n, 200n],
    [10_001n, 201n],
    [99_999n, 2_000n],
  ])('WAL-06 of %i cents it is %i', (amount, fee) => {
    expect(feeOf(amount, 20)).toBe(fee)
  })

  test('R-07 in 1,000,000 cases it is the exact one rounded up to the cent, and never above the amount', () => {
    const roll = seededRandom(5)
    const wrong: object[] = []
    for (let one = 0; one < 1_000_000; one++) {
      const amount = 1n + BigInt(roll(roll(2) === 0 ? 100_000 : 2 ** 32)) * BigInt(1 + roll(20_000))
      const permille = roll(501)
      const fee = feeOf(amount, permille)
      const exact = amount * BigInt(permille)
      if (fee * 1000n < exact || (fee - 1n) * 1000n >= exact || fee > amount) wrong.push({ amount, permille, fee })
    }
    expect(wrong).toEqual([])
  })
})

describe('who may withdraw', () => {
  const able = {
    source: 'balance' as const,
    grade: 5,
    is_frozen: false,
    is_window_frozen: false,
    cooldown_until: null,
    has_savings_card: true,
  }
  test.each([
    [{}, null],
    [{ grade: 9 }, null],
    [{ grade: 4 }, 'rm_only'],
    [{ grade: 0 }, 'rm_only'],
    [{ grade: -1 }, 'rm_only'],
    [{ is_frozen: true }, 'frozen'],
    [{ has_savings_card: false }, 'no_savings_card'],
    [{ cooldown_until: '2026-11-21T00:00:00.000Z' }, 'contact_cooldown'],
    [{ cooldown_until: '2026-11-21T00:00:00.000Z', is_frozen: true }, 'frozen'],
    [{ grade: 4, is_frozen: true, has_savings_card: false }, 'rm_only'],
    [{ is_frozen: true, has_savings_card: false }, 'frozen'],
    [{ grade: 4, is_window_frozen: true }, 'window_frozen'],
    [{ source: 'commission' as const, grade: 0, is_window_frozen: true }, null],
    [{ source: 'commission' as const, is_frozen: true }, 'frozen'],
    [{ source: 'commission' as const, has_savings_card: false }, 'no_savings_card'],
  ])('WAL-06 %o: %s', (change, blocker) => {
    expect(withdrawalBlocker({ ...able, ...change })).toBe(blocker)
  })
})

describe('maker and checker', () => {
  test.each([
    [false, null, 'approved'],
    [true, null, 'first'],
    [true, 7, 'same_operator'],
    [true, 8, 'approved'],
  ])('WAL-08 needs a second %s, first approved by %s: operator 7 makes it %s', (requires_second_approval, first_approved_by, effect) => {
    expect(approve({ requires_second_approval, first_approved_by }, 7)).toBe(effect)
  })
})

describe('the bank’s word', () => {
  const sent = { is_sent: true, has_same_reference: false }
  test.each([
    ['approved', 'paid', {}, 'pay'],
    ['approved', 'returned', {}, 'reverse'],
    ['approved', 'unknown', {}, 'mark_unknown'],
    ['approved', 'paid', { is_sent: false }, 'not_sent'],
    ['applied', 'paid', { is_sent: false }, 'not_sent'],
    ['refused', 'paid', { is_sent: false }, 'not_sent'],
    ['payout_unknown', 'paid', {}, 'pay'],
    ['payout_unknown', 'returned', {}, 'reverse'],
    ['payout_unknown', 'unknown', {}, 'again'],
    ['paid', 'paid', { has_same_reference: true }, 'again'],
    ['paid', 'paid', {}, 'decided'],
    ['paid', 'returned', { has_same_reference: true }, 'decided'],
    ['paid', 'unknown', { has_same_reference: true }, 'decided'],
    ['refused', 'returned', { has_same_reference: true }, 'again'],
    ['refused', 'paid', { has_same_reference: true }, 'decided'],
    ['refused', 'unknown', {}, 'decided'],
  ] as const)('R-24 %s and "%s" %o: %s', (state, outcome, change, decision) => {
    expect(decidePayout({ state, ...sent, ...change }, outcome)).toBe(decision)
  })
})

describe('numbers of accounts', () => {
  test.each([
    ['bank', '6222 0212 3456 7890', true],
    ['bank', 'DE89 3704 0044 0532 0130 00', true],
    ['bank', '1234567', false],
    ['bank', '6222-0212-ABC!', false],
    ['savings_card', '6228 4800 1234 5678', true],
    ['savings_card', '6228 4800 1234', false],
    ['savings_card', 'DE89370400440532013000', false],
    ['alipay', 'ann@mail.example', true],
    ['alipay', '13800138000', true],
    ['alipay', 'ann', false],
    ['paypal', 'ann@mail.example', true],
    ['paypal', '13800138000', false],
    ['other', 'Counter 7', true],
    ['other', 'abc', false],
  ] as const)('WAL-06 %s %s: %s', (type, number, isRight) => {
    expect(isNumberOf(type, number)).toBe(isRight)
  })

  test.each([
    ['6228480012345678', '**** 5678'],
    ['12345678', '**** 5678'],
    ['1234', '**** 34'],
    ['ann@mail.example', 'a***@mail.example'],
  ])('WAL-06 %s is shown as %s', (number, shown) => {
    expect(maskNumber(number)).toBe(shown)
  })

  test('WAL-06 a bank’s number is kept without its spaces', () => {
    expect(normalizeNumber('bank', 'de89 3704-0044')).toBe('DE8937040044')
    expect(normalizeNumber('other', 'Counter 7')).toBe('Counter 7')
  })

  test('a withdrawal’s number is W, the day and ten digits', () => {
    expect(newWithdrawalNo('2026-11-23')).toMatch(/^W20261123\d{10}$/)
  })
})
