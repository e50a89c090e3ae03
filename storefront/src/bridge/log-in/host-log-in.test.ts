import { createHash } from 'node:crypto'
import { forcedRefreshMs } from '@longmall/contract/constants.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMemoryStore } from '../../shell/session/memory-store.ts'
import { clearSession, storeSession } from '../../shell/session/session.ts'
import { createStorage, storageKeys } from '../../shell/session/storage.ts'
import { createProblemLog } from '../message/problems.ts'
import type { HostMessage } from '../message/read-message.ts'
import { createHostLogIn, type HostAnswer } from './host-log-in.ts'
import { createInitInfo } from './init-info.ts'
import { burstMs, oncePerBurst } from './once-per-burst.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('isSecureContext', true)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const session = { token: 'server-token', customer_id: 7, email: 'a@b.example', nickname: 'Ann', expires_at: '2026-12-21T00:00:00.000Z' }
const entered: HostAnswer = { session, ticket: null, suggested: null, is_current: false }
const reply = (fields: Partial<HostMessage> = {}): HostMessage => ({
  cmd: '002',
  pro_version: '1.0.0',
  plartform: 'ios',
  mes_unique_id: 'm',
  ...fields,
})

function device(stored: Record<string, string> = {}, answer: () => Promise<HostAnswer> = async () => entered) {
  const storage = createStorage(() => createMemoryStore(stored))
  const done: string[] = []
  const requested: [string, string | null][] = []
  const problems = createProblemLog(() => undefined)
  const log = createHostLogIn({
    storage,
    problems,
    info: createInitInfo(() => done.push('info')),
    exchange: (token, current) => {
      requested.push([token, current])
      return answer()
    },
    startSession: async (one) => storeSession(storage, one, 1000),
    storeTicket: ({ ticket }) => done.push(`ticket ${ticket}`),
    clearMember: async () => {
      clearSession(storage)
      done.push('forgotten')
    },
    resetCartCount: () => done.push('cart 0'),
    goHome: async () => done.push('home'),
    closeLogInScreen: async () => undefined,
    promptLogIn: () => done.push('prompt'),
    endSession: async () => storage.read('token') && done.push('ended'),
    notifyLoggedOut: () => done.push('logged out'),
    now: () => 5000,
  })
  return { storage, done, requested, problems, ...log }
}

const member = { token: 'old', customer_id: '3', email: 'x@y.example', userInfo: '{}', selectedPaymentAddress: '1' }

test('HST-03 a host token is exchanged, the session is stored, lock and unbound marker go, and the info reloads', async () => {
  const one = device({ loginLock: '1', unbound: '1' })
  await one.handleLogInReply(reply({ token: 'host-token' }))
  expect(one.requested).toEqual([['host-token', null]])
  expect([one.storage.read('token'), one.storage.read('loginLock'), one.storage.read('unbound')]).toEqual(['server-token', null, null])
  expect(one.done).toEqual(['info'])
})

test('HST-03 the session’s name here is a hash of the time and the host token, and neither token is in it', async () => {
  const one = device()
  await one.handleLogInReply(reply({ token: 'host-token' }))
  const name = createHash('sha256').update('5000host-token').digest('hex')
  expect(JSON.parse(one.storage.read('authInfo')!)).toEqual({ session: name, time: 5000 })
  expect(storageKeys.map((key) => one.storage.read(key)).join()).not.toContain('host-token')
})

test('HST-03 the same token again opens nothing twice; a member’s own session is named, so that it goes on', async () => {
  const one = device(member, async () => ({ session: null, ticket: null, suggested: null, is_current: true }))
  await Promise.all([one.handleLogInReply(reply({ token: 'a' })), one.handleLogInReply(reply({ token: 'a' }))])
  expect([one.requested, one.storage.read('token')]).toEqual([[['a', 'old']], 'old'])
  expect(one.done).toEqual(['info'])
})

test('HST-03 of two tokens at once the second is exchanged when the first has its session', async () => {
  const one = device()
  await Promise.all([one.handleLogInReply(reply({ token: 'a' })), one.handleLogInReply(reply({ token: 'b' }))])
  expect(one.requested).toEqual([
    ['a', null],
    ['b', 'server-token'],
  ])
})

test('HST-03 somebody whom the shop does not know is marked unbound, and the ticket waits for the log-in screen', async () => {
  const one = device({}, async () => ({ session: null, ticket: 'T', suggested: null, is_current: false }))
  await one.handleLogInReply(reply({ token: 'a' }))
  expect([one.storage.read('unbound'), one.storage.read('token'), one.done]).toEqual(['1', null, ['ticket T', 'info']])
})

test('HST-03 when the app’s user changes to somebody unknown, the session that the app had opened ends; another one stays', async () => {
  const answer = async (): Promise<HostAnswer> => ({ session: null, ticket: 'T', suggested: null, is_current: false })
  const opened = device({ ...member, authInfo: '{}' }, answer)
  await opened.handleLogInReply(reply({ token: 'a' }))
  expect([opened.done, opened.storage.read('token')]).toEqual([['ended', 'forgotten', 'cart 0', 'ticket T', 'info'], null])
  const own = device(member, answer)
  await own.handleLogInReply(reply({ token: 'a' }))
  expect([own.done, own.storage.read('token')]).toEqual([['ticket T', 'info'], 'old'])
})

test('HST-03 no token and no lock: all of the member is cleared, the lock is set, the cart is at 0, home is shown; again it changes nothing', async () => {
  const one = device({ ...member, authInfo: '{}', unbound: '1', token2: 'second' })
  await one.handleLogInReply(reply())
  expect(one.done).toEqual(['ended', 'forgotten', 'cart 0', 'home', 'prompt'])
  for (const key of ['token', 'customer_id', 'email', 'userInfo', 'selectedPaymentAddress', 'authInfo', 'unbound'] as const)
    expect(one.storage.read(key)).toBeNull()
  expect([one.storage.read('loginLock'), one.storage.read('token2')]).toEqual(['1', 'second'])
  await one.handleLogInReply(reply())
  expect(one.done.length).toBe(5)
})

test('HST-03 no token, but a lock: nothing is cleared', async () => {
  const one = device({ ...member, loginLock: '1' })
  await one.handleLogInReply(reply())
  expect([one.done, one.storage.read('token')]).toEqual([[], 'old'])
})

test('HST-03 a visitor is not prompted for having no token', async () => {
  const one = device()
  await one.handleLogInReply(reply())
  expect(one.done).toEqual(['forgotten', 'cart 0', 'home'])
})

test('HST-03 a token that the server refuses is only logged, and may be tried again', async () => {
  const one = device(member, () => Promise.reject(new Error('not verified')))
  await one.handleLogInReply(reply({ token: 'a' }))
  await one.handleLogInReply(reply({ token: 'a' }))
  expect([one.done, one.requested.length, one.storage.read('token')]).toEqual([[], 2, 'old'])
  expect(one.problems.list()[0]?.text).toBe('the host’s token was not accepted: not verified')
})

test('HST-04 a log-out by the host does the same with a toast; a second one shows nothing', async () => {
  const one = device(member)
  await one.handleLogOut()
  expect(one.done).toEqual(['ended', 'forgotten', 'cart 0', 'home', 'logged out'])
  await one.handleLogOut()
  expect(one.done.length).toBe(5)
})

test('HST-04 a session that is still there is ended whatever the lock says', async () => {
  const one = device({ ...member, loginLock: '1' })
  await one.handleLogOut()
  expect([one.done.at(-1), one.storage.read('token')]).toEqual(['logged out', null])
})

test('the app reports whether it is installed', async () => {
  const one = device({ loginLock: '1' })
  await one.handleLogInReply(reply({ isInstallBoostapp: true }))
  expect(one.storage.read('isInstallBoostapp')).toBe('1')
})

test('HST-03 about 3 s after a host reply the info is loaded by force, unless it was loaded meanwhile', async () => {
  const loads: number[] = []
  const info = createInitInfo(() => loads.push(Date.now()))
  const start = Date.now()
  info.afterReply()
  await vi.advanceTimersByTimeAsync(forcedRefreshMs)
  expect(loads).toEqual([start + 3000])
  info.afterReply()
  info.initInfo()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(loads.length).toBe(2)
})

test('HST-03 one prompt for all answers within 1500 ms', () => {
  let now = 0
  let prompts = 0
  const prompt = oncePerBurst(
    () => prompts++,
    () => now,
  )
  for (now of [0, 1, 700, 1499]) prompt()
  expect([burstMs, prompts]).toEqual([1500, 1])
  now = 1500
  expect([prompt(), prompts]).toEqual([true, 2])
})
