import { useTranslations } from '../../shell/translations.tsx'
import { Purchase } from './purchase.tsx'

/** Buys a device: sent home, or hosted from the second one on (ORD-02, ORD-05). */
export function EntityScreen() {
  const t = useTranslations('order')
  return (
    <Purchase
      path="/v1/order/payment/payment_entity"
      title={t('entity_title')}
      quantityLabel={t('quantity')}
      skuId={null}
      note={t('terms_note')}
    />
  )
}
