import { expect, test } from 'vitest'
import { nameOfDay, timeOf } from './weekdays.ts'

test.each([
  ['9', '09:00'],
  ['09', '09:00'],
  ['9:30', '09:30'],
  ['930', '09:30'],
  ['1730', '17:30'],
  ['17.30', '17:30'],
  [' 24:00 ', '24:00'],
  ['noon', 'noon'],
  ['', ''],
])('CON-05 %j is taken as %j', (typed, time) => {
  expect(timeOf(typed)).toBe(time)
})

test('CON-05 the week begins on Monday', () => {
  expect([nameOfDay(1, 'en-us'), nameOfDay(7, 'en-us'), nameOfDay(1, 'zh-cn'), nameOfDay(7, 'ms-my')]).toEqual([
    'Mon',
    'Sun',
    '周一',
    'Ahd',
  ])
})
