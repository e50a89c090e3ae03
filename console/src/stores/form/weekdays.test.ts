import { weekdayName } from '@longmall/web/time/time-text.ts'
import { expect, test } from 'vitest'
import { timeOf } from './weekdays.ts'

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
])('CON-05 %j is parsed as %j', (typed, time) => {
  expect(timeOf(typed)).toBe(time)
})

test('CON-05 the week begins on Monday', () => {
  expect([
    weekdayName(1, 'en-us', 'short'),
    weekdayName(7, 'en-us', 'short'),
    weekdayName(1, 'zh-cn', 'short'),
    weekdayName(7, 'ms-my', 'short'),
  ]).toEqual(['Mon', 'Sun', '周一', 'Ahd'])
})
