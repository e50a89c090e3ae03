import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayIn, plus } from '../../kernel/time/clock.ts'
import { startOfDay } from '../../kernel/time/store-zone.ts'
import { daysLeft, windowTimes } from './rules.ts'

const days = { days: 15, warning_days: 3, countdown_days: 15 }
const times = (zone: string, at: string, numbers = days) => Object.values(windowTimes(zone, at, dayIn(zone, at), numbers))

test.each([
  // Shanghai has no summer time: day 1 is the day of the purchase, whatever its hour; midnight there is 16:00 UTC of the day before.
  ['Asia/Shanghai', '2026-11-26T16:00:00.000Z', ['2026-12-08T16:00:00.000Z', '2026-12-11T16:00:00.000Z', '2026-12-26T16:00:00.000Z']],
  ['Asia/Shanghai', '2026-11-27T15:59:59.999Z', ['2026-12-08T16:00:00.000Z', '2026-12-11T16:00:00.000Z', '2026-12-26T16:00:00.000Z']],
  ['Asia/Shanghai', '2026-11-27T16:00:00.000Z', ['2026-12-09T16:00:00.000Z', '2026-12-12T16:00:00.000Z', '2026-12-27T16:00:00.000Z']],
  // Leap year and year’s end.
  ['Asia/Shanghai', '2028-02-20T04:00:00.000Z', ['2028-03-02T16:00:00.000Z', '2028-03-05T16:00:00.000Z', '2028-03-20T16:00:00.000Z']],
  ['UTC', '2026-12-20T12:00:00.000Z', ['2027-01-01T00:00:00.000Z', '2027-01-04T00:00:00.000Z', '2027-01-19T00:00:00.000Z']],
  // Summer time begins on 29 March 2026: midnights keep to the wall clock.
  ['Europe/Berlin', '2026-03-20T12:00:00.000Z', ['2026-03-31T22:00:00.000Z', '2026-04-03T22:00:00.000Z', '2026-04-18T22:00:00.000Z']],
  ['America/New_York', '2026-10-25T12:00:00.000Z', ['2026-11-06T05:00:00.000Z', '2026-11-09T05:00:00.000Z', '2026-11-24T05:00:00.000Z']],
])('AST-03 in %s an AM of %s is warned, frozen and forfeited at the store’s midnights', (zone, at, expected) => {
  expect(times(zone, at)).toEqual(expected)
})

test('AST-03 a warning as long as the window is due with the purchase, not before it', () => {
  const at = '2026-11-27T04:00:00.000Z'
  expect(times('Asia/Shanghai', at, { days: 3, warning_days: 3, countdown_days: 1 })).toEqual([
    at,
    '2026-11-29T16:00:00.000Z',
    '2026-11-30T16:00:00.000Z',
  ])
})

test('AST-03 the days of a window are whole days of the store, in any zone and at any instant', () => {
  const zones = ['Asia/Shanghai', 'UTC', 'America/Los_Angeles', 'Pacific/Auckland', 'Asia/Kathmandu', 'Pacific/Kiritimati']
  const instants = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2036-01-01') }).map((ms) => new Date(ms).toISOString())
  const spans = fc.record({
    days: fc.integer({ min: 1, max: 365 }),
    warning_days: fc.integer({ min: 1, max: 365 }),
    countdown_days: fc.integer({ min: 1, max: 365 }),
  })
  const isValid = ({ days: all, warning_days }: typeof days) => warning_days <= all
  fc.assert(
    fc.property(fc.constantFrom(...zones), instants, spans.filter(isValid), (zone, at, numbers) => {
      const { warns_at, freezes_at, forfeits_at } = windowTimes(zone, at, dayIn(zone, at), numbers)
      expect(at <= warns_at && warns_at <= freezes_at && at < freezes_at && freezes_at < forfeits_at).toBe(true)
      for (const end of [freezes_at, forfeits_at]) expect(startOfDay(zone, dayIn(zone, end))).toBe(end)
      const lastDay = dayIn(zone, plus(freezes_at, { seconds: -1 }))
      expect((Date.parse(lastDay) - Date.parse(dayIn(zone, at))) / 86_400_000 + 1).toBe(numbers.days)
    }),
    { numRuns: 300 },
  )
})

test.each([
  ['2026-11-27T00:00:00.000Z', '2026-11-30T00:00:00.000Z', 3],
  ['2026-11-27T00:00:00.001Z', '2026-11-30T00:00:00.000Z', 3],
  ['2026-11-29T00:00:00.001Z', '2026-11-30T00:00:00.000Z', 1],
  ['2026-11-30T00:00:00.000Z', '2026-11-30T00:00:00.000Z', 0],
  ['2026-12-30T00:00:00.000Z', '2026-11-30T00:00:00.000Z', 0],
])('AST-03 at %s until %s there are %i days left', (now, until, left) => {
  expect(daysLeft(now, until)).toBe(left)
})
