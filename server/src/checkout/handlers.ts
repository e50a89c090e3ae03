import type { order } from '@longmall/contract/order.ts'
import type { Handlers } from '../kernel/context.ts'
import { withConcurrencyKeys } from '../kernel/http/limits/limit-concurrency.ts'
import { createOrder } from './create-order.ts'
import { viewQuote } from './view-quote.ts'

export const checkoutHandlers: Handlers<Pick<typeof order, 'quote' | 'create'>> = {
  quote: viewQuote,
  // An order of the cart knows its SKUs only when it has read them: only buying straight away has concurrency keys.
  create: withConcurrencyKeys(createOrder, ({ sku_id }) => (sku_id === undefined ? [] : [sku_id])),
}
