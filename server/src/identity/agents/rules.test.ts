import { expect, test } from 'vitest'
import { codesOf } from './rules.ts'

test.each([
  ['sz-2026', undefined, undefined, { codes: ['SZ-2026'] }],
  ['SZ-2026', undefined, 1, { codes: ['SZ-2026'] }],
  ['SZ-2026', undefined, 2, { fault: 'count' }],
  ['SZ-2026', 7, undefined, { fault: 'first' }],
  ['D-####', 1001, 3, { codes: ['D-1001', 'D-1002', 'D-1003'] }],
  ['d-###-KL', 8, 3, { codes: ['D-008-KL', 'D-009-KL', 'D-010-KL'] }],
  ['##', undefined, undefined, { codes: ['01'] }],
  ['D-#', 9, 1, { codes: ['D-9'] }],
  ['D-#', 9, 2, { fault: 'full' }],
  ['D-##', 0, 100, { codes: expect.objectContaining({ length: 100 }) }],
  ['D-##', 0, 101, { fault: 'full' }],
  ['X', undefined, undefined, { fault: 'form' }],
  ['#', 1, 1, { fault: 'form' }],
  ['', undefined, undefined, { fault: 'form' }],
] as const)('CON-05 %s from %s, %s of them', (pattern, first, count, expected) => {
  expect(codesOf(pattern, first, count)).toEqual(expected)
})
