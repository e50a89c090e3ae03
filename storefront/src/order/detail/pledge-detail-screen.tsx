import { useTranslations } from '../../shell/translations.tsx'
import { OrderDetail } from './order-detail.tsx'

/** A pledge, with its plan and shares (ORD-05). */
export function PledgeDetailScreen() {
  return <OrderDetail title={useTranslations('order')('detail_pledge_title')} />
}
