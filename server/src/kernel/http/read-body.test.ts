import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { afterAll, describe, expect, test } from 'vitest'
import { readBody, type BodyLimits } from './read-body.ts'
import type { Refusal } from '../refusal.ts'

const chunk = new Uint8Array(65536)
const post = (body: ReadableStream<Uint8Array> | string, headers: Record<string, string> = {}) =>
  new Request('http://shop.example/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
const outcomeOf = (body: Promise<Buffer>) =>
  body.then(
    (bytes) => bytes.byteLength,
    (error: Refusal) => error.code,
  )
const silent = () => new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(new Uint8Array(9)) })

describe('QUA-09 a body is read no further than allowed', () => {
  test.each([undefined, '100'])('whatever length it says: %s', async (contentLength) => {
    let read = 0
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => (++read < 4800 ? controller.enqueue(chunk) : controller.close()),
    })
    expect(await outcomeOf(readBody(post(body), { maxBytes: 200_000, ...(contentLength && { pace: { ms: 60_000, bytes: 1 } }) }))).toBe(
      'call.too_large',
    )
    expect(read).toBeLessThan(10)
  })

  test.each([
    [0, 0],
    [100, 100],
    [101, 'call.too_large'],
  ])('%i bytes of 100 at most: %s', async (bytes, outcome) => {
    expect(await outcomeOf(readBody(post('x'.repeat(bytes)), { maxBytes: 100 }))).toBe(outcome)
    const streamed = new Response('x'.repeat(bytes)).body!
    expect(await outcomeOf(readBody(post(streamed), { maxBytes: 100 }))).toBe(outcome)
  })

  test('a length beyond it is believed at once', async () => {
    expect(await outcomeOf(readBody(post(silent(), { 'content-length': '101' }), { maxBytes: 100 }))).toBe('call.too_large')
  })
})

describe('QUA-09 a body is waited for no longer than allowed', () => {
  test('one that stays out', async () => {
    expect(await outcomeOf(readBody(post(silent()), { maxBytes: 100, timeoutMs: 20 }))).toBe('call.timeout')
    expect(await outcomeOf(readBody(post(silent(), { 'content-length': '50' }), { maxBytes: 100, timeoutMs: 20 }))).toBe('call.timeout')
  })

  test('one that comes by drops, whatever its patience', async () => {
    let drops: NodeJS.Timeout
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => void (drops = setInterval(() => controller.enqueue(new Uint8Array(1)), 5)),
      cancel: () => clearInterval(drops),
    })
    const limits = { maxBytes: 100_000, timeoutMs: 600_000, pace: { ms: 50, bytes: 1000 } }
    expect(await outcomeOf(readBody(post(body), limits))).toBe('call.timeout')
  })
})

describe('over a real connection', () => {
  const limits: BodyLimits = { maxBytes: 1000, timeoutMs: 100 }
  const fetch = async (request: Request) => Response.json(await outcomeOf(readBody(request, limits)))
  const server = createAdaptorServer({ fetch }) as Server
  afterAll(() => new Promise<unknown>((done) => server.close(done)))

  test.each([
    ['with a length', 'content-length: 500', 'x'],
    ['in chunks', 'transfer-encoding: chunked', '1\r\nx\r\n'],
  ])('QUA-09 a slow body %s is answered, and its connection ends', async (_, header, part) => {
    if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening')
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    let received = ''
    socket.on('data', (bytes: Buffer) => (received += bytes.toString()))
    socket.write(`POST / HTTP/1.1\r\nhost: shop.example\r\n${header}\r\n\r\n${part}`)
    await once(socket, 'close')
    expect(received).toContain('call.timeout')
  })
})
