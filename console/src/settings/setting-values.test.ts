import type { SettingRow } from '@longmall/contract/setting.ts'
import { describe, expect, test } from 'vitest'
import { canonical, changedSettings, startValues } from './setting-values.ts'

const setting = (key: string, value: unknown, form: object, more: Partial<SettingRow> = {}): SettingRow => ({
  key,
  group: 'shop',
  kind: 'commerce',
  can_edit: true,
  requires_approval: false,
  variable: null,
  cleared_secrets: [],
  request_id: null,
  value: more.is_secret ? null : JSON.stringify(value),
  default_value: null,
  json_schema: JSON.stringify(form),
  unit: '',
  minimum: null,
  maximum: null,
  is_secret: false,
  is_set: false,
  is_changed: false,
  version: 3,
  ...more,
})
const days = setting('order.receive_days', 7, { type: 'integer', minimum: 1 })
const translated = setting('site.store_name', { 'en-us': 'Long', 'zh-cn': '龙' }, { type: 'object' })
const tiles = setting('site.map_tiles', null, { anyOf: [{ type: 'object' }, { type: 'null' }] })
const text = setting('site.hotline', '400', { type: 'string' })
const secret = setting('payment.stripe_key', null, { type: 'string' }, { is_secret: true, is_set: true })

describe('what a form of settings sends', () => {
  test('CON-07 a form begins with the stored values, secrets empty', () => {
    expect(startValues([days, secret, tiles])).toEqual({ 'order.receive_days': 7, 'site.map_tiles': null })
  })

  test.each([
    [
      'nothing when nothing differs',
      { 'order.receive_days': 7, 'site.store_name': { 'zh-cn': '龙', 'en-us': 'Long' }, 'site.hotline': '400' },
      [],
    ],
    ['a number that differs', { 'order.receive_days': 9 }, [['order.receive_days', '9']]],
    ['a text that was emptied', { 'order.receive_days': 7, 'site.hotline': undefined }, [['site.hotline', '""']]],
    ['a secret that was typed', { 'payment.stripe_key': 'sk' }, [['payment.stripe_key', '"sk"']]],
    ['no secret that was not', { 'payment.stripe_key': '' }, []],
  ])('CON-07 %s', (_, values, sent) => {
    const all = [days, translated, tiles, text, secret]
    const start = startValues(all)
    expect(changedSettings(all, { ...start, ...values }).map(({ key, value }) => [key, value])).toEqual(sent)
  })

  test('CON-07 the order of names makes no difference', () => {
    expect(canonical({ b: [{ d: 1, c: 2 }], a: 1 })).toBe(canonical({ a: 1, b: [{ c: 2, d: 1 }] }))
  })
})
