import { del, get, update } from 'idb-keyval'

/** A key of option 2 in this browser: its bytes are out of reach of scripts. */
export interface StoredKey {
  kid: string
  key: CryptoKey
  /** On the server's clock. */
  expires_at: string
  /** The server's clock minus this device's when the key was opened, in ms. */
  ahead: number
}

const storageKey = 'lm_secure_keys'
const maxKeys = 3

/** A browser without storage has its keys for the lifetime of the page. */
async function ignoreErrors<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await work()
  } catch {
    return undefined
  }
}

type StoredKeys = Map<string, StoredKey>

/** The stored key of an owner. */
export const readStoredKey = async (owner: string) => (await ignoreErrors(() => get<StoredKeys>(storageKey)))?.get(owner)

// In one transaction of the database: a read after a removal does not find the key, however many run concurrently.
const change = (transform: (stored: StoredKeys) => [string, StoredKey][]) =>
  ignoreErrors(() => update<StoredKeys>(storageKey, (stored) => new Map(transform(stored ?? new Map()))))

export async function storeKey(owner: string, key: StoredKey): Promise<void> {
  await change((stored) => [...[...stored].filter(([one]) => one !== owner), [owner, key] as [string, StoredKey]].slice(-maxKeys))
}

export async function removeStoredKey(kid: string): Promise<void> {
  await change((stored) => [...stored].filter(([, one]) => one.kid !== kid))
}

export const clearStoredKeys = () => ignoreErrors(() => del(storageKey))
