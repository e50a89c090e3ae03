import { expect, test } from 'vitest'
import { keyLines } from './show-keys.tsx'
import { toEnrolment } from './to-enrolment.ts'

test('AST-12 boxes are enrolled by their printed ids, each once and in capitals, or by a number', () => {
  expect(toEnrolment({ by: 'ids', ids: ' lm-0001\nLM-0002, lm-0001;LM-0003 ', count: 10 })).toEqual({
    device_ids: ['LM-0001', 'LM-0002', 'LM-0003'],
  })
  expect(toEnrolment({ by: 'count', count: 10 })).toEqual({ count: 10 })
})

test('AST-12 keys are shown one box a line, as they are copied', () => {
  const [one, other] = ['A'.repeat(43), 'B'.repeat(43)]
  const keys = [
    { device_id: 'LM-0001', key_version: 1, key: one },
    { device_id: 'LM-0002', key_version: 3, key: other },
  ]
  expect(keyLines(keys)).toBe(`LM-0001,1,${one}\nLM-0002,3,${other}`)
})
