import { expect, test } from 'vitest'
import { expandCodes } from './rules.ts'

test.each([
  ['sz-2026', undefined, undefined, { codes: ['SZ-2026'] }],
  ['SZ-2026', undefined, 1, { codes: ['SZ-2026'] }],
  ['SZ-2026', undefined, 2, { error: 'count' }],
  ['SZ-2026', 7, undefined, { error: 'first' }],
  ['D-####', 1001, 3, { codes: ['D-1001', 'D-1002', 'D-1003'] }],
  ['d-###-KL', 8, 3, { codes: ['D-008-KL', 'D-009-KL', 'D-010-KL'] }],
  ['##', undefined, undefined, { codes: ['01'] }],
  ['D-#', 9, 1, { codes: ['D-9'] }],
  ['D-#', 9, 2, { error: 'full' }],
  ['D-##', 0, 100, { codes: expect.objectContaining({ length: 100 }) }],
  ['D-##', 0, 101, { error: 'full' }],
  ['X', undefined, undefined, { error: 'form' }],
  ['#', 1, 1, { error: 'form' }],
  ['', undefined, undefined, { error: 'form' }],
] as const)('CON-05 %s from %s, %s of them', (pattern, first, count, expected) => {
  expect(expandCodes(pattern, first, count)).toEqual(expected)
})
