import { auditaction } from '@longmall/phrases/zh-cn/console/auditaction.ts'
import { auditfield } from '@longmall/phrases/en-us/console/auditfield.ts'
import type { auditaction as english } from '@longmall/phrases/en-us/console/auditaction.ts'
import { createSay } from '@longmall/phrases/phrases.ts'
import { expect, test } from 'vitest'
import { placeOf } from './audit-places.ts'
import { actionWords, fieldWords, nameIn, subjectWords } from './audit-words.ts'

const say = createSay<typeof auditfield>(auditfield, 'en-us')

test('CON-08 an entry of the audit log reads in the operator’s words, and an operation that is no more by its name', () => {
  const inChinese = createSay<typeof english>(auditaction, 'zh-cn')
  expect(actionWords(inChinese, 'order/change_price')).toBe('修改了订单价格')
  expect(actionWords(inChinese, 'order/gone')).toBe('order/gone')
})

test.each([
  ['skus.0.price', 'SKUs · 1 · Price'],
  ['is_on', 'On'],
  ['rules.first_only', 'Rules · first only'],
])('CON-08 the field %s that changed is %s', (path, words) => {
  expect(fieldWords(say, path)).toBe(words)
})

test.each([
  ['goods 12', 'Product 12', { to: '/goods/edit', search: { goods_id: 12 } }],
  ['setting site.hotline', 'Setting site.hotline', { to: '/settings', search: { words: 'site.hotline' } }],
  ['withdrawal 4, 5', 'Withdrawal 4, 5', { to: '/withdrawals', search: {} }],
  ['storage trial', 'Image storage', null],
  ['thing 7', 'thing 7', null],
])('CON-08 %s is %s and leads to where it is seen', (subject, words, place) => {
  expect(subjectWords(say, subject)).toBe(words)
  expect(placeOf(subject)).toEqual(place)
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
