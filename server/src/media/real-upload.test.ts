import { mkdirSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../test/harness.ts'
import { buildApp } from '../serve.ts'
import { jpeg, padded, png } from './test/pictures.ts'
import { formOf, type UploadParts } from './test/upload.ts'

let shop: TestShop
let server: Server
let origin: string
beforeAll(async () => {
  shop = await openTestShop()
  mkdirSync(join(shop.site.config.dataDir, 'media'))
  const { fetch } = await buildApp(shop.site, { isReady: true })
  server = createAdaptorServer({ fetch }) as Server
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise<unknown>((done) => server.close(done)))

const send = async (token: string | null, parts: UploadParts) => {
  const response = await fetch(`${origin}/api/upload/${parts.path ?? 'avatar'}`, { method: 'POST', body: formOf(token, parts) })
  return { status: response.status, body: (await response.json()) as { code: number; data: { pic_path?: string } } }
}

describe('over a real connection', () => {
  test('SHL-23 an upload can be seen where its answer says, as a picture and as nothing else', async () => {
    const { token } = await shop.member()
    const { status, body } = await send(token, { file: await jpeg(900, 600), filename: 'x.html', type: 'text/html' })
    expect([status, body.code]).toEqual([200, 0])
    const response = await fetch(origin + body.data.pic_path!)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({ format: 'webp', width: 512, height: 341 })
  })

  test.each([11, 40])('SHL-23 a client that sends %i MB hears why it was refused', async (megabytes) => {
    const { token } = await shop.member()
    const { status, body } = await send(token, { file: await padded(megabytes * 1024 * 1024) })
    expect([status, body]).toEqual([413, expect.objectContaining({ message: 'Choose an image under 10 MB' })])
    expect((await send(token, { file: await png() })).status).toBe(200)
  })

  test.each([
    '/media/../sign.key',
    '/media/%2e%2e/sign.key',
    '/media/..%2fsign.key',
    '/media/u/%2e%2e%2f%2e%2e%2fsign.key',
    '/media/..%5csign.key',
    '/media//../sign.key',
    '/media/u/',
    '/media/',
  ])('SHL-23 QUA-09 %s shows nothing of the data folder', async (path) => {
    writeFileSync(join(shop.site.config.dataDir, 'sign.key'), 'the key of the shop')
    const answer = await raw(`GET ${path} HTTP/1.1\r\nhost: shop.example\r\nconnection: close\r\n\r\n`)
    expect(answer).not.toContain('the key of the shop')
    expect(answer).not.toMatch(/^HTTP\/1.1 200/)
  })

  test('SHL-23 QUA-09 a client that goes away in the middle leaves nothing and holds no place', async () => {
    const { token, member_id } = await shop.member()
    const whole = new Response(formOf(token, { file: await padded(1024 * 1024) }))
    const body = Buffer.from(await whole.arrayBuffer())
    const head = `POST /api/upload/avatar HTTP/1.1\r\nhost: shop.example\r\ncontent-type: ${whole.headers.get('content-type')}\r\ncontent-length: ${body.length}\r\n\r\n`
    for (let n = 0; n < 12; n++) await breakOff(Buffer.concat([Buffer.from(head), body.subarray(0, body.length / 2)]))
    await expect.poll(async () => (await send(token, { file: await png() })).status).toBe(200)
    expect(await shop.db.selectFrom('media').where('member_id', '=', member_id).selectAll().execute()).toHaveLength(1)
  })

  test('SHL-23 QUA-09 a length that says too little is not believed', async () => {
    const { token } = await shop.member()
    const whole = new Response(formOf(token, { file: await png() }))
    const body = Buffer.from(await whole.arrayBuffer())
    const head = `POST /api/upload/avatar HTTP/1.1\r\nhost: shop.example\r\ncontent-type: ${whole.headers.get('content-type')}\r\nconnection: close\r\ncontent-length: ${body.length - 200}\r\n\r\n`
    expect(await raw(Buffer.concat([Buffer.from(head), body]))).toMatch(/^HTTP\/1.1 4(00|22) /)
  })
})

/** What the server answers to these bytes. */
function raw(bytes: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.write(bytes))
    socket.setEncoding('utf8')
    socket.on('data', (part) => (answer += part))
    socket.on('close', () => resolve(answer))
    socket.on('error', (error) => (answer ? resolve(answer) : reject(error)))
  })
}

/** Sends part of a request and closes the connection. */
function breakOff(bytes: Buffer): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.write(bytes, () => socket.destroy()))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve())
  })
}
