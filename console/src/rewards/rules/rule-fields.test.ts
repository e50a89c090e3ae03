import type { Occasion, StaffRule } from '@longmall/contract/reward-staff.ts'
import { expect, test } from 'vitest'
import { toSubmittedValues } from '../../shell/form/form-values.ts'
import { fixedOf, ruleFields, toForm, toInput } from './rule-fields.ts'

const rule: StaffRule = {
  rule_id: 7,
  version: 3,
  state: 'running',
  occasion: 'recharge',
  threshold: '10.00',
  is_each: true,
  day_number: null,
  longcoin: 5,
  money: '1.00',
  coupon_id: null,
  sku_id: null,
  game_id: 4,
  chances: 2,
  total: null,
  granted: null,
  first_day: '2031-05-01',
  last_day: '2031-05-31',
  is_on: true,
  position: 1,
  texts: [{ language: 'en-us', name: 'Spring' }],
}
const t = ((key: string) => key) as never

test('CON-04 PRM-15 what is read of a rule is what its form sends back, without what it does not have', () => {
  const {
    rule_id,
    version,
    state: _state,
    granted: _given,
    day_number: _day,
    coupon_id: _coupon,
    sku_id: _sku,
    total: _total,
    ...expected
  } = rule
  expect(fixedOf(rule)).toEqual({ rule_id, version })
  expect(toInput(toSubmittedValues(ruleFields(t), toForm(rule)))).toEqual(expected)
})

const everything = { ...toForm(rule), day_number: 3, coupon_id: 1, sku_id: 2, threshold: '10.00', is_each: false }
test.each([
  ['register', false, ['money', 'coupon_id', 'sku_id', 'game_id', 'chances']],
  ['recharge', false, ['threshold', 'money', 'coupon_id', 'sku_id', 'game_id', 'chances']],
  ['recharge', true, ['threshold', 'money', 'game_id', 'chances']],
  ['consume', false, ['threshold', 'money', 'coupon_id', 'sku_id', 'game_id', 'chances']],
  ['consume', true, ['threshold', 'money', 'game_id', 'chances']],
  ['signin', true, ['day_number', 'money', 'coupon_id', 'sku_id', 'game_id', 'chances']],
] as [Occasion, boolean, string[]][])('PRM-15 a rule of %s, as often as it fits in: %s, sends %o', (occasion, is_each, expected) => {
  const sent = toSubmittedValues(ruleFields(t), { ...everything, occasion, is_each })
  const parts = ['threshold', 'day_number', 'money', 'coupon_id', 'sku_id', 'game_id', 'chances']
  expect(parts.filter((part) => part in sent)).toEqual(expected.toSorted((one, other) => parts.indexOf(one) - parts.indexOf(other)))
})

test('PRM-15 without a game no draws are given, and what is left empty is nothing', () => {
  const sent = toInput(toSubmittedValues(ruleFields(t), { ...toForm({ ...rule, game_id: null, chances: 0 }), longcoin: undefined }))
  expect(sent).toMatchObject({ chances: 0, longcoin: 0 })
  expect(sent).not.toHaveProperty('game_id')
})
