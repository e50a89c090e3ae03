import type { order } from '@longmall/contract/order.ts'
import type { Handlers } from '../kernel/context.ts'
import { withLane } from '../kernel/lane.ts'
import { cancelOrder } from './cancel-order.ts'
import { createOrder } from './create-order.ts'
import { countOrders, listOrders } from './list-orders.ts'
import { viewQuote } from './view-quote.ts'
import { viewOrder } from './views.ts'

export const orderHandlers: Handlers<typeof order> = {
  quote: viewQuote,
  // An order of the cart knows its SKUs only when it has read them: only buying straight away has a lane.
  create: withLane(createOrder, ({ sku_id }) => (sku_id === undefined ? [] : [sku_id])),
  list: listOrders,
  counts: countOrders,
  view: viewOrder,
  cancel: cancelOrder,
}
