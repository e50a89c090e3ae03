import { expect, test } from 'vitest'
import { consoleHeaders, hashSource, storefrontHeaders } from './policy.ts'

const policyOf = (headers: Record<string, string>) =>
  Object.fromEntries((headers['content-security-policy'] ?? '').split('; ').map((directive) => [directive.split(' ')[0], directive]))

test('QUA-09 no page may run a script that is not a file of ours or the one line of its head', () => {
  const store = policyOf(
    storefrontHeaders(
      { connect: ['https://box.example'], framedBy: ['https://host.example'], frames: ['https://help.example'], pictures: [] },
      { style: hashSource('p{}'), script: hashSource('early()') },
    ),
  )
  expect(store['script-src']).toBe(`script-src 'self' 'wasm-unsafe-eval' ${hashSource('early()')}`)
  expect(store['style-src']).toBe(`style-src 'self' ${hashSource('p{}')}`)
  expect(store['connect-src']).toBe("connect-src 'self' https://box.example")
  expect(store['frame-src']).toBe('frame-src https://help.example')
  expect(store['frame-ancestors']).toBe("frame-ancestors 'self' https://host.example")
  expect(policyOf(consoleHeaders())['script-src']).toBe("script-src 'self'")
})

test('QUA-09 nobody may frame the console', () => {
  expect(policyOf(consoleHeaders())['frame-ancestors']).toBe("frame-ancestors 'none'")
})

test('SHL-20 a shop whose operator allowed no host frames nothing', () => {
  const store = policyOf(storefrontHeaders({ connect: [], framedBy: [], frames: [], pictures: [] }))
  expect(store['frame-src']).toBe("frame-src 'none'")
})
