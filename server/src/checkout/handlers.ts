import type { order } from '@longmall/contract/order.ts'
import type { Handlers } from '../kernel/context.ts'
import { withLane } from '../kernel/http/limits/lane.ts'
import { createOrder } from './create-order.ts'
import { viewQuote } from './view-quote.ts'

export const checkoutHandlers: Handlers<Pick<typeof order, 'quote' | 'create'>> = {
  quote: viewQuote,
  // An order of the cart knows its SKUs only when it has read them: only buying straight away has a lane.
  create: withLane(createOrder, ({ sku_id }) => (sku_id === undefined ? [] : [sku_id])),
}
