import { useTranslations } from '../../shell/translations.tsx'
import { Purchase } from './purchase.tsx'

/** Orders the Start-up pack, which requires a referrer (ORD-05). */
export function StartUpScreen() {
  const t = useTranslations('order')
  return (
    <Purchase
      path="/v1/order/payment/payment_start_up"
      title={t('start_up_title')}
      quantityLabel={t('quantity')}
      skuId={null}
      note={t('terms_note')}
    />
  )
}
