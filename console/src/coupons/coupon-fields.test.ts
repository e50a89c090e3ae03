import type { StaffCoupon } from '@longmall/contract/coupon.ts'
import { expect, test } from 'vitest'
import { toForm, toInput } from './coupon-fields.tsx'

const coupon: StaffCoupon = {
  coupon_id: 7,
  version: 3,
  claimed: 4,
  kind: 'percentage',
  money_off: null,
  permille_off: 125,
  max_off: null,
  threshold: '20.00',
  goods_ids: [],
  category_ids: [2],
  claim_method: 'claim',
  longcoin_price: null,
  code: null,
  total: null,
  per_member: 2,
  first_day: '2031-05-01',
  last_day: '2031-05-31',
  use_first_day: null,
  use_last_day: null,
  valid_days: 30,
  is_on: true,
  position: 1,
  texts: [{ language: 'en-us', name: 'Spring', note: '' }],
}

test('CON-04 PRM-01 what is read of a coupon is what its form sends back, without what it does not have', () => {
  const nothing = [
    'coupon_id',
    'version',
    'claimed',
    'money_off',
    'max_off',
    'longcoin_price',
    'code',
    'total',
    'use_first_day',
    'use_last_day',
  ]
  const expected = Object.fromEntries(Object.entries(coupon).filter(([name]) => !nothing.includes(name)))
  expect(toForm(coupon)).toEqual({ ...expected, use_by: 'claim' })
  expect(toInput(toForm(coupon))).toEqual(expected)
})
