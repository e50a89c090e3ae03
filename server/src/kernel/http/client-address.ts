import type { Context as Call } from 'hono'
import { isIPv6 } from 'node:net'
import type { Site } from '../context.ts'

/** The client's address. A proxy's word counts only from the proxies that the operator named, each speaking for who came to it. */
export function clientAddress({ config }: Site, call: Call): string {
  const env = call.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined
  const forwarded = call.req.header('x-forwarded-for')?.split(',') ?? []
  const chain = [...forwarded, env?.incoming?.socket?.remoteAddress ?? 'local'].map(stripMappedPrefix)
  return chain.findLast((one) => !config.trustedProxies.includes(one)) ?? chain[0]!
}

// A socket that listens to both kinds of address shows an IPv4 one as ::ffff:192.0.2.1.
export const stripMappedPrefix = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/i, '')

/** What limits count as one client: of IPv6 the first 64 bits, since whoever has one such address has them all. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [head, tail] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const groups = tail ? [...head!, ...Array<string>(8 - head!.length - tail.length).fill('0'), ...tail] : head!
  return `${groups.slice(0, 4).join(':')}::/64`
}
