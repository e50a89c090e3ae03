import { expect, test, vi } from 'vitest'
import { createMemoryStore } from '../session/memory-store.ts'
import { createStorage } from '../session/storage.ts'
import { appTypeOf } from './common-fields.ts'
import { createRequest, type RequestTools } from './request.ts'
import { CallFailure } from '@longmall/web/call/call-failure.ts'

const bases = { main: '/api', member_level: 'https://level.example/api/', set_top_box: 'https://box.example' }

/** A request helper whose network returns `responses` in turn, and the requests sent. */
function setUp(responses: unknown[], stored: Record<string, string> = {}, tools: Partial<RequestTools> = {}) {
  const sent: { url: URL; method: string; headers: Headers; body: FormData | URLSearchParams | undefined }[] = []
  const toasts: string[] = []
  const request = createRequest({
    storage: createStorage(() => createMemoryStore({ lm_visitor: 'v', ...stored })),
    bases: () => bases,
    language: 'ja-jp',
    appType: 'h5',
    isConnected: () => true,
    handleCode: async () => 'done',
    failureText: (trouble, isQuiet) => {
      if (isQuiet) return trouble
      toasts.push(trouble)
      return trouble
    },
    fetch: async (address, init) => {
      sent.push({
        url: new URL(String(address)),
        method: init?.method ?? 'GET',
        headers: new Headers(init?.headers),
        body: init?.body as URLSearchParams,
      })
      const response = responses.shift()
      if (response instanceof Error) throw response
      return response instanceof Response ? response : Response.json(response)
    },
    ...tools,
  })
  return { request, sent, toasts }
}
const ok = (data: unknown) => ({ code: 0, message: 'success', data })
const session = { token: 't', customer_id: '7', email: 'a@b.c', savedStore: '{"store_id":3}' }

test('SHL-10 without a payload it is a GET whose fields are in the address, and whose token is not', async () => {
  const { request, sent } = setUp([ok('cart')], session)
  expect(await request('cart/view', { query: { goods: [1, 2], keyword: 'a b', nothing: undefined } })).toBe('cart')
  const [call] = sent
  expect(call?.method).toBe('GET')
  expect(call?.url.pathname).toBe('/api/cart/view')
  expect(Object.fromEntries(call?.url.searchParams ?? [])).toEqual({
    app_type: 'h5',
    app_type_name: 'H5',
    store_id: '3',
    language: 'ja-jp',
    goods: '[1,2]',
    keyword: 'a b',
  })
  expect([call?.headers.get('token'), call?.headers.get('customer_id'), call?.headers.get('email'), call?.headers.get('visitor')]).toEqual([
    't',
    '7',
    'a@b.c',
    'v',
  ])
})

test('SHL-10 with a payload it is a form-encoded POST with the common fields in it', async () => {
  const { request, sent } = setUp([ok(null)], session)
  await request('cart/add', { payload: { sku_id: 5, note: 'x=1&y', selected: true } })
  const [call] = sent
  expect(call?.method).toBe('POST')
  expect(call?.url.search).toBe('')
  expect(call?.body).toBeInstanceOf(URLSearchParams)
  expect(Object.fromEntries(call?.body as URLSearchParams)).toEqual({
    app_type: 'h5',
    app_type_name: 'H5',
    store_id: '3',
    language: 'ja-jp',
    token: 't',
    customer_id: '7',
    email: 'a@b.c',
    visitor: 'v',
    sku_id: '5',
    note: 'x=1&y',
    selected: 'true',
  })
})

test('SHL-10 token, customer id, e-mail and store travel only when they are stored', async () => {
  const { request, sent } = setUp([ok(null)])
  await request('cart/add', { payload: {} })
  expect(Object.keys(Object.fromEntries(sent[0]?.body as URLSearchParams))).toEqual(['app_type', 'app_type_name', 'language', 'visitor'])
})

test('a visitor gets a key of its own, once', async () => {
  const { request, sent } = setUp([ok(null), ok(null)], { lm_visitor: '' })
  await request('cart/view')
  await request('cart/view')
  const keys = sent.map(({ headers }) => headers.get('visitor'))
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(keys[1]).toBe(keys[0])
})

test.each([
  ['main', 'cart/view', 'http://localhost/api/cart/view'],
  ['member_level', '/level/view', 'https://level.example/api/level/view'],
  ['set_top_box', 'state', 'https://box.example/state'],
  ['main', 'https://other.example/x', 'https://other.example/x'],
] as const)('SHL-10 base %s and path %s make %s', async (base, path, address) => {
  const { request, sent } = setUp([ok(null)])
  await request(path, { base })
  expect(`${sent[0]?.url.origin}${sent[0]?.url.pathname}`).toBe(address)
})

test('SHL-10 a call without a response in 60 s is reported as a slow network', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((after) =>
    after === 60_000 ? AbortSignal.abort(new DOMException('late', 'TimeoutError')) : new AbortController().signal,
  )
  const { request, toasts } = setUp([], {}, { fetch: async (_address, init) => Promise.reject(init?.signal?.reason as Error) })
  await expect(request('cart/view')).rejects.toMatchObject({ kind: 'timeout', message: 'timeout' })
  expect(toasts).toEqual(['timeout'])
  vi.restoreAllMocks()
})

test('SHL-10 offline it reports the failure and sends nothing', async () => {
  const { request, sent, toasts } = setUp([], {}, { isConnected: () => false })
  await expect(request('cart/view')).rejects.toMatchObject({ kind: 'offline' })
  expect([sent, toasts]).toEqual([[], ['offline']])
})

test('SHL-17 offline a background call fails without a toast over cached data', async () => {
  const { request, sent, toasts } = setUp([], {}, { isConnected: () => false })
  await expect(request('cart/view', { isQuiet: true })).rejects.toMatchObject({ kind: 'offline', message: 'offline' })
  expect([sent, toasts]).toEqual([[], []])
})

test('a connection that breaks is a network failure', async () => {
  const { request, toasts } = setUp([new TypeError('failed to fetch')])
  await expect(request('cart/view')).rejects.toMatchObject({ kind: 'network', code: 0 })
  expect(toasts).toEqual(['timeout'])
})

test('an answer that is no envelope, as of a proxy, is a network failure', async () => {
  const { request } = setUp([new Response('<html>', { status: 502 })])
  await expect(request('cart/view')).rejects.toMatchObject({ kind: 'network' })
})

test('a call given up by its screen is silent', async () => {
  const controller = new AbortController()
  controller.abort(new DOMException('gone', 'AbortError'))
  const { request, toasts } = setUp([], {}, { fetch: async (_address, init) => Promise.reject(init?.signal?.reason as Error) })
  await expect(request('cart/view', { signal: controller.signal })).rejects.not.toBeInstanceOf(CallFailure)
  expect(toasts).toEqual([])
})

test('IDN-07 a call as the other stored account carries its token alone, and its end does nothing to the page', async () => {
  const handled: number[] = []
  const { request, sent } = setUp([{ code: 410000, message: 'ended', data: null }], session, {
    handleCode: async (code) => {
      handled.push(code)
      return 'done'
    },
  })
  await expect(request('member/view', { as: { token: 'u', customer_id: '8' } })).rejects.toMatchObject({ code: 410000 })
  expect([sent[0]?.headers.get('token'), sent[0]?.headers.get('customer_id'), sent[0]?.headers.get('email')]).toEqual(['u', '8', null])
  expect(handled).toEqual([])
})

test('a refusal carries its message, its reason and the invalid fields', async () => {
  const { request } = setUp([
    { code: -400, message: 'Please check', data: { reason: 'call.wrong_fields', fields: { mobile: 'wrong' }, details: { a: 1 } } },
  ])
  await expect(request('member/add_address', { payload: {} })).rejects.toMatchObject({
    kind: 'refused',
    message: 'Please check',
    code: -400,
    reason: 'call.wrong_fields',
    fields: { mobile: 'wrong' },
    details: { a: 1 },
  })
})

test('a call is sent once more, and only once, for another account', async () => {
  const refused = { code: -10009, message: 'log in', data: { reason: 'session.not_logged_in' } }
  const { request, sent } = setUp([refused, refused, ok('late')], session, { handleCode: async () => 'again' })
  await expect(request('cart/view')).rejects.toMatchObject({ code: -10009 })
  expect(sent).toHaveLength(2)
})

test('SHL-10 app_type is wechat inside WeChat and h5 elsewhere', () => {
  expect(appTypeOf('Mozilla/5.0 … MicroMessenger/8.0')).toBe('wechat')
  expect(appTypeOf('Mozilla/5.0 … Chrome/140')).toBe('h5')
})
