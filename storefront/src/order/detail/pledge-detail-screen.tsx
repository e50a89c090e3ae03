import { usePhrases } from '../../shell/phrases.tsx'
import { OrderDetail } from './order-detail.tsx'

/** A pledge, with its plan and shares (ORD-05). */
export function PledgeDetailScreen() {
  return <OrderDetail title={usePhrases('order')('detail_pledge_title')} />
}
