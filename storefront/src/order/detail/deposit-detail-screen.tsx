import { useTranslations } from '../../shell/translations.tsx'
import { OrderDetail } from './order-detail.tsx'

/** A reservation, with its two payments. */
export function DepositDetailScreen() {
  return <OrderDetail title={useTranslations('order')('detail_deposit_title')} />
}
