import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { atEnd } from '../../../test/at-end.ts'

export interface ReceivedSms {
  path: string
  authorization: string
  fields: Record<string, string>
}

export interface SmsServer {
  base: string
  received: ReceivedSms[]
  /** Responses, the next one first; then it accepts everything. */
  answers: { status: number; body: unknown }[]
}

/** Twilio's interface for messages, as far as the shop uses it, on a port of a test's own. */
export async function openSmsServer(): Promise<SmsServer> {
  const double: SmsServer = { base: '', received: [], answers: [] }
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const fields = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8')))
    double.received.push({ path: request.url!, authorization: request.headers.authorization ?? '', fields })
    const { status, body } = double.answers.shift() ?? { status: 201, body: { sid: 'SM1', status: 'queued' } }
    response.writeHead(status, { 'content-type': 'application/json' }).end(typeof body === 'string' ? body : JSON.stringify(body))
  }
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  double.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  atEnd(() => {
    server.closeAllConnections()
    server.close()
  })
  return double
}
