import { parcelStates, trackSteps } from '@longmall/contract/fulfilment.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { demoCarrier, journeyOf } from './carrier/demo-carrier.ts'
import { cityOf, isShippable, stateAfter } from './rules.ts'

test.each([
  ['CN', '广东省 深圳市 南山区', '深圳市'],
  ['CN', 'Guangdong Shenzhen Nanshan', 'Shenzhen'],
  ['CN', '上海市', '上海市'],
  ['KR', '서울특별시 마포구 연남동', '서울특별시'],
  ['HK', '香港島 上環', '香港島'],
  ['MY', 'Kuala Lumpur, Bangsar', 'Kuala Lumpur'],
  ['SG', 'Tiong Bahru', 'Tiong Bahru'],
  ['OTHER', '', ''],
])('ORD-10 in %s the city of “%s” is “%s”', (country, region_name, city) => {
  expect(cityOf(country, region_name)).toBe(city)
})

test.each([
  ['paid', 'mail', 'standard', true],
  ['paid', 'local', 'standard', true],
  ['shipping', 'mail', 'entity', true],
  ['paid', 'pickup', 'standard', false],
  ['paid', 'hosting', 'entity', false],
  ['paid', 'mail', 'virtual', false],
  ['paid', 'mail', 'pledge', false],
  ['unpaid', 'mail', 'standard', false],
  ['deposit_paid', 'mail', 'deposit', false],
  ['completed', 'mail', 'standard', false],
  ['cancelled', 'mail', 'standard', false],
] as const)('ORD-10 a %s %s order of type %s is sent: %s', (state, delivery_plan, order_type, expected) => {
  expect(isShippable({ state, delivery_plan, order_type })).toBe(expected)
})

describe('the demo carrier', () => {
  const shipped_at = '2026-11-22T00:00:00.000Z'
  const parcel = fc.record({
    tracking_no: fc.stringMatching(/^[A-Z0-9-]{4,40}$/),
    origin: fc.constant('Shenzhen'),
    destination: fc.constant('Shanghai'),
    is_overseas: fc.boolean(),
    shipped_at: fc.constant(shipped_at),
  })

  test('ORD-10 a journey goes on in time and state, from origin to destination, and ends delivered', () => {
    fc.assert(
      fc.property(parcel, (one) => {
        const journey = journeyOf(one)
        const times = journey.map(({ at }) => at)
        expect(times).toEqual(times.toSorted())
        expect(times[0]! > shipped_at).toBe(true)
        expect(journey.at(-1)).toMatchObject({ step: 'delivered', location: 'Shanghai' })
        const states = journey.map(({ step }) => stateAfter[step]!)
        const lateStates = states.slice(-2)
        expect(lateStates).toEqual(['out_for_delivery', 'delivered'])
        expect(journey.some(({ step }) => step === 'customs')).toBe(one.is_overseas)
      }),
    )
  })

  test('ORD-10 asked at any times, the points that it tells are those of the journey', () => {
    fc.assert(
      fc.property(parcel, fc.integer({ min: 0, max: 200 }), (one, hours) => {
        const now = new Date(Date.parse(shipped_at) + hours * 3_600_000).toISOString()
        const { points, next } = demoCarrier.track(one, now)
        expect([...points.map(({ at }) => at), ...(next ? [next] : [])]).toEqual(
          journeyOf(one)
            .map(({ at }) => at)
            .slice(0, points.length + 1),
        )
        expect(next === null || next > now).toBe(true)
      }),
    )
  })

  test('ORD-10 every step leads to a state of a parcel, a note to none', () => {
    for (const step of trackSteps) expect(step === 'note' ? stateAfter[step] === null : parcelStates.includes(stateAfter[step]!)).toBe(true)
  })
})
