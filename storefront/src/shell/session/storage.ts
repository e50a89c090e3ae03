import { createMemoryStore } from './memory-store.ts'

// Every key of local storage is listed here (SHL-08): the specification's spelled as there, those that decisions.md
// names, and ours, which begin with `lm_`.
export const storageKeys = [
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
  'themeStyle',
  'savedStore',
  'lm_visitor',
  'lm_search_history',
  'lm_list_layout',
  'lm_region',
  'lm_recent_cities',
  'lm_drafts',
] as const
export type StorageKey = (typeof storageKeys)[number]

/** Member data removed at log-out (§4, IDN-07); `token2` and `customer_id2` remain. */
export const memberKeys = [
  'token',
  'customer_id',
  'email',
  'nickname',
  'userInfo',
  'authInfo',
  'customerInfo',
  'selectedPaymentAddress',
  'cloudDesktopOrderCreateData2',
  'lastActivityTime',
  'lm_drafts',
] as const satisfies readonly StorageKey[]

export interface KeyValueStore {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

export interface ShopStorage {
  read(key: StorageKey): string | null
  write(key: StorageKey, value: string): void
  remove(...keys: StorageKey[]): void
}

/** Local storage by its known keys; falls back to memory if the browser blocks it. */
export function createStorage(open: () => KeyValueStore): ShopStorage {
  let store: KeyValueStore
  try {
    store = open()
    store.getItem('language')
  } catch {
    store = createMemoryStore()
  }
  return {
    read: (key) => store.getItem(key),
    write: (key, value) => {
      try {
        store.setItem(key, value)
      } catch {
        // A full store: the value lives as long as the tab.
        const full = store
        store = createMemoryStore()
        for (const known of storageKeys) {
          const stored = full.getItem(known)
          if (stored !== null) store.setItem(known, stored)
        }
        store.setItem(key, value)
      }
    },
    remove: (...keys) => {
      for (const key of keys) store.removeItem(key)
    },
  }
}
