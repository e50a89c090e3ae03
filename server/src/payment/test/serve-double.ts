import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { atEnd } from '../../../test/at-end.ts'

export interface DoubleRequest {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: string
}
export interface DoubleResponse {
  status?: number
  body: unknown
}

/** Serves a provider's double on a port of its own until the tests of the file are over; answers its address. */
export async function serveDouble(respond: (doubleRequest: DoubleRequest) => DoubleResponse): Promise<string> {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { status = 200, body: responseBody } = respond({ method: request.method!, path: request.url!, headers: request.headers, body })
      response.writeHead(status, { 'content-type': 'application/json', connection: 'close' }).end(JSON.stringify(responseBody))
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  atEnd(() => new Promise<void>((closed) => void server.close(() => closed())))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
