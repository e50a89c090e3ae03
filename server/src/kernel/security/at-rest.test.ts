import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openAtRest, sealAtRest } from './at-rest.ts'

const keys = { sign: randomBytes(32), pepper: randomBytes(32) }
const seal = (secret: Uint8Array) => sealAtRest(keys, 'purpose', 'row 1', secret)

test('a secret comes out as it went in, and no two seals of it are alike', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (secret) => {
      expect(openAtRest(keys, 'purpose', 'row 1', seal(secret))).toEqual(Buffer.from(secret))
      expect(seal(secret).equals(seal(secret))).toBe(false)
    }),
  )
})

test('a secret of another row, purpose or installation does not open', () => {
  const stored = seal(Buffer.from('secret'))
  expect(openAtRest(keys, 'purpose', 'row 2', stored)).toBeNull()
  expect(openAtRest(keys, 'other', 'row 1', stored)).toBeNull()
  expect(openAtRest({ ...keys, sign: randomBytes(32) }, 'purpose', 'row 1', stored)).toBeNull()
})

test('a secret altered at any byte, or cut off at any length, does not open', () => {
  const stored = seal(Buffer.from('secret'))
  for (let at = 0; at < stored.length; at++) {
    const altered = Buffer.from(stored)
    altered[at]! ^= 1
    expect(openAtRest(keys, 'purpose', 'row 1', altered)).toBeNull()
    expect(openAtRest(keys, 'purpose', 'row 1', stored.subarray(0, at))).toBeNull()
  }
})
