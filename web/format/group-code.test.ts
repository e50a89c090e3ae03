import { expect, test } from 'vitest'
import { groupCode, typedCode } from './group-code.ts'

test('AST-10 the digits of a code are read in groups of four', () => {
  expect(groupCode('123456789012')).toBe('1234 5678 9012')
})

test('DSK-01 a typed code begins with the last four digits of the number of the order', () => {
  expect(groupCode(typedCode('20261122000000004711', '94287082'))).toBe('4711 9428 7082')
})
