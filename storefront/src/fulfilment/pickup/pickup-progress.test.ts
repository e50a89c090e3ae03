import type { Order } from '@longmall/contract/order.ts'
import { expect, test } from 'vitest'
import { pickupProgress } from './pickup-progress.ts'

const at = '2026-11-22T02:00:00.000Z'
const order = (shipped: readonly number[], events: readonly string[]) =>
  pickupProgress({
    lines: shipped.map((shipped_quantity) => ({ quantity: 3, refunded_quantity: 1, shipped_quantity })),
    events: events.map((event) => ({ event, created_at: at })),
  } as unknown as Pick<Order, 'lines' | 'events'>)

test('DSK-04 an order is prepared, ready, and handed over in parts', () => {
  expect(order([0], ['paid'])).toEqual({ state: 'preparing' })
  expect(order([0], ['paid', 'pickup_ready'])).toEqual({ state: 'ready', at })
  expect(order([1, 0], ['paid', 'pickup_ready'])).toEqual({ state: 'partly', left: 3 })
})
