import { usePhrases } from '../../shell/phrases.tsx'
import { Purchase } from './purchase.tsx'

/** Buys a device: sent home, or hosted from the second one on (ORD-02, ORD-05). */
export function EntityScreen() {
  const say = usePhrases('order')
  return (
    <Purchase
      path="/v1/order/payment/payment_entity"
      title={say('entity_title')}
      quantityLabel={say('quantity')}
      skuId={null}
      note={say('terms_note')}
    />
  )
}
