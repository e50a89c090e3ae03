import { expect, test } from 'vitest'
import { sentId, typedId } from './read-payee.ts'

test.each([
  [' 12 345 ', '12345', 12_345],
  ['ID 7', '7', 7],
  ['', '', null],
  ['0', '0', null],
  ['2147483648', '2147483648', null],
  ['99999999999', '9999999999', null],
])('AST-10 the payee %j is typed as %j and sent as %s', (text, typed, sent) => {
  expect(typedId(text)).toBe(typed)
  expect(sentId(typed)).toBe(sent)
})
