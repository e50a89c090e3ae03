import { describe, expect, test } from 'vitest'
import { dueTime, isWorkingDay, isWorkingTime, nextWorkingDay } from './working-days.ts'

const time = {
  zone: 'Asia/Shanghai',
  holidays: ['2026-10-01', '2026-10-02', '2026-10-05', '2026-10-06', '2026-10-07'],
  opens_hour: 9,
  closes_hour: 18,
}

test.each([
  ['2026-11-20', true, 'a Friday'],
  ['2026-11-21', false, 'a Saturday'],
  ['2026-11-22', false, 'a Sunday'],
  ['2026-11-23', true, 'a Monday'],
  ['2026-10-01', false, 'a holiday'],
  ['2026-10-08', true, 'the day after the holidays'],
])('WAL-06 %s is a working day: %s (%s)', (day, isWorking) => {
  expect(isWorkingDay(day, time.holidays)).toBe(isWorking)
})

test.each([
  ['2026-11-16', '2026-11-17'],
  ['2026-11-20', '2026-11-23'],
  ['2026-11-21', '2026-11-23'],
  ['2026-11-22', '2026-11-23'],
  ['2026-09-30', '2026-10-08'],
  ['2026-10-03', '2026-10-08'],
  ['2026-12-31', '2027-01-01'],
  ['2028-02-28', '2028-02-29'],
])('WAL-06 after %s the next working day is %s', (day, next) => {
  expect(nextWorkingDay(day, time.holidays)).toBe(next)
})

test('a list of holidays that never ends still gives a day', () => {
  const all = Array.from({ length: 1000 }, (_, n) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10))
  expect(nextWorkingDay('2026-01-01', all)).toMatch(/^2027-/)
})

describe('the day on which it is handled', () => {
  // Midnight in Shanghai is 16:00 in UTC the day before.
  test.each([
    ['2026-11-19T15:59:59.000Z', '2026-11-20'],
    ['2026-11-19T16:00:00.000Z', '2026-11-23'],
    ['2026-11-19T16:00:01.000Z', '2026-11-23'],
    ['2026-11-22T15:59:59.000Z', '2026-11-23'],
    ['2026-11-22T16:00:00.000Z', '2026-11-24'],
    ['2026-09-30T03:00:00.000Z', '2026-10-08'],
  ])('WAL-06 what is asked for at %s is handled on %s', (at, due_day) => {
    const due = dueTime(time, at)
    expect(due.due_day).toBe(due_day)
    expect([due.due_from, due.due_until]).toEqual([`${due_day}T01:00:00.000Z`, `${due_day}T10:00:00.000Z`])
  })
})

describe('working hours', () => {
  test.each([
    ['2026-11-23T00:59:59.000Z', false],
    ['2026-11-23T01:00:00.000Z', true],
    ['2026-11-23T01:00:01.000Z', true],
    ['2026-11-23T09:59:59.999Z', true],
    ['2026-11-23T10:00:00.000Z', false],
    ['2026-11-23T10:00:01.000Z', false],
    ['2026-11-21T03:00:00.000Z', false],
    ['2026-10-01T03:00:00.000Z', false],
  ])('WAL-06 %s is within them: %s', (at, isWithin) => {
    expect(isWorkingTime(time, at)).toBe(isWithin)
  })
})
