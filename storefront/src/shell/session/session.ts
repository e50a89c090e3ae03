import { sessionIdleSeconds } from '@longmall/contract/constants.ts'
import { memberKeys, type ShopStorage } from './storage.ts'

export interface StoredSession {
  token: string
  customer_id: number
  email: string
  nickname: string
}

/** Keeps the session that a log-in answered, and counts from now as activity. */
export function storeSession(storage: ShopStorage, session: StoredSession, now: number) {
  storage.write('token', session.token)
  storage.write('customer_id', String(session.customer_id))
  storage.write('email', session.email)
  storage.write('nickname', session.nickname)
  storage.write('lastActivityTime', String(now))
  storage.remove('loginLock', 'unbound')
}

/** Removes all that is the member's on this device; the second account stays. */
export function clearSession(storage: ShopStorage) {
  storage.remove(...memberKeys)
}

/** Before another account takes the place of this one. The token is overwritten, never removed: a tab that sees it vanish logs out. */
export function clearPersonalData(storage: ShopStorage) {
  storage.remove(...memberKeys.filter((key) => key !== 'token' && key !== 'customer_id'))
}

/** On -10009: goes over to the second stored account. False when there is none. */
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
