import { pbkdf2Sync, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { pbkdf2 } from './plain-pbkdf2.ts'

test.each([
  [20, 16, 1],
  [20, 16, 2],
  [20, 16, 5000],
  [0, 0, 3],
  [64, 51, 7],
])('IDN-14 the plain PBKDF2 of a password of %i bytes, a salt of %i and %i rounds is that of the platform', (password, salt, rounds) => {
  const [one, two] = [randomBytes(password), randomBytes(salt)]
  expect(Buffer.from(pbkdf2(one, two, rounds)).toString('hex')).toBe(pbkdf2Sync(one, two, rounds, 32, 'sha256').toString('hex'))
})
