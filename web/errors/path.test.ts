import { expect, test } from 'vitest'
import { pathOf, valueAt } from './path.ts'

test('a field of a row is found by the path that the server names', () => {
  expect(pathOf('texts.0.title')).toEqual(['texts', 0, 'title'])
})

test.each([
  [['title'], 'A'],
  [['steps', 1, 'off'], '2.00'],
  [['steps', 2, 'off'], undefined],
  [['nothing', 'more'], undefined],
  [[], { title: 'A', steps: [{}, { off: '2.00' }] }],
])('CON-04 the value at %j', (path, value) => {
  expect(valueAt({ title: 'A', steps: [{}, { off: '2.00' }] }, path)).toEqual(value)
})
