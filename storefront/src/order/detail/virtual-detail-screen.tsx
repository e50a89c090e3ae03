import { usePhrases } from '../../shell/phrases.tsx'
import { OrderDetail } from './order-detail.tsx'

/** A virtual order: its codes to copy, or how the recharge stands (ORD-12). */
export function VirtualDetailScreen() {
  return <OrderDetail title={usePhrases('order')('detail_virtual_title')} />
}
