import { expect, test } from 'vitest'
import { createMemoryStore } from './memory-store.ts'
import { clearSession, isIdleTooLong, recordActivity, storeSession, switchToSecondAccount } from './session.ts'
import { createStorage, memberKeys, storageKeys } from './storage.ts'

const fill = (entries: Record<string, string>) => createStorage(() => createMemoryStore(entries))
const hour = 3_600_000

test('SHL-08 every key of the specification is listed with its spelling, and every other one begins with lm_', () => {
  const ofTheSpecification = [
    'token',
    'customer_id',
    'token2',
    'customer_id2',
    'email',
    'nickname',
    'userInfo',
    'loginLock',
    'unbound',
    'authInfo',
    'islifemode',
    'isInstallBoostapp',
    'cloudDesktopOrderCreateData2',
    'selectedPaymentAddress',
    'customerInfo',
    'lastActivityTime',
    'language',
    'savedStore',
  ]
  const ofTheDecisions = ['themeStyle']
  const known = [...ofTheSpecification, ...ofTheDecisions]
  expect(storageKeys.filter((key) => !key.startsWith('lm_')).toSorted()).toEqual(known.toSorted())
})

test('logging out removes all data of the member and retains the second account and the settings of the device', () => {
  const storage = fill(Object.fromEntries(storageKeys.map((key) => [key, 'x'])))
  clearSession(storage)
  expect(storageKeys.filter((key) => storage.read(key) === null).toSorted()).toEqual([...memberKeys].toSorted())
  expect(storage.read('token2')).toBe('x')
  expect(storage.read('language')).toBe('x')
})

test('a stored session lifts the log-in lock and starts the hour of activity', () => {
  const storage = fill({ loginLock: '1', unbound: '1' })
  storeSession(storage, { token: 't', customer_id: 7, email: 'a@b.c', nickname: 'Ann' }, 1000)
  expect([storage.read('token'), storage.read('customer_id'), storage.read('loginLock'), storage.read('unbound')]).toEqual([
    't',
    '7',
    null,
    null,
  ])
  expect(isIdleTooLong(storage, 1000 + hour)).toBe(false)
  expect(isIdleTooLong(storage, 1001 + hour)).toBe(true)
  recordActivity(storage, 1000 + hour)
  expect(isIdleTooLong(storage, 1001 + hour)).toBe(false)
})

test('a visitor is never idle', () => {
  const storage = fill({ lastActivityTime: '1' })
  expect(isIdleTooLong(storage, 10 * hour)).toBe(false)
})

test('going over to the second account forgets the first and uses the second up', () => {
  const storage = fill({ token: 'a', customer_id: '1', email: 'a@b.c', userInfo: '{}', token2: 'b', customer_id2: '2' })
  expect(switchToSecondAccount(storage)).toBe(true)
  expect([storage.read('token'), storage.read('customer_id'), storage.read('email'), storage.read('userInfo')]).toEqual([
    'b',
    '2',
    null,
    null,
  ])
  expect(switchToSecondAccount(storage)).toBe(false)
})

test('a browser that refuses local storage gets one that lasts as long as the tab', () => {
  const storage = createStorage(() => {
    throw new Error('denied')
  })
  storage.write('language', 'ja-jp')
  expect(storage.read('language')).toBe('ja-jp')
})
