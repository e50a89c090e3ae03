import { expect, test } from 'vitest'
import { knownServiceChoice, missingParts, orderAddress, readProductSearch } from './product-choice.ts'

const modes = [
  { key: 'fitted', name: 'Fitted' },
  { key: 'sent', name: 'Sent' },
]
const nothing = { service_modes: [], car_models: [], referrer: false, phone: false }
const requirements = { ...nothing, service_modes: modes, car_models: [{ key: 'van', name: 'Van' }] }
const none = { service_mode: undefined, car_model: undefined }

test('CAT-05 the address names the variant, what was chosen, and where the visit came from', () => {
  expect(readProductSearch({ sku_id: '172', service_mode: ' fitted ', car_model: 'van', source_member: '3', source_type: 'qr' })).toEqual({
    sku_id: 172,
    service_mode: 'fitted',
    car_model: 'van',
    source_member: 3,
    source_type: 'qr',
  })
})

test.each([
  [{}, {}],
  [{ sku_id: '-1', service_mode: '  ', car_model: '' }, {}],
  [{ sku_id: '0x7', car_model: 'v'.repeat(60) }, { car_model: 'v'.repeat(40) }],
])('CAT-05 of the address %o nothing is read that is none', (raw, read) => {
  expect(readProductSearch(raw)).toEqual(read)
})

test.each([
  [requirements, { service_mode: 'sent', car_model: 'van' }, { service_mode: 'sent', car_model: 'van' }],
  [requirements, { service_mode: 'flown', car_model: 'van' }, { service_mode: undefined, car_model: 'van' }],
  [nothing, { service_mode: 'sent', car_model: 'van' }, none],
])('CAT-05 a choice that the goods do not offer is not made', (required, serviceChoice, known) => {
  expect(knownServiceChoice(required, serviceChoice)).toStrictEqual(known)
})

test.each([
  [requirements, [1], none, ['service_mode', 'car_model']],
  [requirements, [null, 2], { service_mode: 'sent', car_model: undefined }, ['variant', 'car_model']],
  [requirements, [], { service_mode: 'sent', car_model: 'van' }, []],
  [nothing, [1], none, []],
  [{ ...nothing, referrer: true, phone: true }, [], none, []],
])('CAT-05 §5 missing choices are reported from top to bottom', (required, choice, serviceChoice, missing) => {
  expect(missingParts({ requirement: required }, choice, serviceChoice)).toEqual(missing)
})

test.each([
  ['start_up', '/v1/order/payment/payment_start_up'],
  ['entity', '/v1/order/payment/payment_entity'],
  ['pledge', '/v1/order/payment/payment_pledge'],
  ['virtual', '/v1/order/payment/payment_virtually'],
  ['deposit', '/v2/order/confirm/confirm'],
] as const)('CAT-05 goods of the type %s are ordered at %s', (goods_type, to) => {
  const serviceChoice = { service_mode: 'sent', car_model: undefined }
  expect(orderAddress({ goods_type }, 7, serviceChoice)).toEqual({ to, search: { sku_id: 7, quantity: 1, service_mode: 'sent' } })
})
