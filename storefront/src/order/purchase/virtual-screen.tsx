import { useTranslations } from '../../shell/translations.tsx'
import { Purchase } from './purchase.tsx'

/** Order screen for a code or a phone recharge; nothing is shipped (ORD-12). */
export function VirtualScreen() {
  const t = useTranslations('order')
  return <Purchase path="/v1/order/payment/payment_virtually" title={t('virtual_title')} quantityLabel={t('quantity')} skuId={null} />
}
