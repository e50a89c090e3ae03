import { del, get, set } from 'idb-keyval'
import type { Output } from '@longmall/web/call/query.ts'

/** What this device needs to show the code of an order without a network. */
export interface KeptPickup {
  pickup: Output<'shipping/pickup'>
  /** The real clock minus this device's, in ms. */
  ahead: number
  /** Whose it is: another account on this device is not shown it. */
  customer_id: string
}

const place = 'lm_pickups'
const most = 20

/** A browser that keeps nothing, or refuses to, shows codes with a network only. */
const readAll = async () => (await get<Map<number, KeptPickup>>(place).catch(() => undefined)) ?? new Map<number, KeptPickup>()

export async function readPickup(order_id: number, customer_id: string | null): Promise<KeptPickup | null> {
  const kept = (await readAll()).get(order_id)
  return kept && kept.customer_id === customer_id ? kept : null
}

export async function keepPickup(one: KeptPickup): Promise<void> {
  const kept = await readAll()
  kept.delete(one.pickup.order_id)
  kept.set(one.pickup.order_id, one)
  await set(place, new Map([...kept].slice(-most))).catch(() => undefined)
}

/** A device that is logged out keeps none. */
export const dropPickups = () => del(place).catch(() => undefined)
