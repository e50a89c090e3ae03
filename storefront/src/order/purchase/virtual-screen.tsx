import { usePhrases } from '../../shell/phrases.tsx'
import { Purchase } from './purchase.tsx'

/** Buys a code or recharges a phone; nothing is sent (ORD-12). */
export function VirtualScreen() {
  const say = usePhrases('order')
  return <Purchase path="/v1/order/payment/payment_virtually" title={say('virtual_title')} quantityLabel={say('quantity')} skuId={null} />
}
