import { sessionIdleSeconds } from '@longmall/contract/constants.ts'
import { memberKeys, type ShopStorage } from './storage.ts'

export interface StoredSession {
  token: string
  customer_id: number
  email: string
  nickname: string
}

/** Stores the session of a log-in, and counts it as activity. */
export function storeSession(storage: ShopStorage, session: StoredSession, now: number) {
  storage.write('token', session.token)
  storage.write('customer_id', String(session.customer_id))
  storage.write('email', session.email)
  storage.write('nickname', session.nickname)
  storage.write('lastActivityTime', String(now))
  storage.remove('loginLock', 'unbound')
}

/** Removes all data of the member on this device, except the second account. */
export function clearSession(storage: ShopStorage) {
  storage.remove(...memberKeys)
}

/** Called before another account replaces this one. The token is overwritten, never removed: other tabs log out when it disappears. */
export function clearPersonalData(storage: ShopStorage) {
  storage.remove(...memberKeys.filter((key) => key !== 'token' && key !== 'customer_id'))
}

/** On -10009: switches to the second stored account. False when there is none. */
export function switchToSecondAccount(storage: ShopStorage): boolean {
  const token = storage.read('token2')
  const customer = storage.read('customer_id2')
  if (!token || !customer) return false
  clearPersonalData(storage)
  storage.write('token', token)
  storage.write('customer_id', customer)
  storage.remove('token2', 'customer_id2')
  return true
}

/** Has more than an hour passed since the last activity of the logged-in member? */
export function isIdleTooLong(storage: ShopStorage, now: number): boolean {
  const last = Number(storage.read('lastActivityTime'))
  return storage.read('token') !== null && last > 0 && now - last > sessionIdleSeconds * 1000
}

export function recordActivity(storage: ShopStorage, now: number) {
  if (storage.read('token') !== null) storage.write('lastActivityTime', String(now))
}
