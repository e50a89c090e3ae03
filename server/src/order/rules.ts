import type { OrderState, OrderSummary, tabs } from '@longmall/contract/order.ts'

/** What waits for its money. */
export const unpaid: readonly OrderState[] = ['unpaid', 'payment_failed']

/** What the member may do with an order of this state (R-29: badge, button and engine read the same table). */
export const actionsOf = (state: OrderState): OrderSummary['actions'] => (unpaid.includes(state) ? ['pay', 'cancel'] : [])

export type Tab = (typeof tabs)[number]

/** The states that a tab of the order list shows (ORD-06); null shows all. */
export const statesOfTab: Record<Tab, OrderState[] | null> = {
  all: null,
  to_pay: [...unpaid],
  to_ship: ['paid'],
  to_receive: ['shipping'],
  to_review: ['completed'],
  after_sale: [],
}

/** What to do when the whole amount has come. */
export type PaymentEffect = 'pay' | 'reopen_or_refund' | 'nothing'

/**
 * R-25, the order's side. Before closing (unpaid): paid. After it (cancelled, by whomever): opened again where stock and
 * limit allow it, else refunded. Paid or further: the same news again. During closing the payment's lock decides which of the two it is.
 */
export function effectOfPayment(state: OrderState): PaymentEffect {
  if (unpaid.includes(state)) return 'pay'
  return state === 'cancelled' ? 'reopen_or_refund' : 'nothing'
}
