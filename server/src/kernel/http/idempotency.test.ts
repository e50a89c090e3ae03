import { randomUUID } from 'node:crypto'
import { Quantity } from '@longmall/contract/fields.ts'
import { operation } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { encodeForm, openTestShop, type Client, type TestShop } from '../../../test/harness.ts'
import type { Context } from '../context.ts'
import { createHttp } from './http.ts'
import { Refusal } from '../refusal.ts'

const input = z.object({ quantity: Quantity })
const contract = {
  put: operation({
    path: 'probe/put',
    kind: 'command',
    access: { who: 'optional' },
    summary: 'Writes',
    input,
    output: z.object({ id: Quantity }),
  }),
  tell: operation({
    path: 'probe/tell',
    kind: 'command',
    access: { who: 'optional' },
    summary: 'Answers in an order of its own',
    input: z.object({}),
    output: z.object({ zebra: z.object({ yak: z.string(), ant: z.number() }), id: z.number(), names: z.record(z.string(), z.string()) }),
  }),
}
let isOpen = true
const handlers = {
  put: async ({ db }: Context, { quantity }: { quantity: number }) => {
    const { rows } = await sql<{ id: number }>`insert into probe (quantity) values (${quantity}) returning id`.execute(db)
    if (!isOpen) throw new Refusal('cart.sold_out', { left: 0 })
    return { id: rows[0]!.id }
  },
  tell: async () => ({
    zebra: { yak: 'A “word”\u2028 of 長', ant: 1e21 },
    id: -0,
    names: { 'zh-cn': '名', b: 'B', 10: 'ten', 'en-us': 'Name', 9: 'nine' },
  }),
}

let shop: TestShop
let app: ReturnType<typeof createHttp>
let member: Client
beforeAll(async () => {
  shop = await openTestShop()
  await sql`create table probe (id int generated always as identity, quantity int not null)`.execute(shop.admin)
  app = createHttp(shop.site, [{ contract, handlers: handlers as never }], { checkOutput: true, refuseWhenClosed: () => undefined })
})
beforeEach(async () => {
  isOpen = true
  member = await shop.member()
  await sql`delete from probe`.execute(shop.db)
})

async function put(fields: Record<string, unknown>, by: Client = member) {
  const response = await app.request('/api/probe/put', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: encodeForm({ quantity: 1, token: by.token ?? undefined, visitor: by.visitor, ...fields }),
  })
  return { status: response.status, ...((await response.json()) as { code: number; data: Record<string, unknown> }) }
}
const written = async () => (await sql<{ count: number }>`select count(*)::int as count from probe`.execute(shop.db)).rows[0]!.count

test('a request sent again is answered the same and changes nothing', async () => {
  const request_key = randomUUID()
  const first = await put({ request_key })
  expect(first.status).toBe(200)
  expect(await put({ request_key })).toEqual(first)
  expect(await written()).toBe(1)
})

test('SHL-10 a request sent again is answered byte for byte as the first time', async () => {
  const body = encodeForm({ token: member.token!, request_key: randomUUID() })
  const send = async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const response = await app.request('/api/probe/tell', { method: 'POST', headers, body })
    return Buffer.from(await response.arrayBuffer()).toString('hex')
  }
  const first = await send()
  expect(await send()).toBe(first)
  expect(Buffer.from(first, 'hex').toString()).toContain('"data":{"zebra":{"yak":')
})

test('of eight at once with one key, one is done and all get its answer', async () => {
  const request_key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 8 }, () => put({ request_key })))
  expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
  expect(await written()).toBe(1)
})

test('a key that comes with another body is refused with 409, however its fields are ordered', async () => {
  const request_key = randomUUID()
  await put({ request_key })
  expect(await put({ request_key, quantity: 2 })).toMatchObject({ status: 409, data: { reason: 'call.key_reused' } })
  expect(await put({ quantity: 1, request_key })).toMatchObject({ status: 200 })
  expect(await written()).toBe(1)
})

test('a refusal is not kept: the same request may succeed later', async () => {
  const request_key = randomUUID()
  isOpen = false
  expect((await put({ request_key })).status).toBe(422)
  isOpen = true
  expect((await put({ request_key })).status).toBe(200)
  expect(await written()).toBe(1)
})

test('a key is the caller’s own: another member’s request with it is another request', async () => {
  const request_key = randomUUID()
  await put({ request_key })
  expect((await put({ request_key }, await shop.member())).status).toBe(200)
  expect((await put({ request_key }, shop.visitor())).status).toBe(200)
  expect(await written()).toBe(3)
})

test('a command without a key, or with one that is none, is refused by the field’s name', async () => {
  expect(await put({})).toMatchObject({ status: 400, data: { fields: { request_key: 'This field is required' } } })
  expect(await put({ request_key: 'again' })).toMatchObject({
    status: 400,
    data: { fields: { request_key: 'Check the format' } },
  })
  expect(await written()).toBe(0)
})
