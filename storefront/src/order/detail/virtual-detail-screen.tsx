import { useTranslations } from '../../shell/translations.tsx'
import { OrderDetail } from './order-detail.tsx'

/** A virtual order: its codes to copy, or the state of the recharge (ORD-12). */
export function VirtualDetailScreen() {
  return <OrderDetail title={useTranslations('order')('detail_virtual_title')} />
}
