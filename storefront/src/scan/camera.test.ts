import { expect, test } from 'vitest'
import { failureOf } from './camera.ts'

const named = (name: string) => Object.assign(new Error('x'), { name })

test.each([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
])('AST-11 a camera that fails with %s is %s', (name, state) => {
  expect(failureOf(named(name))).toBe(state)
})
