import type { StoredSession } from '../shell/session/session.ts'
import { clearPersonalData } from '../shell/session/session.ts'
import type { ShopStorage } from '../shell/session/storage.ts'

/** An account that is stored on this device (IDN-07). */
export interface StoredAccount {
  token: string
  customer_id: string
}

const read = (storage: ShopStorage, token: 'token' | 'token2', customer: 'customer_id' | 'customer_id2'): StoredAccount | null => {
  const [storedToken, customer_id] = [storage.read(token), storage.read(customer)]
  return storedToken && customer_id ? { token: storedToken, customer_id } : null
}

export const firstAccount = (storage: ShopStorage) => read(storage, 'token', 'customer_id')
export const secondAccount = (storage: ShopStorage) => read(storage, 'token2', 'customer_id2')

const storeSecondAccount = (storage: ShopStorage, { token, customer_id }: StoredAccount) => {
  storage.write('token2', token)
  storage.write('customer_id2', customer_id)
}

export const removeSecondAccount = (storage: ShopStorage) => storage.remove('token2', 'customer_id2')

/**
 * Replaces the current session by a new one: with `retainCurrent` the account that is logged in becomes the second one. An
 * account is stored once: its new session has ended the stored one, which is removed.
 */
export function replaceCurrentAccount(
  storage: ShopStorage,
  next: Pick<StoredSession, 'customer_id'>,
  { retainCurrent }: { retainCurrent: boolean },
) {
  const first = firstAccount(storage)
  if (retainCurrent && first && first.customer_id !== String(next.customer_id)) storeSecondAccount(storage, first)
  else if (secondAccount(storage)?.customer_id === String(next.customer_id)) removeSecondAccount(storage)
  if (first) clearPersonalData(storage)
}

/** Makes the current account the second one and clears the first slot; neither session ends. */
export function moveFirstToSecond(storage: ShopStorage) {
  const first = firstAccount(storage)
  if (first) storeSecondAccount(storage, first)
  else removeSecondAccount(storage)
  clearPersonalData(storage)
}
