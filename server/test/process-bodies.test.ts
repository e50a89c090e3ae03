import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { uploadPaths } from '@longmall/contract/upload.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { openTestShop } from './harness.ts'
import { makeFolder, runShop, type RunningShop } from './run-shop.ts'

const [KB, MB] = [1024, 1024 * 1024]
// Stripe is set up; PayPal is not.
const shop = await openTestShop({
  kind: 'opened',
  settings: { 'payment.stripe_key': 'sk_test_1', 'payment.stripe_webhook_secret': 'whsec_1' },
})
const json = 'application/json'
const form = 'application/x-www-form-urlencoded'
const upload = 'multipart/form-data; boundary=x'

let server: RunningShop
let slow: Promise<string>[]
beforeAll(async () => {
  server = await runShop({ DATABASE_URL: shop.url, DATA_DIR: makeFolder() })
  // Begun now, so that they are nearly over when all else is tested.
  slow = slowOnes.map(([, head, drip]) => sendSlowly(head, drip))
})

function open(): { socket: Socket; received: () => string; ended: Promise<void> } {
  const { hostname, port } = new URL(server.address)
  const socket = connect(Number(port), hostname)
  let received = ''
  socket.on('data', (bytes: Buffer) => (received += bytes.toString()))
  // The server ends a connection while bytes are under way.
  socket.on('error', () => undefined)
  return { socket, received: () => received, ended: new Promise((resolve) => socket.once('close', () => resolve())) }
}
const headOf = (path: string, type: string, length: string) =>
  `POST ${path} HTTP/1.1\r\nhost: shop.example\r\ncontent-type: ${type}\r\n${length}\r\n\r\n`
const chunked = 'transfer-encoding: chunked'

/** The most memory that the server ever had. */
const peak = () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))![1]) * KB
const refusalIn = (received: string) => [/^HTTP\/1\.1 (\d+)/.exec(received)?.[1], /"reason":"([^"]+)"/.exec(received)?.[1]].join(' ')

const chunk = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(64 * KB, 'x'), Buffer.from('\r\n')])

/** Sends one piece more than is allowed, waits for the answer, and goes on to 300 MB whatever it says, until the connection ends. */
async function flood(path: string, type: string, allowed: number) {
  const { socket, received, ended } = open()
  let sent = 0
  let isOver = false
  void ended.then(() => (isOver = true))
  const send = async (bytes: number) => {
    for (; sent < bytes && !isOver; sent += 64 * KB)
      if (!socket.write(chunk)) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), ended])
  }
  socket.write(headOf(path, type, chunked))
  await send(allowed + 1)
  await expect.poll(() => isOver || received().includes('\r\n\r\n')).toBe(true)
  await send(300 * MB)
  socket.end()
  await ended
  return { refusal: refusalIn(received()), sent }
}

describe('QUA-09 300 MB in chunks are refused while they come, and leave the memory of the process flat', () => {
  test.each([
    ['a webhook', '/api/payment/webhook/stripe', json, 256 * KB, '413 call.too_large'],
    ['a webhook of a provider that is not set up', '/api/payment/webhook/paypal', json, 256 * KB, '413 call.too_large'],
    ['a form', '/api/identity/log_in', form, 256 * KB, '413 call.too_large'],
    ['an upload by a stranger', '/api/upload/avatar', upload, uploadPaths.avatar.maxBytes + 64 * KB, '413 media.too_large'],
  ])('to %s: it is read no further', async (_, path, type, allowed, refusal) => {
    const before = peak()
    const refusals = await flood(path, type, allowed)
    expect(refusals.refusal).toBe(refusal)
    expect(refusals.sent).toBeLessThan(100 * MB)
    expect(peak() - before).toBeLessThan(150 * MB)
  })

  test.each(['/api/payment/webhook/nobody', '/api/nothing'])('to %s: it is thrown away', async (path) => {
    const before = peak()
    expect((await flood(path, json, 0)).refusal).toBe('404 call.not_found')
    expect(peak() - before).toBeLessThan(150 * MB)
  })
})

/** What is sent at once, what follows every second, and what is received before the connection ends. */
const slowOnes: [name: string, head: string, drip: string, heard: string][] = [
  ['a connection that says nothing', '', '', '408 '],
  ['a head that never ends', 'GET / HTTP/1.1\r\nhost: shop.example\r\n', 'x-more: 1\r\n', '408 '],
  ['a form whose bytes do not come', headOf('/api/identity/log_in', form, 'content-length: 500') + 'a', '', '408 call.timeout'],
  ['a form in drops', headOf('/api/identity/log_in', form, chunked), '1\r\na\r\n', '408 call.timeout'],
  ['a webhook whose bytes do not come', headOf('/api/payment/webhook/stripe', json, 'content-length: 500') + '{', '', '408 call.timeout'],
  ['an upload in drops', headOf('/api/upload/avatar', upload, chunked), '1\r\na\r\n', '422 media.interrupted'],
]

async function sendSlowly(head: string, drip: string): Promise<string> {
  const { socket, received, ended } = open()
  socket.write(head)
  const drops = setInterval(() => socket.write(drip), 1000)
  await ended
  clearInterval(drops)
  return refusalIn(received())
}

test('QUA-09 slow heads, forms, webhooks and uploads are ended by the server at its usual bounds', async () => {
  const refusals = await Promise.all(slow)
  expect(refusals.map((received, n) => [slowOnes[n]![0], received])).toEqual(slowOnes.map(([name, , , received]) => [name, received]))
  expect(await fetch(`${server.address}/readyz`).then(({ status }) => status)).toBe(200)
})
