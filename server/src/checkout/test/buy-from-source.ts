import type { InputOf } from '@longmall/contract/operation.ts'
import type { order } from '@longmall/contract/order.ts'
import type { Buyer } from '../../order/test/shopping.ts'

type QuoteRequest = Omit<InputOf<typeof order.quote>, 'address_id'>

/** Quotes what is bought by a promotion and orders it at that quote. */
export async function buyFromSource(buyer: Buyer, request: QuoteRequest, extraFields: Partial<InputOf<typeof order.create>> = {}) {
  const source = { ...request, address_id: buyer.address_id }
  const quote = await buyer.call('order/quote', source)
  const made = await buyer.call('order/create', { ...source, quote: quote.quote, ...extraFields })
  return { quote, made, order_id: made.order_ids[0]!, view: () => buyer.call('order/view', { order_id: made.order_ids[0]! }) }
}
