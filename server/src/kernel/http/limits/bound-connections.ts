import type { Server } from 'node:http'
import { networkOf, stripMappedPrefix } from '../client-address.ts'
import type { Site } from '../../context.ts'
import { rateSettings } from './rate-limit.ts'
import { readSetting } from '../../settings.ts'

/** Each costs some kilobytes, and a file of the process. */
const maxConnections = 10_000

/** Closes what a network opens beyond its connections at once; a trusted proxy speaks for many and is bounded by the whole alone. */
export function boundConnections(server: Server, site: Pick<Site, 'config' | 'shared'>): void {
  const open = new Map<string, number>()
  server.maxConnections = maxConnections
  server.on('connection', (socket) => {
    const peer = stripMappedPrefix(socket.remoteAddress ?? '')
    if (site.config.trustedProxies.includes(peer)) return
    const network = networkOf(peer)
    const own = (open.get(network) ?? 0) + 1
    if (own > readSetting(site.shared.settings, rateSettings.connections_per_address)) {
      socket.destroy()
      return
    }
    open.set(network, own)
    socket.once('close', () => {
      const remaining = open.get(network)! - 1
      if (remaining) open.set(network, remaining)
      else open.delete(network)
    })
  })
}
