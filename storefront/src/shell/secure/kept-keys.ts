import { del, get, update } from 'idb-keyval'

/** A key of option 2 in this browser: its bytes are out of reach of scripts. */
export interface KeptKey {
  kid: string
  key: CryptoKey
  /** On the server's clock. */
  expires_at: string
  /** The server's clock minus this device's when the key was opened, in ms. */
  ahead: number
}

const place = 'lm_secure_keys'
const most = 3

/** A browser that keeps nothing, or refuses to, has its keys as long as the page lives. */
async function quietly<Kept>(work: () => Promise<Kept>): Promise<Kept | undefined> {
  try {
    return await work()
  } catch {
    return undefined
  }
}

type Kept = Map<string, KeptKey>

/** The key of an owner, as it was kept last. */
export const readKeptKey = async (owner: string) => (await quietly(() => get<Kept>(place)))?.get(owner)

// In one transaction of the database: who reads after a key was dropped does not find it, however many drop and read at once.
const change = (alter: (kept: Kept) => [string, KeptKey][]) =>
  quietly(() => update<Kept>(place, (kept) => new Map(alter(kept ?? new Map()))))

export async function keepKey(owner: string, key: KeptKey): Promise<void> {
  await change((kept) => [...[...kept].filter(([one]) => one !== owner), [owner, key] as [string, KeptKey]].slice(-most))
}

export async function dropKeptKey(kid: string): Promise<void> {
  await change((kept) => [...kept].filter(([, one]) => one.kid !== kid))
}

export const dropKeptKeys = () => quietly(() => del(place))
