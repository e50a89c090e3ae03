import { expect, test } from 'vitest'
import type { Due } from './due-sources.ts'
import { dueByPeriod, lastDayOf, lastOfAll, periodOf, weekOf } from './periods.ts'
import { releasableOf } from './view-stress.ts'

const due = (day: string, amount: bigint, kind: Due['kind'] = 'deposit_principal'): Due => ({ day, unit: 'ACC', kind, amount, count: 1 })

test.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-27', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
])('CON-06 the week of %s begins on %s', (day, first) => expect(weekOf(day)).toBe(first))

test('CON-06 days, weeks and months cover what falls due, the first from today on', () => {
  expect([lastDayOf('day', '2026-11-27', 30), lastDayOf('week', '2026-11-27', 30), lastDayOf('month', '2026-11-27', 30)]).toEqual([
    '2026-12-26',
    '2027-05-23',
    lastOfAll,
  ])
  expect(periodOf('week', '2026-11-29', '2026-11-27')).toEqual({ first_day: '2026-11-27', last_day: '2026-11-29' })
  expect(periodOf('month', '2028-02-11', '2026-11-27')).toEqual({ first_day: '2028-02-01', last_day: '2028-02-29' })
  const list = [due('2026-12-31', 5n), due('2026-12-01', 7n), due('2026-12-01', 1n, 'pledge_income'), due('2027-01-01', 2n)]
  expect(dueByPeriod(list, 'month', '2026-11-27').map(({ first_day, kind, amount, count }) => [first_day, kind, amount, count])).toEqual([
    ['2026-12-01', 'deposit_principal', '0.012', 2],
    ['2026-12-01', 'pledge_income', '0.001', 1],
    ['2027-01-01', 'deposit_principal', '0.002', 1],
  ])
})

test('AST-15 what is bound leaves by its due dates and never exceeds what is there', () => {
  const list = [due('2026-11-27', 10n), due('2026-12-20', 20n), due('2027-02-01', 40n)]
  const of = (purpose: string, amount: bigint) => Object.values(releasableOf({ unit: 'ACC', purpose, amount }, list, '2026-11-27'))
  expect(of('deposited', 100n)).toEqual([10n, 30n, 70n])
  expect(of('deposited', 25n)).toEqual([10n, 25n, 25n])
  expect(of('available', 9n)).toEqual([9n, 9n, 9n])
  expect(of('in_flight', 9n)).toEqual([9n, 9n, 9n])
  expect(of('frozen:window', 9n)).toEqual([0n, 0n, 0n])
})
