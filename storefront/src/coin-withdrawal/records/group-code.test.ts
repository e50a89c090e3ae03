import { expect, test } from 'vitest'
import { groupCode } from './group-code.ts'

test('AST-10 the digits of a code are read in groups of four', () => {
  expect(groupCode('123456789012')).toBe('1234 5678 9012')
})
