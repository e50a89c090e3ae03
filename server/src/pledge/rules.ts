import { randomInt } from 'node:crypto'

/** What one share of a pledge is paid by: amounts in ACC's smallest part, the rate in millionths a month, days of the store's zone. */
export interface Terms {
  unit_acc: bigint
  months: number
  income_ppm: number
  bought_on: string
}

const million = 1_000_000n
const millisOfDay = 86_400_000
const dayNumber = (day: string) => Date.parse(`${day}T00:00:00.000Z`) / millisOfDay
const dayOf = (number: number) => new Date(number * millisOfDay).toISOString().slice(0, 10)

/** The day after, or another number of days. */
export const addDays = (day: string, days = 1): string => dayOf(dayNumber(day) + days)

/** Days from one to another. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from)

/** The day on which month n ends and its part of the principal is due: n calendar months after the purchase, at the end of a shorter month its last day. */
export function dueOn(bought_on: string, n: number): string {
  const [year, month, day] = bought_on.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month + n, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + n, Math.min(day, last))).toISOString().slice(0, 10)
}

/** Months that are over at the start of a day. */
export function monthsOver(bought_on: string, day: string): number {
  const [year, month] = day.split('-').map(Number) as [number, number]
  const [firstYear, firstMonth] = bought_on.split('-').map(Number) as [number, number]
  const n = (year - firstYear) * 12 + month - firstMonth
  return dueOn(bought_on, n) > day ? n - 1 : n
}

/** Principal of one share that is returned after the given number of months: equal parts, by differences of floors. */
export const returnedAfter = ({ unit_acc, months }: Pick<Terms, 'unit_acc' | 'months'>, over: number): bigint =>
  (unit_acc * BigInt(Math.min(Math.max(over, 0), months))) / BigInt(months)

/** What remains of one share in month n, from 1. */
export const remainingIn = (terms: Terms, n: number): bigint => terms.unit_acc - returnedAfter(terms, n - 1)

/** Income of one share for the whole of month n. */
export const monthIncome = (terms: Terms, n: number): bigint => (remainingIn(terms, n) * BigInt(terms.income_ppm)) / million

/** Income of one share from the day of the purchase up to and with a day; its days are differences of this, so that a month sums to its rate. */
export function incomeThrough(terms: Terms, day: string): bigint {
  const { bought_on, months, income_ppm } = terms
  if (day < bought_on) return 0n
  const end = addDays(day)
  const over = Math.min(monthsOver(bought_on, end), months)
  let sum = 0n
  for (let n = 1; n <= over; n++) sum += monthIncome(terms, n)
  if (over === months) return sum
  const begin = dayNumber(dueOn(bought_on, over))
  const length = dayNumber(dueOn(bought_on, over + 1)) - begin
  return sum + (remainingIn(terms, over + 1) * BigInt(income_ppm) * BigInt(dayNumber(end) - begin)) / (million * BigInt(length))
}

/** Income of one share for one day. */
export const incomeOn = (terms: Terms, day: string): bigint => incomeThrough(terms, day) - incomeThrough(terms, addDays(day, -1))

/** Income of one share over its whole term. */
export const totalIncome = (terms: Terms): bigint => incomeThrough(terms, dueOn(terms.bought_on, terms.months))

/** The price of one share in cents: its ACC at a price in millionths of money for one ACC, rounded up to the cent. */
export const priceOfUnit = (unit_acc: bigint, micros: bigint): bigint => (unit_acc * micros + 9_999_999n) / 10_000_000n

/** P for pledge, the day of the store's zone, and random digits. */
export const newPledgeNo = (day: string): string => `P${day.replaceAll('-', '')}${String(randomInt(10 ** 10)).padStart(10, '0')}`
