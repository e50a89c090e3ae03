import type { Context as Call } from 'hono'
import { isIPv6 } from 'node:net'
import type { Site } from '../context.ts'

/** The client's address. Forwarding headers count only from the configured proxies. */
export function clientAddress({ config }: Site, call: Call): string {
  const env = call.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined
  const forwarded = call.req.header('x-forwarded-for')?.split(',') ?? []
  const chain = [...forwarded, env?.incoming?.socket?.remoteAddress ?? 'local'].map(stripMappedPrefix)
  return chain.findLast((one) => !config.trustedProxies.includes(one)) ?? chain[0]!
}

// A socket that listens to both kinds of address shows an IPv4 one as ::ffff:192.0.2.1.
export const stripMappedPrefix = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/i, '')

/** The network that limits count as one client: the /64 of an IPv6 address, since its owner has all of it. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [head, tail] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const groups = tail ? [...head!, ...Array<string>(8 - head!.length - tail.length).fill('0'), ...tail] : head!
  return `${groups.slice(0, 4).join(':')}::/64`
}
