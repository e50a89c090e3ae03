import type { GiftRule } from '@longmall/contract/gift-shapes.ts'
import { expect, test } from 'vitest'
import { fixedOf, toForm, toInput } from './rule-fields.ts'

const rule: GiftRule = {
  rule_id: 7,
  version: 3,
  state: 'running',
  trigger: 'purchase',
  grade: 0,
  goods_ids: [5],
  sku_id: 9,
  goods_id: 4,
  goods_name: 'Cup',
  sku_name: 'Blue',
  quantity: 2,
  days: 30,
  first_day: '2031-05-01',
  last_day: '2031-05-31',
  is_on: true,
  min_amount: '50.00',
  total: null,
  granted: 4,
  claimed: 1,
}

test('CON-04 PRM-12 what is read of a rule is what its form sends back, without what it does not have', () => {
  const { trigger, grade, goods_ids, sku_id, quantity, days, first_day, last_day, is_on, min_amount } = rule
  const expected = { trigger, grade, goods_ids, sku_id, quantity, days, first_day, last_day, is_on, min_amount }
  expect(toForm(rule)).toEqual(expected)
  expect(toInput(toForm(rule))).toEqual(expected)
  expect(fixedOf(rule)).toEqual({ rule_id: 7, version: 3 })
})

test('CON-04 PRM-12 a rule that no longer requires a purchase sends no goods of it', () => {
  expect(toInput({ trigger: 'birthday', grade: 0 })).toEqual({ goods_ids: [], is_on: false, trigger: 'birthday', grade: 0 })
})
