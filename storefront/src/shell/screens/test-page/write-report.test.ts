import { expect, test } from 'vitest'
import { readUserAgent } from './device-facts.ts'
import { hideSecrets, writeReport } from './write-report.ts'

const token = 'q3Zb0-4hQy_7Lk1cV9sT2mXw8Pz5Rj6Nd0Fg3Ha1Ke4'

test('SHL-22 a report names each fact and marks trouble', () => {
  const text = writeReport(
    { build: [{ name: 'version', value: '1.0.0' }], storage: [{ name: 'local_storage', value: false, good: false }] },
    new Date(0),
  )
  expect(text).toBe('Longmall 1970-01-01T00:00:00.000Z\nbuild.version: 1.0.0\nstorage.local_storage: false (!)')
})

test.each([
  token,
  `token=${token}`,
  `https://shop.example/?token=${token}&x=1`,
  `eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..${token}.${token}`,
  'a'.repeat(64),
])('SHL-22 nothing that looks like a secret gets into a report: %s', (value) => {
  const text = writeReport({ host: [{ name: 'problem', value }] }, new Date(0))
  expect(text).not.toContain(token.slice(0, 20))
  expect(text).not.toMatch(/a{32}/)
})

test('SHL-22 ordinary text is unchanged', () => {
  const text = 'lm_search_history, token, customer_id · Chrome 145 · 390 × 844 @ 3'
  expect(hideSecrets(text)).toBe(text)
})

test.each([
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/145.0.0.0 Mobile Safari/537.36',
    'Chrome 145',
    'Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari 19.0',
    'iOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.50(0x1800) Language/zh_CN',
    'WeChat 8.0.50',
    'iOS',
  ],
  ['curl/8', '—', '—'],
])('SHL-22 the browser has its common name: %s', (userAgent, browser, system) => {
  expect(readUserAgent(userAgent)).toEqual({ browser, system })
})
