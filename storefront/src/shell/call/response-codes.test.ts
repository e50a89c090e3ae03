import { expect, test } from 'vitest'
import { createMemoryStore } from '../session/memory-store.ts'
import { clearSession } from '../session/session.ts'
import { createStorage, memberKeys } from '../session/storage.ts'
import { createCodeHandler } from './response-codes.ts'

const member = {
  token: 't',
  customer_id: '7',
  email: 'a@b.c',
  nickname: 'Ann',
  userInfo: '{}',
  customerInfo: '{}',
  selectedPaymentAddress: '1',
}

/** A handler with a storage that contains `stored`, and its effects in order. */
function setUp(stored: Record<string, string> = member, { siteState = 1, host = false } = {}) {
  const done: string[] = []
  const storage = createStorage(() => createMemoryStore(stored))
  let state = siteState
  const handle = createCodeHandler({
    storage,
    siteState: () => state,
    setSiteState: (next) => {
      state = next
      done.push(`state ${next}`)
    },
    clearMember: async () => {
      clearSession(storage)
      done.push('forget')
    },
    reloadCartCount: async () => done.push('cart count'),
    accountSwitched: async () => done.push('switched'),
    go: async (path) => done.push(`go ${path}`),
    emitLogin: () => host,
    toast: (message, duration) => done.push(`toast ${message} ${duration}`),
  })
  return { handle, storage, done }
}

test('SHL-12 -10009 with a second account switches to it and refreshes the token', async () => {
  const { handle, storage, done } = setUp({ ...member, token2: 't2', customer_id2: '8' })
  expect(await handle(-10009, 't')).toBe('again')
  expect([storage.read('token'), storage.read('customer_id'), storage.read('token2'), storage.read('email')]).toEqual([
    't2',
    '8',
    null,
    null,
  ])
  expect(done).toEqual(['switched'])
})

test('SHL-12 -10009 without a second account clears, reloads the cart count and goes home', async () => {
  const { handle, storage, done } = setUp()
  expect(await handle(-10009, 't')).toBe('done')
  expect(done).toEqual(['forget', 'cart count', 'go /v2/index/index/index'])
  expect(memberKeys.map((key) => storage.read(key))).toEqual(memberKeys.map(() => null))
})

test('SHL-12 -10009 under the log-in lock does nothing', async () => {
  const { handle, storage, done } = setUp({ ...member, loginLock: '1' })
  expect(await handle(-10009, 't')).toBe('done')
  expect(done).toEqual([])
  expect(storage.read('token')).toBe('t')
})

test('SHL-12 410000 logs out here and goes to the log-in screen', async () => {
  const { handle, done } = setUp()
  await handle(410000, 't')
  expect(done).toEqual(['forget', 'go /v1/login'])
})

test('SHL-12 SHL-09 410001 shows for 6000 ms that the account is logged in elsewhere, then logs out', async () => {
  const { handle, done } = setUp()
  await handle(410001, 't')
  expect(done).toEqual(['toast logged_in_elsewhere 6000', 'forget', 'go /v1/login'])
})

test('a host that takes the log-in over gets the event in place of the log-in screen', async () => {
  const { handle, done } = setUp(member, { host: true })
  await handle(410000, 't')
  expect(done).toEqual(['forget'])
})

test('SHL-12 of many calls that find the session ended only the first one acts', async () => {
  const { handle, done } = setUp()
  await handle(410000, 't')
  await handle(410000, 't')
  await handle(410001, 't')
  expect(done).toEqual(['forget', 'go /v1/login'])
})

test('SHL-12 a call that was on its way while the account changed is sent again with the new token', async () => {
  const { handle, done } = setUp({ ...member, token: 'new' })
  expect(await handle(-10009, 'old')).toBe('again')
  expect(done).toEqual([])
})

test.each([-2, -3])('SHL-12 %i closes the shop once, when it was open', async (code) => {
  const { handle, done } = setUp()
  await handle(code, 't')
  await handle(code, 't')
  expect(done).toEqual([`state ${code}`, 'go /v2/store_closed'])
})

test('SHL-12 -19999 forgets the member and shows the account-cancelled screen', async () => {
  const { handle, done } = setUp()
  await handle(-19999, 't')
  expect(done).toEqual(['forget', 'go /v2/account_cancelled'])
})

test('any other code is left to its screen', async () => {
  const { handle, done } = setUp()
  expect(await handle(-1, 't')).toBe('done')
  expect(done).toEqual([])
})
