import type { Context as Call } from 'hono'
import { describe, expect, test } from 'vitest'
import { clientAddress, networkOf } from './client-address.ts'
import type { Site } from '../context.ts'

const site = { config: { trustedProxies: ['10.0.0.1', '10.0.0.2'] } } as Site
const from = (remoteAddress: string, forwarded?: string) =>
  clientAddress(site, { env: { incoming: { socket: { remoteAddress } } }, req: { header: () => forwarded } } as unknown as Call)

describe('QUA-09 the client’s address', () => {
  test.each([
    ['is who is connected', '203.0.113.1', undefined, '203.0.113.1'],
    ['is not what a stranger says it is', '203.0.113.1', '198.51.100.7', '203.0.113.1'],
    ['is what a proxy says', '10.0.0.1', '203.0.113.1', '203.0.113.1'],
    ['is not what the client told the proxy', '10.0.0.1', '198.51.100.7, 203.0.113.1', '203.0.113.1'],
    ['is what the first of two proxies says', '10.0.0.1', '198.51.100.7, 203.0.113.1, 10.0.0.2', '203.0.113.1'],
    ['is a proxy’s own where it forwards for nobody', '10.0.0.1', undefined, '10.0.0.1'],
    ['knows a proxy on a socket for both kinds of address', '::ffff:10.0.0.1', '203.0.113.1', '203.0.113.1'],
  ])('%s', (_, peer, forwarded, address) => {
    expect(from(peer, forwarded)).toBe(address)
  })
})

test.each([
  ['203.0.113.1', '203.0.113.1'],
  ['local', 'local'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('QUA-09 limits count %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
