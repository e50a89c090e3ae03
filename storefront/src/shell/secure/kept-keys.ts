import { del, get, set } from 'idb-keyval'

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

const readAll = async () => (await quietly(() => get<Map<string, KeptKey>>(place))) ?? new Map<string, KeptKey>()

/** The key of an owner, as it was kept last. */
export const readKeptKey = async (owner: string) => (await readAll()).get(owner)

export async function keepKey(owner: string, key: KeptKey): Promise<void> {
  const kept = await readAll()
  kept.delete(owner)
  await quietly(() => set(place, new Map([...kept.set(owner, key)].slice(-most))))
}

export async function dropKeptKey(kid: string): Promise<void> {
  const kept = await readAll()
  await quietly(() => set(place, new Map([...kept].filter(([, one]) => one.kid !== kid))))
}

export const dropKeptKeys = () => quietly(() => del(place))
