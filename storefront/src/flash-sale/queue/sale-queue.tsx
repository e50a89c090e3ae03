import { useEffect, useEffectEvent } from 'react'
import { useLazyTranslations } from '../../shell/translations.tsx'
import { QueueSheet } from './queue-sheet.tsx'
import { useQueue } from './use-queue.ts'

/** The requested quantity of a SKU in a flash sale. */
export interface SaleQueueRequest {
  promotion_id: number
  sku_id: number
  quantity: number
}

export interface SaleQueueProps {
  open: boolean
  request: SaleQueueRequest | null
  onClose: () => void
}

/** The queue on a flash sale's goods page: requests the quantity when opened, then navigates to the confirmation. */
export function SaleQueue({ request, onClose }: SaleQueueProps) {
  const hasTranslations = useLazyTranslations('flashsale')
  return request && hasTranslations && <OpenQueue request={request} onClose={onClose} />
}

function OpenQueue({ request, onClose }: { request: SaleQueueRequest; onClose: () => void }) {
  const queue = useQueue(request.promotion_id)
  const enter = useEffectEvent(() => queue.enter(request.sku_id, request.quantity))
  useEffect(() => enter(), [])
  const close = () => {
    queue.leave()
    onClose()
  }
  return <QueueSheet queue={{ ...queue, leave: close }} />
}
