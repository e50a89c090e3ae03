import type { Context as Call } from 'hono'
import { networkInterfaces } from 'node:os'
import type { Config } from '../config.ts'
import type { Site } from '../context.ts'

/**
 * Scheme and host under which this shop is reached: `PUBLIC_URL`, or on loopback its own address. A demo that is open to a network
 * without one is reached by each address of its machine; a `Host` that is none of them is taken for nothing, so that there are
 * no more origins than addresses.
 */
export function originOf({ config }: Pick<Site, 'config'>, call: Call): string {
  if (config.publicUrl !== null) return config.publicUrl
  const { origin, hostname, port } = new URL(call.req.url)
  return isOwn(hostname) && Number(port || 80) === config.port ? origin : `http://localhost:${config.port}`
}

/**
 * Scheme and host for addresses that leave the shop without a call, as in mail and files: `PUBLIC_URL`, or the server's own name, its
 * machine's where it listens to all.
 */
export function addressOfShop({ publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>): string {
  if (publicUrl !== null) return publicUrl
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}

function isOwn(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return bare === 'localhost' || Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === bare))
}
