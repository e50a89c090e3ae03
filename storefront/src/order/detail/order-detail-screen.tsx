import { usePhrases } from '../../shell/phrases.tsx'
import { OrderDetail } from './order-detail.tsx'

/** A standard, entity or start-up order. */
export function OrderDetailScreen() {
  return <OrderDetail title={usePhrases('order')('detail_title')} />
}
