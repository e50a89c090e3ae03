const orderEvents = [
  'created',
  'paid',
  'cancelled',
  'closed',
  'reopened',
  'refunded',
  'payment_failed',
  'payment_cancelled',
  'money_returned',
  'deposit_paid',
  'reserved',
  'balance_due',
  'balance_paid',
  'balance_missed',
  'shipped',
  'parcel_shipped',
  'parcel_delivered',
  'parcel_changed',
  'received',
  'auto_received',
  'delivered',
  'codes_delivered',
  'delivery_waiting',
  'recharge_sent',
  'recharge_done',
  'recharge_failed',
  'reviewed',
  'reminded',
  'extended',
  'settled',
  'price_changed',
  'team_price',
  'address_changed',
  'refunded_whole',
  'released',
  'order_refunded',
  'return_opened',
  'return_closed',
  'return_refunded',
  'removed',
] as const

const refundEvents = [
  'applied',
  'reapplied',
  'approved',
  'approved_by_time',
  'refused',
  'cancelled',
  'parcel_requested',
  'parcel_sent',
  'closed_by_time',
  'receipt_confirmed',
  'receipt_refused',
  'refunded_by_time',
] as const

/** The key of the text of an order event; an event without a text of its own is a change. */
export const orderEventKey = (event: string) =>
  `event_${orderEvents.find((name) => event === name || event === `order.${name}`) ?? ('changed' as const)}` as const

/** The key of the text of an after-sale event; `refunded` has an amount and is translated by its callers. */
export const refundEventKey = (event: string) => `event_${refundEvents.find((name) => name === event) ?? ('changed' as const)}` as const
