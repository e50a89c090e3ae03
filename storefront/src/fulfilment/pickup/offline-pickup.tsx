import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { storefront } from '../../shell/storefront.ts'
import { readStoredPickup } from './stored-pickup.ts'

const PickupCode = lazy(() => import('./pickup-card.tsx').then((module) => ({ default: module.PickupCode })))

/** Where an order cannot be loaded: its pickup code, if this device stores one; else the children. */
export function OfflinePickup({ orderId, children }: { orderId: number; children: ReactNode }) {
  const stored = useQuery({
    queryKey: ['fulfilment', 'offline_pickup', { order_id: orderId }],
    queryFn: () => readStoredPickup(orderId, storefront().storage.read('customer_id')),
    staleTime: 0,
  })
  if (stored.isPending) return null
  if (!stored.data) return children
  return (
    <div className="p-3">
      <Suspense>
        <PickupCode stored={stored.data} />
      </Suspense>
    </div>
  )
}
