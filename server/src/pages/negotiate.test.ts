import { expect, test } from 'vitest'
import { pickEncoding } from './negotiate.ts'

const bytes = (text: string) => new Uint8Array(Buffer.from(text))
const packed = { raw: bytes('raw'), br: bytes('br'), gzip: bytes('gzip') }

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip', 'gzip'],
  ['zebra', 'raw'],
  ['', 'raw'],
  [undefined, 'raw'],
])('a client that accepts %s gets %s', (accepted, expected) => {
  const headers: Record<string, string> = { vary: 'cookie' }
  expect(Buffer.from(pickEncoding(packed, accepted, headers)).toString()).toBe(expected)
  expect(headers['content-encoding']).toBe(expected === 'raw' ? undefined : expected)
  expect(headers.vary).toBe('cookie, accept-encoding')
})
