import { useTranslations } from '../../shell/translations.tsx'
import { Purchase } from './purchase.tsx'

/** Buys a code or recharges a phone; nothing is sent (ORD-12). */
export function VirtualScreen() {
  const t = useTranslations('order')
  return <Purchase path="/v1/order/payment/payment_virtually" title={t('virtual_title')} quantityLabel={t('quantity')} skuId={null} />
}
