import { usePhrases } from '../../shell/phrases.tsx'
import { OrderDetail } from './order-detail.tsx'

/** A reservation, with its two payments. */
export function DepositDetailScreen() {
  return <OrderDetail title={usePhrases('order')('detail_deposit_title')} />
}
