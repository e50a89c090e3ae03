import { PageHeader } from '../../shell/layout/page-header.tsx'
import { useTranslations } from '../../shell/translations.tsx'
import { useScreenSearch } from '../../shell/search.ts'
import { readServiceChoice, readConfirm } from '../../addresses/order-address.ts'
import { ConfirmOrder } from './confirm-order.tsx'

/** Confirms an order before it is placed (ORD-02): address, delivery, notes, invoice, coupon, coins, and the price line by line. */
export function ConfirmScreen() {
  const t = useTranslations('order')
  const search = useScreenSearch(readConfirm)
  const serviceChoice = useScreenSearch(readServiceChoice)
  return (
    <>
      <PageHeader title={t('confirm_title')} fallback="/v2/goods/cart/cart" />
      <ConfirmOrder path="/v2/order/confirm/confirm" search={search} serviceChoice={serviceChoice} />
    </>
  )
}
