import { expect, test } from 'vitest'
import { newCoinTransferNo, payerBlocker } from './rules.ts'

test.each([
  [0, false, null, 'rm_only'],
  [4, false, null, 'rm_only'],
  [4, true, null, 'rm_only'],
  [5, false, null, null],
  [9, false, null, null],
  [5, true, null, 'frozen'],
  [5, false, '2026-11-28T00:00:00.000Z', 'contact_cooldown'],
])('AST-10 grade %s, frozen %s, waiting until %s: %s', (grade, is_frozen, wait_until, blocker) =>
  expect(payerBlocker({ grade, is_frozen, wait_until })).toBe(blocker),
)

test('AST-10 numbers are T, date and twelve digits', () => expect(newCoinTransferNo('2026-11-27')).toMatch(/^T20261127\d{12}$/))
