import { useQuery } from '@tanstack/react-query'
import type { Output } from '@longmall/web/call/query.ts'
import { CallFailure } from '@longmall/web/call/call-failure.ts'
import { storefront } from '../../shell/storefront.ts'
import { storePickup, readStoredPickup, type StoredPickup } from './stored-pickup.ts'

/** The pickup of an order: fetched once, stored on this device, and read from there without a network. */
export function usePickup(order_id: number) {
  return useQuery<StoredPickup>({
    queryKey: ['fulfilment', 'stored_pickup', { order_id }],
    queryFn: async () => {
      const { request, storage } = storefront()
      const customer_id = storage.read('customer_id')
      try {
        const requestedAt = Date.now()
        const pickup = (await request('fulfilment/pickup', { query: { order_id } })) as Output<'fulfilment/pickup'>
        const one = { pickup, ahead: Date.parse(pickup.real_time) - (requestedAt + Date.now()) / 2, customer_id: customer_id ?? '' }
        await storePickup(one)
        return one
      } catch (error) {
        const isOffline = error instanceof CallFailure && error.kind !== 'refused'
        const stored = isOffline ? await readStoredPickup(order_id, customer_id) : null
        if (stored) return stored
        throw error
      }
    },
  })
}
