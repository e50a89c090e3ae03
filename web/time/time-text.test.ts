import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dayFormat, foreignOffset, instantFormat, weekdayName } from './time-text.ts'

test('SHL-27 an instant is written in the store’s zone, a day as the same day everywhere', () => {
  const at = instantFormat('en-us', { dateStyle: 'medium', timeStyle: 'short' }, 'Asia/Shanghai')
  expect(at('2026-11-24T02:00:00Z').replace(/\s/g, ' ')).toBe('Nov 24, 2026, 10:00 AM')
  expect(dayFormat('en-us', { dateStyle: 'medium' })('2026-11-24')).toBe('Nov 24, 2026')
  expect(dayFormat('en-us', { year: 'numeric', month: 'long' })('2026-11')).toBe('November 2026')
})

test('SHL-27 the store’s offset is named where the reader’s clock shows another time', () => {
  expect(foreignOffset('Europe/Berlin', 'Asia/Shanghai', '2026-11-24T02:00:00Z')).toBe('GMT+8')
  expect(foreignOffset('Asia/Kuala_Lumpur', 'Asia/Shanghai', '2026-11-24T02:00:00Z')).toBeNull()
})

test('the week begins on Monday', () => {
  expect([weekdayName(1, 'en-us', 'short'), weekdayName(7, 'en-us', 'long'), weekdayName(1, 'zh-cn', 'short')]).toEqual([
    'Mon',
    'Sunday',
    '周一',
  ])
})

// The device's own time zone: used by the test page, and proposed by the set-up form.
const free = new Set(['storefront/src/shell/screens/test-page/device-facts.ts', 'console/src/shop/names.ts'])

test('dates and numbers are calculated and written by `web` alone: no app has its own day, zone or thousands', () => {
  const root = join(import.meta.dirname, '../..')
  const own =
    /86_?400(?:_?000)?\b|new Intl\.DateTimeFormat\(|Intl\.DateTimeFormat\(\)|\\B\(\?=|'sv-SE'|new Intl\.NumberFormat\(language\)\.format\(/
  const violations = ['storefront/src', 'console/src', 'ui'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path}`)
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !free.has(path))
      .filter((path) => own.test(readFileSync(join(root, path), 'utf8'))),
  )
  expect(violations).toEqual([])
})
