import { CallFailure } from '@longmall/web/call/call-failure.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../shell/call/query-client.ts'
import { createMemoryStore } from '../shell/session/memory-store.ts'
import { createStorage } from '../shell/session/storage.ts'
import { noteVisitSource } from '../shell/session/visit-source.ts'
import { bindSources } from './bind-source.ts'

beforeEach(() => vi.stubGlobal('sessionStorage', createMemoryStore()))
afterEach(() => vi.unstubAllGlobals())

interface Fields {
  source_member: number
  way: string
}

function openBrowser({ fenxiao = true } = {}) {
  const storage = createStorage(() => createMemoryStore())
  const sent: Pick<Fields, 'source_member' | 'way'>[] = []
  let failure: CallFailure | null = null
  let arrive = () => undefined as void
  let state = { hasLogin: false, addons: { fenxiao } }
  let changed: (after: never, before: never) => void = () => undefined
  const start = () =>
    bindSources({
      storage,
      queryClient: createQueryClient({ call: async () => undefined }),
      request: async (_path, { payload } = {}) => {
        const { source_member, way } = payload as unknown as Fields
        sent.push({ source_member, way })
        if (failure) throw failure
      },
      router: {
        subscribe: (_event, listener) => {
          arrive = () => listener({} as never)
          return () => undefined
        },
      },
      shared: {
        getState: () => state as never,
        subscribe: (listener) => {
          changed = listener as typeof changed
          return () => undefined
        },
      },
    })
  const logIn = (customer_id: number) => {
    storage.write('token', 'a token')
    storage.write('customer_id', String(customer_id))
    const before = state
    state = { ...state, hasLogin: true }
    changed(state as never, before as never)
  }
  return { start, sent, logIn, arrive: () => arrive(), fail: (as: CallFailure | null) => void (failure = as) }
}

const settle = () => new Promise((done) => setTimeout(done))

test('DST-02 a visitor who came by a link is bound when logging in, once', async () => {
  const { start, sent, logIn, arrive } = openBrowser()
  noteVisitSource('?sku_id=7&source_member=42')
  start()
  arrive()
  expect(sent).toEqual([])
  logIn(7)
  await settle()
  arrive()
  start()
  expect(sent).toEqual([{ source_member: 42, way: 'link' }])
})

test('DST-02 another source binds again, and a poster is named', async () => {
  const { start, sent, logIn, arrive } = openBrowser()
  start()
  logIn(7)
  noteVisitSource('?source_member=42')
  arrive()
  await settle()
  noteVisitSource('?source_member=43&source_type=qr&long_mall_qr_type=poster')
  arrive()
  expect(sent).toEqual([
    { source_member: 42, way: 'link' },
    { source_member: 43, way: 'poster' },
  ])
})

test('DST-02 nobody binds oneself, and without the add-on nobody is bound', () => {
  const own = openBrowser()
  noteVisitSource('?source_member=7')
  own.start()
  own.logIn(7)
  expect(own.sent).toEqual([])
  const off = openBrowser({ fenxiao: false })
  noteVisitSource('?source_member=42')
  off.start()
  off.logIn(7)
  expect(off.sent).toEqual([])
})

test('DST-02 a refused binding is not tried again; a lost one is, with the next page', async () => {
  const { start, sent, logIn, arrive, fail } = openBrowser()
  noteVisitSource('?source_member=42')
  start()
  fail(new CallFailure('network', ''))
  logIn(7)
  await settle()
  fail(new CallFailure('refused', '', -1, null))
  arrive()
  await settle()
  arrive()
  expect(sent).toHaveLength(2)
})
