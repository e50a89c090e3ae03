import type { SecurityOption } from '@longmall/contract/sealed.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeShop } from '../secure/test/fake-shop.ts'
import { createMemoryStore } from '../session/memory-store.ts'
import { createStorage } from '../session/storage.ts'
import { newUuid } from '@longmall/web/call/new-uuid.ts'
import { createRequest, type RequestTools } from './request.ts'
import { createSealing } from './sealing.ts'

const bases = { main: 'http://shop.example/api', member_level: 'http://level.example/api', set_top_box: 'http://192.0.2.7/box' }
const stored = { token: 't', customer_id: '7', email: 'a@b.c', lm_visitor: 'v' }
const who = { token: 't', customer_id: '7', email: 'a@b.c', visitor: 'v' }
const ok = { code: 0, message: 'success', data: 'done' }
const refusal = (reason: string, details: object = {}) => ({ code: -1, message: 'no', data: { reason, details } })

interface Sent {
  url: URL
  init: RequestInit
  body: URLSearchParams
}

let shop: Awaited<ReturnType<typeof fakeShop>>
beforeEach(async () => {
  shop = await fakeShop()
})

/** A request helper at a shop that requires `option`; calls other than `session/…` return `responses` in turn. */
function setUp(option: SecurityOption, responses: unknown[] = [], tools: Partial<RequestTools> = {}) {
  const sent: Sent[] = []
  const toasts: string[] = []
  const state = { option }
  const net = {
    language: 'ko-kr' as const,
    bases: () => bases,
    fetch: (async (address, init = {}) => {
      const url = new URL(String(address))
      if (/\/session\/(key|open)$/.test(url.pathname)) return shop.fetch(url, init)
      sent.push({ url, init, body: init.body as URLSearchParams })
      return Response.json(responses.shift() ?? ok)
    }) satisfies typeof fetch,
  }
  const sealing = createSealing({ ...net, option: () => state.option, setOption: (next) => (state.option = next) })
  const request = createRequest({
    ...net,
    sealing,
    storage: createStorage(() => createMemoryStore(stored)),
    appType: 'h5',
    isConnected: () => true,
    handleCode: async () => 'done',
    failureText: (trouble) => {
      toasts.push(trouble)
      return trouble
    },
    ...tools,
  })
  const opened = (at = 0) => shop.open(sent[at]!.body.get('encrypt')!)
  return { request, sent, toasts, state, sealing, opened }
}

test.each([1, 2] as const)(
  'SHL-11 under option %i a query is a POST with nothing in address and headers; all is sealed',
  async (option) => {
    const { request, sent, opened } = setUp(option)
    expect(await request('cart/view', { query: { goods: [1, 2], keyword: 'a b', nothing: undefined } })).toBe('done')
    const [{ url, init }] = sent as [Sent]
    expect([init.method, url.href]).toEqual(['POST', 'http://shop.example/api/cart/view'])
    expect(Object.keys(init.headers as object)).toEqual(['accept', 'language'])
    const { fields } = await opened()
    expect(fields).toMatchObject({ ...who, language: 'ko-kr', goods: '[1,2]', keyword: 'a b' })
    expect(fields).not.toHaveProperty('nothing')
    expect(fields.sealed_path).toBe('cart/view')
  },
)

test('SHL-11 a command retains its request key when it is sealed again', async () => {
  const { request, opened } = setUp(2, [refusal('session.message_replayed')])
  await request('cart/add', { payload: { sku_id: 5, request_key: 'k' } })
  const [first, second] = [await opened(0), await opened(1)]
  expect([first.fields.request_key, second.fields.request_key]).toEqual(['k', 'k'])
  expect(first.fields.sealed_nonce).not.toBe(second.fields.sealed_nonce)
})

test('SHL-11 a newly required or changed option is followed without a reload', async () => {
  const { request, sent, state, opened } = setUp(0, [
    refusal('session.option_required', { option: 2 }),
    ok,
    refusal('session.option_required', { option: 1 }),
  ])
  expect(await request('cart/view')).toBe('done')
  expect([sent[0]!.init.method, sent[1]!.init.method, state.option]).toEqual([undefined, 'POST', 2])
  expect(await request('cart/view')).toBe('done')
  expect(state.option).toBe(1)
  expect((await opened(3)).kid).toBe(shop.kid)
})

test('SHL-11 of calls that find their key unknown together, one new key is opened, and all are sent again under it', async () => {
  const responses: unknown[] = []
  const { request, sent, opened } = setUp(2, responses)
  await request('cart/view')
  const { kid } = await opened()
  responses.push(...Array.from({ length: 5 }, () => refusal('session.key_unknown', { kid })))
  await Promise.all(Array.from({ length: 5 }, () => request('cart/view')))
  const kids = await Promise.all(sent.map(async (_, at) => (await opened(at)).kid))
  expect(kids.slice(0, 6)).toEqual(Array(6).fill(kid))
  expect(new Set(kids.slice(6))).toEqual(new Set([kids[6]]))
  expect([kids.length, kids[6] === kid, shop.opened.length]).toEqual([11, false, 2])
})

test('SHL-11 a repeated refusal is reported and not retried forever', async () => {
  const kid = 'x'
  const reasons = ['session.key_unknown', 'session.message_late', 'session.message_replayed', 'session.key_unknown', 'session.key_unknown']
  const server_time = new Date().toISOString()
  const { request, sent } = setUp(
    2,
    reasons.map((reason) => refusal(reason, { kid, server_time })),
  )
  await expect(request('cart/view')).rejects.toMatchObject({ reason: 'session.key_unknown', message: 'no' })
  expect(sent).toHaveLength(4)
})

test('SHL-11 a message that the server finds damaged is reported at once', async () => {
  const { request, sent } = setUp(2, [refusal('session.message_invalid')])
  await expect(request('cart/view')).rejects.toMatchObject({ reason: 'session.message_invalid' })
  expect(sent).toHaveLength(1)
})

test('SHL-11 calls to other places go as they are: another site, a set-top box; those to the member-level base are sealed', async () => {
  const { request, sent } = setUp(2)
  await request('https://elsewhere.example/x', { payload: { a: 1 } })
  await request('state', { base: 'set_top_box' })
  await request('level/view', { base: 'member_level' })
  await request('http://shop.example/wechat/api/wechat/authcodetoopenid', { query: { code: 'c' } })
  expect(sent.map(({ init }) => (init.body as URLSearchParams | undefined)?.has('encrypt') ?? false)).toEqual([false, false, true, true])
  expect((await shop.open(sent[3]!.body.get('encrypt')!)).fields.sealed_path).toBe('wechat/api/wechat/authcodetoopenid')
})

test('SHL-11 another stored account has a key of its own', async () => {
  const { request, opened } = setUp(2)
  await request('member/view')
  await request('member/view', { as: { token: 'u', customer_id: '8' } })
  const [own, other] = [await opened(0), await opened(1)]
  expect([own.fields.token, other.fields.token, own.kid === other.kid]).toEqual(['t', 'u', false])
})

test('SHL-11 without Web Crypto it reports that it needs a secure connection, and sends nothing', async () => {
  const { request, sent, toasts } = setUp(2)
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  await expect(request('cart/view')).rejects.toMatchObject({ kind: 'broken', message: 'insecure' })
  vi.unstubAllGlobals()
  expect([sent, toasts]).toEqual([[], ['insecure']])
})

test('where there is no HTTPS and no option a call goes all the same, and numbers are random UUIDs', async () => {
  const { request, sent } = setUp(0, [], { storage: createStorage(() => createMemoryStore()) })
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  await request('cart/view')
  const uuids = Array.from({ length: 100 }, newUuid)
  vi.unstubAllGlobals()
  expect((sent[0]!.init.headers as Record<string, string>).visitor).toMatch(/^[0-9a-f-]{36}$/)
  expect(new Set(uuids).size).toBe(100)
  for (const uuid of uuids) expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('SHL-11 without an option nothing is sealed and nothing more is loaded or called', async () => {
  const { request, sent, sealing } = setUp(0)
  await request('cart/view')
  await sealing.forget()
  expect([sent[0]!.init.method, shop.requested]).toEqual([undefined, []])
})
