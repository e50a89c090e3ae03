import { languages } from '@longmall/contract/fields.ts'
import type { OpenHours } from '@longmall/contract/store.ts'
import { expect, test } from 'vitest'
import { formatHours, isOpenAt, overlap } from './rules.ts'

const zone = 'Asia/Shanghai'
/** An instant of the zone: 8 hours before it in UTC. */
const at = (local: string) => new Date(`${local}+08:00`).toISOString()
const on = (weekday: number, from: string, until: string): OpenHours => ({ weekday, from, until })

// 2026-11-20 is a Friday.
const hours = [on(5, '10:00', '12:00'), on(5, '13:00', '20:00'), on(6, '20:00', '02:00'), on(7, '18:00', '24:00')]
const facts = { hours, closed_days: ['2026-11-27', '2026-11-29'] }

test.each([
  ['2026-11-20T09:59:59', false, 'a second before it opens'],
  ['2026-11-20T10:00:00', true, 'as it opens'],
  ['2026-11-20T10:00:01', true, 'a second after'],
  ['2026-11-20T11:59:59', true, 'a second before the break'],
  ['2026-11-20T12:00:00', false, 'as the break begins'],
  ['2026-11-20T12:00:01', false, 'within it'],
  ['2026-11-20T12:59:59', false, 'a second before its end'],
  ['2026-11-20T13:00:00', true, 'as it ends'],
  ['2026-11-20T19:59:59', true, 'a second before it closes'],
  ['2026-11-20T20:00:00', false, 'as it closes'],
  ['2026-11-20T20:00:01', false, 'a second after'],
  ['2026-11-19T11:00:00', false, 'a weekday without hours'],
  ['2026-11-21T19:59:59', false, 'a second before a night'],
  ['2026-11-21T20:00:00', true, 'as the night begins'],
  ['2026-11-21T23:59:59', true, 'a second before midnight'],
  ['2026-11-22T00:00:00', true, 'over midnight'],
  ['2026-11-22T01:59:59', true, 'a second before the night ends'],
  ['2026-11-22T02:00:00', false, 'as the night ends'],
  ['2026-11-22T23:59:59', true, 'to the end of the day'],
  ['2026-11-23T00:00:00', false, 'the day after that end'],
  ['2026-11-27T11:00:00', false, 'a holiday'],
  ['2026-11-28T21:00:00', true, 'the day after a holiday'],
  ['2026-11-29T01:59:59', true, 'a night that began before the holiday runs to its end'],
  ['2026-11-29T19:00:00', false, 'nothing begins on the holiday'],
])('CON-05 at %s open is %s: %s', (local, isOpen) => {
  expect(isOpenAt(facts, zone, at(local))).toBe(isOpen)
})

test('CON-05 the clock is the store’s zone’s, over a change of summer time too; without hours nothing is said', () => {
  const summer = { hours: [on(7, '10:00', '11:00')], closed_days: [] }
  // The Sunday on which New York's clocks go back.
  expect(isOpenAt(summer, 'America/New_York', '2026-11-01T14:59:59.000Z')).toBe(false)
  expect(isOpenAt(summer, 'America/New_York', '2026-11-01T15:00:00.000Z')).toBe(true)
  expect(isOpenAt({ hours: [], closed_days: [] }, zone, at('2026-11-20T10:00:00'))).toBeNull()
})

test.each([
  [[], false],
  [[on(1, '10:00', '12:00'), on(1, '12:00', '14:00')], false],
  [[on(1, '10:00', '12:01'), on(1, '12:00', '14:00')], true],
  [[on(1, '12:00', '14:00'), on(1, '10:00', '20:00')], true],
  [[on(1, '20:00', '02:00'), on(2, '02:00', '03:00')], false],
  [[on(1, '20:00', '02:00'), on(2, '01:59', '03:00')], true],
  [[on(1, '20:00', '24:00'), on(2, '00:00', '03:00')], false],
  [[on(7, '20:00', '02:00'), on(1, '02:00', '03:00')], false],
  [[on(7, '20:00', '02:00'), on(1, '01:00', '03:00')], true],
  [[on(3, '10:00', '12:00'), on(3, '10:00', '12:00')], true],
])('CON-05 %j overlap is %s', (list, isBad) => {
  expect(overlap(list)).toBe(isBad)
})

const week = [1, 2, 3, 4, 5, 6, 7]
test.each([
  [[], ''],
  [week.map((day) => on(day, '10:00', '22:00')), 'all 10:00–22:00'],
  [[...week.slice(0, 5).map((day) => on(day, '10:00', '20:00')), on(6, '11:00', '18:00')], 'Mon–Fri 10:00–20:00 · Sat 11:00–18:00'],
  [[on(1, '13:00', '18:00'), on(1, '09:00', '12:00'), on(3, '09:00', '12:00')], 'Mon 09:00–12:00, 13:00–18:00 · Wed 09:00–12:00'],
  [[on(6, '20:00', '02:00'), on(7, '20:00', '02:00')], 'Sat–Sun 20:00–02:00'],
])('CON-05 %j are said as %s', (list, formatted) => {
  expect(formatHours(list, 'en-us', (all) => `all ${all}`)).toBe(formatted)
})

test('SHL-06 weekdays are said in each language', () => {
  const formatted = languages.map((language) => formatHours([on(1, '10:00', '20:00'), on(2, '10:00', '20:00')], language, (all) => all))
  expect(formatted).toEqual([
    'Mon–Tue 10:00–20:00',
    '周一–周二 10:00–20:00',
    '월–화 10:00–20:00',
    '月–火 10:00–20:00',
    'Isn–Sel 10:00–20:00',
  ])
})
