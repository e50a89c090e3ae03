import { PageHeader } from '../../shell/layout/page-header.tsx'
import { usePhrases } from '../../shell/phrases.tsx'
import { useScreenSearch } from '../../shell/search.ts'
import { readAnswers, readConfirm } from '../../addresses/order-address.ts'
import { ConfirmOrder } from './confirm-order.tsx'

/** Confirms what is to be bought (ORD-02): address, delivery, notes, invoice, coupon, coins, and the price line by line. */
export function ConfirmScreen() {
  const say = usePhrases('order')
  const search = useScreenSearch(readConfirm)
  const answers = useScreenSearch(readAnswers)
  return (
    <>
      <PageHeader title={say('confirm_title')} fallback="/v2/goods/cart/cart" />
      <ConfirmOrder path="/v2/order/confirm/confirm" search={search} answers={answers} />
    </>
  )
}
