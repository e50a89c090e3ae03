import { usePhrases } from '../../shell/phrases.tsx'
import { Purchase } from './purchase.tsx'

/** Buys the Start-up pack, which asks who recommended it (ORD-05). */
export function StartUpScreen() {
  const say = usePhrases('order')
  return (
    <Purchase
      path="/v1/order/payment/payment_start_up"
      title={say('start_up_title')}
      quantityLabel={say('quantity')}
      skuId={null}
      note={say('terms_note')}
    />
  )
}
