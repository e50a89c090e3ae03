import type { Order } from '@longmall/contract/order.ts'

/** How far the pickup of an order is: `at` is the instant since when it can be fetched, `left` the units that are left. */
export type PickupProgress = { state: 'preparing' } | { state: 'ready'; at: string } | { state: 'partly'; left: number }

/** From the order's lines and history; an order of which a part was handed over is ready. */
export function pickupProgress({ lines, events }: Pick<Order, 'lines' | 'events'>): PickupProgress {
  if (lines.some(({ shipped_quantity }) => shipped_quantity > 0)) {
    const left = lines.reduce((sum, line) => sum + line.quantity - line.shipped_quantity - line.refunded_quantity, 0)
    return { state: 'partly', left: Math.max(0, left) }
  }
  const ready = events.find(({ event }) => event === 'pickup_ready')
  return ready ? { state: 'ready', at: ready.created_at } : { state: 'preparing' }
}
