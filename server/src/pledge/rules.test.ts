import { expect, test } from 'vitest'
import {
  daysBetween,
  dueOn,
  incomeOn,
  incomeThrough,
  monthIncome,
  monthsOver,
  newPledgeNo,
  priceOfUnit,
  returnedAfter,
  totalIncome,
} from './rules.ts'

const terms = { unit_acc: 500_000n, months: 12, income_ppm: 8_000, bought_on: '2026-11-27' }

test.each([
  ['2026-11-27', 1, '2026-12-27'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2026-11-30', 4, '2027-03-30'],
  ['2027-01-31', 1, '2027-02-28'],
  ['2027-01-31', 13, '2028-02-29'],
  ['2027-01-31', 48, '2031-01-31'],
  ['2026-12-31', 0, '2026-12-31'],
])('AST-08 month %s + %d ends on %s, at the end of a shorter month on its last day', (bought_on, n, expected) => {
  expect(dueOn(bought_on, n)).toBe(expected)
})

test.each([
  ['2026-11-30', '2026-11-30', 0],
  ['2027-01-31', '2027-02-27', 0],
  ['2027-01-31', '2027-02-28', 1],
  ['2027-01-31', '2027-03-30', 1],
  ['2027-01-31', '2027-03-31', 2],
  ['2026-11-27', '2027-11-26', 11],
  ['2026-11-27', '2027-11-27', 12],
])('AST-08 of a pledge bought on %s, at the start of %s %d months are over', (bought_on, day, over) => {
  expect(monthsOver(bought_on, day)).toBe(over)
})

test('AST-08 a share of 500 ACC over 12 months: 4.000 in the first month, the principal in 12 parts to the last unit', () => {
  expect(monthIncome(terms, 1)).toBe(4_000n)
  expect(incomeThrough(terms, '2026-12-26')).toBe(4_000n)
  expect([incomeOn(terms, '2026-11-27'), incomeOn(terms, '2026-11-26'), incomeOn(terms, '2027-11-27')]).toEqual([133n, 0n, 0n])
  const parts = Array.from({ length: 12 }, (_, at) => returnedAfter(terms, at + 1) - returnedAfter(terms, at))
  expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(500_000n)
  expect(new Set(parts)).toEqual(new Set([41_666n, 41_667n]))
  expect(totalIncome(terms)).toBe(25_996n)
})

test('AST-08 the days of each month sum to its rate, over 12 and 48 months', () => {
  for (const [months, income_ppm] of [
    [12, 8_000],
    [48, 12_000],
  ] as const)
    for (const bought_on of ['2026-11-27', '2027-01-31', '2028-02-29']) {
      const own = { ...terms, months, income_ppm, bought_on }
      for (let n = 1; n <= months; n++) {
        const [first, next] = [dueOn(bought_on, n - 1), dueOn(bought_on, n)]
        let sum = 0n
        for (let at = 0; at < daysBetween(first, next); at++) {
          const day = new Date(Date.parse(first) + at * 86_400_000).toISOString().slice(0, 10)
          const income = incomeOn(own, day)
          expect(income).toBeGreaterThanOrEqual(0n)
          sum += income
        }
        expect(sum).toBe(monthIncome(own, n))
      }
    }
})

test.each([
  [500_000n, 1_000_000n, 50_000n],
  [500_000n, 1_234_567n, 61_729n],
  [500_000n, 1n, 1n],
  [999_999_000n, 1_000_000n, 99_999_900n],
])('AST-08 %s smallest parts of ACC at %s millionths cost %s cents, rounded up', (unit_acc, micros, cents) => {
  expect(priceOfUnit(unit_acc, micros)).toBe(cents)
})

test('AST-08 its number is P, the day, and ten digits', () => {
  expect(newPledgeNo('2026-11-27')).toMatch(/^P20261127\d{10}$/)
})
