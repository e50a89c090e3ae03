import { expect, test } from 'vitest'
import { changeBetween, changeOf } from './change-of.ts'

test.each([
  [[], [], {}],
  [[1, 2], [2, 3], { add: [3], remove: [1] }],
  [[1], [1], {}],
  [[], [4], { add: [4] }],
  [[4], [], { remove: [4] }],
])('CON-04 tags from %j to %j', (before, after, change) => {
  expect(changeBetween(before, after)).toEqual(change)
})

test('CON-04 nothing chosen is nothing sent', () => {
  expect(changeOf()).toEqual({})
  expect(changeOf([1], [])).toEqual({ add: [1] })
})
