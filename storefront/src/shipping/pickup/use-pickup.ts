import { useQuery } from '@tanstack/react-query'
import type { Output } from '@longmall/web/call/query.ts'
import { CallFailure } from '@longmall/web/call/call-failure.ts'
import { storefront } from '../../shell/storefront.ts'
import { keepPickup, readPickup, type KeptPickup } from './kept-pickup.ts'

/** The pickup of an order: asked for once, kept on this device, and taken from there without a network. */
export function usePickup(order_id: number) {
  return useQuery<KeptPickup>({
    queryKey: ['shipping', 'kept_pickup', { order_id }],
    queryFn: async () => {
      const { request, storage } = storefront()
      const customer_id = storage.read('customer_id')
      try {
        const asked = Date.now()
        const pickup = (await request('shipping/pickup', { query: { order_id } })) as Output<'shipping/pickup'>
        const one = { pickup, ahead: Date.parse(pickup.real_time) - (asked + Date.now()) / 2, customer_id: customer_id ?? '' }
        await keepPickup(one)
        return one
      } catch (error) {
        const isOffline = error instanceof CallFailure && error.kind !== 'refused'
        const kept = isOffline ? await readPickup(order_id, customer_id) : null
        if (kept) return kept
        throw error
      }
    },
  })
}
