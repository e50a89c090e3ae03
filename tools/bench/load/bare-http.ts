import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

// The limit beside a cached answer: the same bytes from the runtime's own server, with nothing behind it.
process.once('message', ({ body, type }: { body: string; type: string }) => {
  const bytes = Buffer.from(body, 'base64')
  const headers = { 'content-type': type, 'cache-control': 'public, no-cache', etag: 'W/"bench"', 'content-length': bytes.length }
  const server = createServer((_, response) => void response.writeHead(200, headers).end(bytes))
  server.keepAliveTimeout = 60000
  server.listen(0, '127.0.0.1', () => process.send!({ port: (server.address() as AddressInfo).port }))
})
