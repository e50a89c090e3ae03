import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { storefront } from '../../shell/storefront.ts'
import { readPickup } from './kept-pickup.ts'

const PickupCode = lazy(() => import('./pickup-card.tsx').then((module) => ({ default: module.PickupCode })))

/** Where an order cannot be loaded: its pickup code, if this device keeps one; else what is inside. */
export function OfflinePickup({ orderId, children }: { orderId: number; children: ReactNode }) {
  const kept = useQuery({
    queryKey: ['shipping', 'offline_pickup', { order_id: orderId }],
    queryFn: () => readPickup(orderId, storefront().storage.read('customer_id')),
    staleTime: 0,
  })
  if (kept.isPending) return null
  if (!kept.data) return children
  return (
    <div className="p-3">
      <Suspense>
        <PickupCode kept={kept.data} />
      </Suspense>
    </div>
  )
}
