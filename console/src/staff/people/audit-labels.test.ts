import { auditaction } from '@longmall/translations/zh-cn/console/auditaction.ts'
import { auditfield } from '@longmall/translations/en-us/console/auditfield.ts'
import type { auditaction as english } from '@longmall/translations/en-us/console/auditaction.ts'
import { createTranslate } from '@longmall/translations/translate.ts'
import { expect, test } from 'vitest'
import { linkOf } from './audit-links.ts'
import { actionLabel, fieldLabel, nameIn, subjectLabel } from './audit-labels.ts'

const t = createTranslate<typeof auditfield>(auditfield, 'en-us')

test('CON-08 an entry of the audit log is labelled in the operator’s language, and a removed operation by its name', () => {
  const inChinese = createTranslate<typeof english>(auditaction, 'zh-cn')
  expect(actionLabel(inChinese, 'order/change_price')).toBe('修改了订单价格')
  expect(actionLabel(inChinese, 'order/gone')).toBe('order/gone')
})

test.each([
  ['skus.0.price', 'SKUs · 1 · Price'],
  ['is_on', 'On'],
  ['rules.first_only', 'Rules · first only'],
])('CON-08 the field %s that changed is %s', (path, label) => {
  expect(fieldLabel(t, path)).toBe(label)
})

test.each([
  ['goods 12', 'Product 12', { to: '/goods/edit', search: { goods_id: 12 } }],
  ['setting site.hotline', 'Setting site.hotline', { to: '/settings', search: { keyword: 'site.hotline' } }],
  ['award_plan 3', 'Award plan 3', { to: '/awards/plan', search: { plan_id: 3 } }],
  ['settlement_run 9', 'Settlement run 9', { to: '/awards/run', search: { run_id: 9 } }],
  ['coin_withdrawal 4', 'Coin withdrawal 4', { to: '/coin-withdrawals/request', search: { request_id: 4 } }],
  ['coin_withdrawal 4 5', 'Coin withdrawal 4 5', { to: '/coin-withdrawals', search: {} }],
  ['withdrawal 4, 5', 'Withdrawal 4, 5', { to: '/withdrawals', search: {} }],
  ['storage test', 'Image storage', null],
  ['thing 7', 'thing 7', null],
])('CON-08 %s is %s and links to its screen', (subject, label, link) => {
  expect(subjectLabel(t, subject)).toBe(label)
  expect(linkOf(subject)).toEqual(link)
})

test.each([
  ['{"name":"Lamp","price":"1.00"}', 'Lamp'],
  ['{"texts":[{"language":"en-us","title":"Sale"},{"language":"zh-cn","title":"促销"}]}', '促销'],
  ['{"price":"1.00"}', null],
  ['"text"', null],
  [null, null],
])('CON-08 of %s the thing is called %s', (json, name) => {
  expect(nameIn(json, 'zh-cn')).toBe(name)
})
