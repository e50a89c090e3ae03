import type { Quote } from '@longmall/contract/order.ts'
import { expect, test } from 'vitest'
import { orderInputOf, validateDraft, pickupStoreOf, refusedFields } from './validate-draft.ts'
import type { Draft } from './use-draft.ts'

const draft: Draft = {
  delivery_plan: undefined,
  pickup_store: undefined,
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
const messages = { required: 'needed', choose: 'choose', differ: 'differ' }
const stores = (...ids: number[]) => ids.map((branch_id) => ({ branch_id })) as Quote['pickup_stores']
const quote = (fields: Partial<Quote['requirement']>, delivery_plan: Quote['delivery_plan'] = 'mail') =>
  ({
    requirement: { ...nothing, ...fields },
    delivery_plan,
    groups: [{ warehouse: 'domestic' }],
    pickup_stores: stores(3, 5),
  }) as unknown as Quote

test.each([
  [quote({}), draft, {}],
  [quote({ service_modes: one, car_models: one }), draft, { service_mode: 'choose', car_model: 'choose' }],
  [quote({ service_modes: one, car_models: one }), { ...draft, service_mode: 'one', car_model: 'other' }, { car_model: 'choose' }],
  [quote({ referrer: true }), draft, { referrer_id: 'needed' }],
  [quote({ phone: true }), draft, { phone: 'needed' }],
  [quote({ phone: true }), { ...draft, phone: '138 0013 8000', phone_again: '13800138001' }, { phone_again: 'differ' }],
  [quote({ phone: true }), { ...draft, phone: '138 0013 8000', phone_again: '13800138000' }, {}],
  [quote({}, 'pickup'), draft, { pickup_store: 'choose', contact: 'needed' }],
])('ORD-02 §5 missing values are reported by field', (requested, entered, errors) => {
  expect(validateDraft(requested, entered, messages)).toEqual(errors)
})

test.each([
  ['order.referrer_unknown', {}, { referrer_id: 'Not found' }],
  ['order.quote_changed', { 'contact.mobile': 'Too short' }, { contact: 'Too short' }],
  ['order.quote_changed', {}, {}],
] as const)('ORD-02 the refusal %s with the fields %j is at its inputs', (reason, fields, errors) => {
  expect(refusedFields({ reason, fields, message: 'Not found' })).toEqual(errors)
})

test('ORD-02 an order has the required inputs, and nothing else of the draft', () => {
  const given = {
    ...draft,
    referrer: '12',
    service_mode: 'one',
    remarks: { domestic: ' Soon ', overseas: 'x' },
    pickup_store: 5,
    phone: '1',
  }
  expect(orderInputOf(quote({ referrer: true }), given, 'CN')).toEqual({
    delivery_plan: 'mail',
    remarks: [{ warehouse: 'domestic', note: 'Soon' }],
    referrer_id: 12,
  })
  expect(orderInputOf(quote({}, 'pickup'), { ...given, consignee: ' Mei ', mobile: '138' }, 'KR')).toMatchObject({
    pickup_store: 5,
    contact: { consignee: 'Mei', mobile: '138', country: 'KR' },
  })
})

test.each([
  [[3, 5], 5, 5],
  [[3, 5], undefined, undefined],
  [[3, 5], 4, undefined],
  [[3], undefined, 3],
  [[3], 4, 3],
  [[], 3, undefined],
])('ORD-02 of the stores %j with %s chosen it is %s', (ids, pickup_store, expected) => {
  expect(pickupStoreOf({ pickup_stores: stores(...ids) }, { pickup_store })).toBe(expected)
})
