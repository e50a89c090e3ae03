import { del, get, set } from 'idb-keyval'
import type { Output } from '@longmall/web/call/query.ts'

/** What this device needs to show the code of an order without a network. */
export interface StoredPickup {
  pickup: Output<'fulfilment/pickup'>
  /** The real clock minus this device's, in ms. */
  ahead: number
  /** Whose it is: another account on this device is not shown it. */
  customer_id: string
}

const storageKey = 'lm_pickups'
const maxPickups = 20

/** A browser without storage shows codes only with a network. */
const readAll = async () => (await get<Map<number, StoredPickup>>(storageKey).catch(() => undefined)) ?? new Map<number, StoredPickup>()

export async function readStoredPickup(order_id: number, customer_id: string | null): Promise<StoredPickup | null> {
  const stored = (await readAll()).get(order_id)
  return stored && stored.customer_id === customer_id ? stored : null
}

export async function storePickup(one: StoredPickup): Promise<void> {
  const stored = await readAll()
  stored.delete(one.pickup.order_id)
  stored.set(one.pickup.order_id, one)
  await set(storageKey, new Map([...stored].slice(-maxPickups))).catch(() => undefined)
}

/** A logged-out device stores none. */
export const clearStoredPickups = () => del(storageKey).catch(() => undefined)
