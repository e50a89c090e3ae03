import { createServer as createHttpServer } from 'node:http'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { atEnd } from '../../../test/at-end.ts'
import { isPublicAddress } from '../../kernel/security/fetch-public.ts'
import { createPictureFetcher } from './fetch-picture.ts'

const refusal = (fetching: Promise<Buffer>) =>
  fetching.then(
    () => 'had',
    (error: Error) => error.message,
  )

async function listen(server: Server): Promise<number> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => void sockets.add(socket))
  server.listen(0, '127.0.0.1')
  await new Promise((go) => server.once('listening', go))
  atEnd(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  return (server.address() as AddressInfo).port
}
const isLoopback = (address: string) => address === '127.0.0.1'

test('a host that cannot be reached is left alone after the first failures', async () => {
  const host = `127.0.0.1:${await listen(createServer())}`
  const fetchPicture = createPictureFetcher({ timeoutMs: 50, concurrency: 2, maxFailures: 2, mayConnect: isLoopback })
  const reasons = await Promise.all(Array.from({ length: 10 }, (_, index) => refusal(fetchPicture(`http://${host}/${index}.jpg`))))
  const unreachable = `images from ${host} cannot be loaded`
  expect(new Set(reasons)).toEqual(new Set([unreachable, `previous images from ${host} could not be loaded`]))
  // One may be under way already when the second failure is counted.
  expect(reasons.filter((reason) => reason === unreachable).length).toBeLessThanOrEqual(3)
})

test('only http addresses are asked', async () => {
  expect(await refusal(createPictureFetcher()('file:///etc/passwd'))).toBe('not an http address')
})

test('IDN-11 nothing within our network is asked for a picture: by number, by name, by a redirect; all is refused in the same words', async () => {
  let requestCount = 0
  const inner = await listen(createHttpServer((_, response) => void (requestCount++, response.end('secret'))))
  const outer = await listen(
    createHttpServer((request, response) => {
      if (request.url === '/text') response.end('content')
      else if (request.url === '/around') response.writeHead(302, { location: '/around' }).end()
      else response.writeHead(307, { location: `http://127.0.0.2:${inner}/` }).end()
    }),
  )
  const fetchPicture = createPictureFetcher()
  const paths = [`127.0.0.1:${inner}`, `localhost:${inner}`, `[::ffff:127.0.0.1]:${inner}`, `2130706433:${inner}`, `0.0.0.0:${inner}`]
  for (const host of paths) expect(await refusal(fetchPicture(`http://${host}/`))).toMatch(/^images from .* cannot be loaded$/)
  // Some of its addresses are public, and one is not.
  const twoFaced = createPictureFetcher({
    resolve: async () => [
      { address: '8.8.8.8', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ],
  })
  expect(await refusal(twoFaced(`http://pictures.example:${inner}/`))).toMatch(/^images from .* cannot be loaded$/)
  const outside = createPictureFetcher({ mayConnect: isLoopback })
  expect(await refusal(outside(`http://127.0.0.1:${outer}/inwards`))).toBe(`images from 127.0.0.1:${outer} cannot be loaded`)
  expect(await refusal(outside(`http://127.0.0.1:${outer}/around`))).toBe(`images from 127.0.0.1:${outer} cannot be loaded`)
  expect((await outside(`http://127.0.0.1:${outer}/text`)).toString()).toBe('content')
  expect(requestCount).toBe(0)
})

test('a name is resolved once, and what it was resolved to is connected to', async () => {
  const port = await listen(createHttpServer((_, response) => void response.end('content')))
  let resolved = 0
  const resolve = async () => [{ address: resolved++ === 0 ? '127.0.0.1' : '127.0.0.9', family: 4 }]
  const fetchPicture = createPictureFetcher({ mayConnect: isLoopback, resolve })
  expect((await fetchPicture(`http://pictures.example:${port}/`)).toString()).toBe('content')
  expect(resolved).toBe(1)
})

test('what is larger than a picture may be is broken off', async () => {
  const port = await listen(
    createHttpServer((_, response) => {
      const more = () => {
        while (response.write(Buffer.alloc(1024 * 1024)));
        response.once('drain', more)
      }
      more()
    }),
  )
  const fetchPicture = createPictureFetcher({ mayConnect: isLoopback, timeoutMs: 60_000 })
  expect(await refusal(fetchPicture(`http://127.0.0.1:${port}/`))).toBe('larger than 20 MB')
})

test.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['127.0.0.1', false],
  ['10.0.0.1', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['224.0.0.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['192.0.2.1', false],
  ['::1', false],
  ['::', false],
  ['::ffff:10.0.0.1', false],
  ['::ffff:a00:1', false],
  ['fe80::1', false],
  ['fc00::1', false],
  ['ff02::1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['2001:0:4136:e378::1', false],
  ['::7f00:1', false],
  ['no address', false],
])('%s is a public address: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected)
})
