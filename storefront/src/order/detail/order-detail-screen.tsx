import { useTranslations } from '../../shell/translations.tsx'
import { OrderDetail } from './order-detail.tsx'

/** A standard, entity or start-up order. */
export function OrderDetailScreen() {
  return <OrderDetail title={useTranslations('order')('detail_title')} />
}
