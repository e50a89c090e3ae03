import { describe, expect, test } from 'vitest'
import { birthdaysOn, earnsGift, claimableUntil, giftState } from './rules.ts'

describe('until when a gift can be claimed', () => {
  test.each([
    ['2026-11-22T04:00:00.000Z', 1, '2026-11-23T16:00:00.000Z'],
    ['2026-11-22T15:59:59.999Z', 1, '2026-11-23T16:00:00.000Z'],
    ['2026-11-22T16:00:00.000Z', 1, '2026-11-24T16:00:00.000Z'],
    ['2026-12-20T04:00:00.000Z', 30, '2027-01-19T16:00:00.000Z'],
  ])('R-06 given at %s with %i days: until %s', (now, days, until) => {
    expect(claimableUntil('Asia/Shanghai', now, days)).toBe(until)
  })

  test.each([
    [null, '2026-11-23T16:00:00.000Z', '2026-11-23T15:59:59.999Z', 'claimable'],
    [null, '2026-11-23T16:00:00.000Z', '2026-11-23T16:00:00.000Z', 'expired'],
    ['2026-11-22T00:00:00.000Z', '2026-11-23T16:00:00.000Z', '2026-12-01T00:00:00.000Z', 'claimed'],
  ])('PRM-12 claimed %s, until %s, at %s: %s', (claimed_at, valid_until, now, state) => {
    expect(giftState({ claimed_at, valid_until }, now)).toBe(state)
  })
})

describe('which purchase brings a gift', () => {
  test.each([
    ['any purchase', { min_amount: null, goods_ids: [] }, 1n, [3], true],
    ['nothing paid', { min_amount: null, goods_ids: [] }, 0n, [3], false],
    ['exactly the amount', { min_amount: 5000n, goods_ids: [] }, 5000n, [3], true],
    ['a cent less', { min_amount: 5000n, goods_ids: [] }, 4999n, [3], false],
    ['one of the goods', { min_amount: null, goods_ids: [3, 4] }, 100n, [9, 4], true],
    ['none of the goods', { min_amount: null, goods_ids: [3, 4] }, 100n, [9], false],
    ['the goods, too little', { min_amount: 200n, goods_ids: [3] }, 199n, [3], false],
    ['the goods went back', { min_amount: null, goods_ids: [3] }, 100n, [], false],
  ])('PRM-12 %s', (_, rule, total, goods_ids, brings) => {
    expect(earnsGift(rule, { total, goods_ids })).toBe(brings)
  })
})

test.each([
  ['2026-02-28', ['02-28', '02-29']],
  ['2028-02-28', ['02-28']],
  ['2028-02-29', ['02-29']],
  ['2026-11-22', ['11-22']],
])('PRM-12 on %s the birthdays of %j are kept', (day, birthdays) => {
  expect(birthdaysOn(day)).toEqual(birthdays)
})
