import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { offsetName, sameOffset } from '@longmall/contract/zone-offset.ts'

test.each([
  ['Asia/Shanghai', '2026-07-01T00:00:00.000Z', 'GMT+8'],
  ['Asia/Kolkata', '2026-07-01T00:00:00.000Z', 'GMT+5:30'],
  ['Europe/Berlin', '2026-07-01T00:00:00.000Z', 'GMT+2'],
  ['Europe/Berlin', '2026-12-01T00:00:00.000Z', 'GMT+1'],
  ['UTC', '2026-12-01T00:00:00.000Z', 'GMT+0'],
])('SHL-27 %s at %s is named %s', (zone, at, name) => {
  expect(offsetName(zone, at)).toBe(name)
})

test.each([
  ['Asia/Shanghai', 'Asia/Kuala_Lumpur', '2026-07-01T00:00:00.000Z', true],
  ['Europe/London', 'UTC', '2026-12-01T00:00:00.000Z', true],
  ['Europe/London', 'UTC', '2026-07-01T00:00:00.000Z', false],
])('SHL-27 the clocks of %s and %s at %s agree: %s', (one, other, at, agree) => {
  expect(sameOffset(one, other, at)).toBe(agree)
})

// Days without a time of day, the zone itself, and the one mechanism.
const free = new Set(['shell/date-time.ts', 'shell/screens/test-page/device-facts.ts', 'member/profile/edit/birthday-edit.tsx'])

test('SHL-27 a screen writes instants and money by the one mechanism of the shell, never by its own', () => {
  const root = join(import.meta.dirname, '../..')
  const own = /DateTimeFormat\([^)]*\)(?!.*timeZone: 'UTC')|toLocale(?:Date|Time)?String\(|style: 'currency'|'\$'|'元'|\bUSD\b/
  const violations = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && path !== 'app/routes.tsx' && !free.has(path))
    .flatMap((path) =>
      readFileSync(join(root, path), 'utf8')
        .split('\n')
        .filter((line) => own.test(line.replace(/DateTimeFormat\(language, \{[^}]*timeZone: 'UTC'[^}]*\}\)/, '')))
        .map((line) => `${path}: ${line.trim()}`),
    )
  expect(violations).toEqual([])
})
