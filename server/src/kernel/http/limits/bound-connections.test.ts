import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { boundConnections } from './bound-connections.ts'
import type { Config } from '../../config.ts'
import type { Shared } from '../../shared.ts'

async function openServer(trustedProxies: string[]) {
  const server = createServer((_, response) => response.end('ok'))
  const shared = { settings: new Map([['calls.connections_per_address', 2]]) } as unknown as Shared
  boundConnections(server, { config: { trustedProxies } as Config, shared })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const sockets: Socket[] = []
  /** Opens a connection and asks; what it receives until it is answered or closed. */
  const connectOnce = async () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined)
    sockets.push(socket)
    socket.write('GET / HTTP/1.1\r\nhost: shop.example\r\n\r\n')
    const [bytes] = (await Promise.race([once(socket, 'data'), once(socket, 'close')])) as [Buffer | boolean]
    return Buffer.isBuffer(bytes) ? 'answered' : 'closed'
  }
  const close = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  return { connectOnce, sockets, close }
}

test('QUA-09 QUA-13 one address holds so many connections and no more, and may open others when it has closed some', async () => {
  const { connectOnce, sockets, close } = await openServer([])
  expect([await connectOnce(), await connectOnce(), await connectOnce()]).toEqual(['answered', 'answered', 'closed'])
  sockets[0]!.destroy()
  await expect.poll(connectOnce).toBe('answered')
  close()
})

test('QUA-09 a trusted proxy’s connections are those of many', async () => {
  const { connectOnce, close } = await openServer(['127.0.0.1'])
  expect([await connectOnce(), await connectOnce(), await connectOnce(), await connectOnce()]).toEqual(Array(4).fill('answered'))
  close()
})
