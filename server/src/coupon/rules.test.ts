import { describe, expect, test } from 'vitest'
import { centreState, claimedPercent, closedReason, toCouponFact, isUsableAt, validityWindow, normalizeCode } from './rules.ts'

const zone = 'Asia/Shanghai'
const window = { is_on: true, starts_at: '2026-05-01T00:00:00.000Z', ends_at: '2026-06-01T00:00:00.000Z', use_until: null }
const coupon = {
  member_coupon_id: 7,
  coupon_id: 3,
  name: 'Five off',
  kind: 'money' as const,
  money_off: '5.00',
  permille_off: null,
  max_off: null,
  threshold: '20.00',
  goods_ids: [1],
  category_ids: [],
  valid_from: '2026-05-01T00:00:00.000Z',
  valid_until: '2026-05-09T16:00:00.000Z',
  state: 'unused' as const,
  used_at: null,
}

describe('claiming', () => {
  test.each([
    ['before its start', {}, '2026-04-30T23:59:59.999Z', 'coupon.not_started'],
    ['at its start', {}, '2026-05-01T00:00:00.000Z', null],
    ['before its end', {}, '2026-05-31T23:59:59.999Z', null],
    ['at its end', {}, '2026-06-01T00:00:00.000Z', 'coupon.ended'],
    ['when it is off', { is_on: false }, '2026-05-02T00:00:00.000Z', 'coupon.ended'],
    ['when nobody could use it any more', { use_until: '2026-05-02T00:00:00.000Z' }, '2026-05-02T00:00:00.000Z', 'coupon.ended'],
  ])('R-06 %s', (_, changes, now, reason) => {
    expect(closedReason({ ...window, ...changes }, now)).toBe(reason)
  })

  test.each([
    [{ member_claimed: 0, claimed: 0, total: null }, 'claimable', null],
    [{ member_claimed: 1, claimed: 9, total: 10 }, 'claimable', 90],
    [{ member_claimed: 2, claimed: 10, total: 10 }, 'claimed', 100],
    [{ member_claimed: 0, claimed: 10, total: 10 }, 'fully_claimed', 100],
    [{ member_claimed: 0, claimed: 999, total: 1000 }, 'claimable', 99],
    [{ member_claimed: 0, claimed: 0, total: 0 }, 'fully_claimed', 100],
  ])('PRM-01 %o is %s, %s gone', (count, state, percent) => {
    expect(centreState({ ...window, ...count, per_member: 2 }, '2026-05-02T00:00:00.000Z')).toBe(state)
    expect(claimedPercent(count)).toBe(percent)
  })
})

describe('using', () => {
  test.each([
    // In Shanghai the day is eight hours ahead.
    ['2026-05-02T15:59:59.999Z', 1, '2026-05-03T16:00:00.000Z'],
    ['2026-05-02T16:00:00.000Z', 1, '2026-05-04T16:00:00.000Z'],
    ['2026-02-26T04:00:00.000Z', 3, '2026-03-01T16:00:00.000Z'],
  ])('R-06 claimed at %s for %i days it holds until %s', (now, valid_days, valid_until) => {
    expect(validityWindow({ use_from: null, use_until: null, valid_days }, now, zone)).toEqual({ valid_from: now, valid_until })
  })

  test('PRM-01 fixed dates hold whenever it is claimed', () => {
    const fixed = { use_from: '2026-07-01T00:00:00.000Z', use_until: '2026-08-01T00:00:00.000Z', valid_days: null }
    expect(validityWindow(fixed, '2026-05-02T00:00:00.000Z', zone)).toEqual({ valid_from: fixed.use_from, valid_until: fixed.use_until })
  })

  test.each([
    ['2026-04-30T23:59:59.999Z', false],
    ['2026-05-01T00:00:00.000Z', true],
    ['2026-05-09T15:59:59.000Z', true],
    ['2026-05-09T16:00:00.000Z', false],
    ['2026-05-09T16:00:01.000Z', false],
  ])('R-06 at %s it may be used: %s', (now, usable) => {
    expect(isUsableAt(coupon, now)).toBe(usable)
    expect(isUsableAt({ ...coupon, state: 'used' }, now)).toBe(false)
  })

  test('PRM-01 the price engine gets cents', () => {
    expect(toCouponFact(coupon)).toEqual({
      member_coupon_id: 7,
      effect: { kind: 'money', amount: 500 },
      threshold: 2000,
      scope: { goods_ids: [1], category_ids: [] },
      ends_at: coupon.valid_until,
    })
    const percentage = { ...coupon, kind: 'percentage' as const, money_off: null, permille_off: 125, max_off: '30.00' }
    expect(toCouponFact(percentage).effect).toEqual({ kind: 'percentage', permille_off: 125, max_off: 3000 })
    expect(toCouponFact({ ...coupon, kind: 'free_freight', money_off: null }).effect).toEqual({ kind: 'free_freight' })
  })
})

test('PRM-01 a code is taken in any case, with blanks around it', () => {
  expect(normalizeCode(' spring-26 ')).toBe('SPRING-26')
})
