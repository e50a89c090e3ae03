import type { Quote } from '@longmall/contract/order.ts'
import { expect, test } from 'vitest'
import { answersOf, faultsOf } from './judge-draft.ts'
import type { Draft } from './use-draft.ts'

const draft: Draft = {
  delivery_plan: undefined,
  pickup_place: undefined,
  consignee: '',
  mobile: '',
  service_mode: undefined,
  car_model: undefined,
  referrer: '',
  phone: '',
  phone_again: '',
  coupon: {},
  longcoin: false,
  remarks: {},
  invoice: null,
}
const nothing = { service_modes: [], car_models: [], referrer: false, phone: false, plan_months: null }
const one = [{ key: 'one', name: 'One' }]
const words = { needed: 'needed', choose: 'choose', differ: 'differ' }
const quote = (asks: Partial<Quote['asks']>, delivery_plan: Quote['delivery_plan'] = 'mail') =>
  ({ asks: { ...nothing, ...asks }, delivery_plan, groups: [{ warehouse: 'domestic' }] }) as unknown as Quote

test.each([
  [quote({}), draft, {}],
  [quote({ service_modes: one, car_models: one }), draft, { service_mode: 'choose', car_model: 'choose' }],
  [quote({ referrer: true }), draft, { referrer_id: 'needed' }],
  [quote({ phone: true }), draft, { phone: 'needed' }],
  [quote({ phone: true }), { ...draft, phone: '138 0013 8000', phone_again: '13800138001' }, { phone_again: 'differ' }],
  [quote({ phone: true }), { ...draft, phone: '138 0013 8000', phone_again: '13800138000' }, {}],
  [quote({}, 'pickup'), draft, { pickup_place: 'choose', contact: 'needed' }],
])('ORD-02 §5 what is missing is said by field', (asked, given, faults) => {
  expect(faultsOf(asked, given, words)).toEqual(faults)
})

test('ORD-02 an order says what was asked, and nothing else of the draft', () => {
  const given = {
    ...draft,
    referrer: '12',
    service_mode: 'one',
    remarks: { domestic: ' Soon ', overseas: 'x' },
    pickup_place: 'a',
    phone: '1',
  }
  expect(answersOf(quote({ referrer: true }), given, 'CN')).toEqual({
    delivery_plan: 'mail',
    remarks: [{ warehouse: 'domestic', words: 'Soon' }],
    referrer_id: 12,
  })
  expect(answersOf(quote({}, 'pickup'), { ...given, consignee: ' Mei ', mobile: '138' }, 'KR')).toMatchObject({
    pickup_place: 'a',
    contact: { consignee: 'Mei', mobile: '138', country: 'KR' },
  })
})
