import type { StoredSession } from '../shell/session/session.ts'
import { forgetPerson } from '../shell/session/session.ts'
import type { ShopStorage } from '../shell/session/storage.ts'

/** An account that is stored on this device (IDN-07). */
export interface StoredAccount {
  token: string
  customer_id: string
}

const read = (storage: ShopStorage, token: 'token' | 'token2', customer: 'customer_id' | 'customer_id2'): StoredAccount | null => {
  const [kept, customer_id] = [storage.read(token), storage.read(customer)]
  return kept && customer_id ? { token: kept, customer_id } : null
}

export const firstAccount = (storage: ShopStorage) => read(storage, 'token', 'customer_id')
export const secondAccount = (storage: ShopStorage) => read(storage, 'token2', 'customer_id2')

const writeSecond = (storage: ShopStorage, { token, customer_id }: StoredAccount) => {
  storage.write('token2', token)
  storage.write('customer_id2', customer_id)
}

export const dropSecond = (storage: ShopStorage) => storage.remove('token2', 'customer_id2')

/**
 * Makes room for a session that was just given: with `keep` the account that is logged in becomes the second one. An
 * account stands once: its new session has ended the stored one, which is dropped.
 */
export function makeRoom(storage: ShopStorage, next: Pick<StoredSession, 'customer_id'>, { keep }: { keep: boolean }) {
  const first = firstAccount(storage)
  if (keep && first && first.customer_id !== String(next.customer_id)) writeSecond(storage, first)
  else if (secondAccount(storage)?.customer_id === String(next.customer_id)) dropSecond(storage)
  if (first) forgetPerson(storage)
}

/** The account that is logged in becomes the second one, and the second one is free to be stored; both stay logged in. */
export function takeSecond(storage: ShopStorage) {
  const first = firstAccount(storage)
  if (first) writeSecond(storage, first)
  else dropSecond(storage)
  forgetPerson(storage)
}
