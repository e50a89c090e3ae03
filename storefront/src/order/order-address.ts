import type { OrderSummary, tabs } from '@longmall/contract/order.ts'
import type { ScreenPath } from '../routes/table.ts'
import { type RawSearch, readInteger, readText } from '../shell/search.ts'

// The contract's own words for the tabs; an address may name any of them.
export const orderTabs: typeof tabs = ['all', 'to_pay', 'to_ship', 'to_receive', 'to_review', 'after_sale']

/** What is to be ordered: the selected lines of the cart, or pieces of one SKU; and the address when one was picked. */
export interface ConfirmSearch {
  from_cart?: true
  sku_id?: number
  quantity?: number
  address_id?: number
}

export function readConfirm(raw: RawSearch): ConfirmSearch {
  const address_id = readInteger(raw.address_id)
  const sku_id = readInteger(raw.sku_id)
  const kept = address_id === undefined ? {} : { address_id }
  return sku_id === undefined ? { from_cart: true, ...kept } : { sku_id, quantity: readInteger(raw.quantity) ?? 1, ...kept }
}

/** Where goods of a type are ordered on a screen of their own; the confirmation for the others. */
export const purchasePaths = {
  standard: '/v2/order/confirm/confirm',
  deposit: '/v2/order/confirm/confirm',
  entity: '/v1/order/payment/payment_entity',
  start_up: '/v1/order/payment/payment_start_up',
  pledge: '/v1/order/payment/payment_pledge',
  virtual: '/v1/order/payment/payment_virtually',
} as const satisfies Record<string, ScreenPath>

/** One SKU and pieces of it; a host app's link to phone recharge says `code` too. */
export const readPurchase = (raw: RawSearch) => ({
  sku_id: readInteger(raw.sku_id),
  quantity: readInteger(raw.quantity) ?? 1,
  address_id: readInteger(raw.address_id),
  code: readText(raw.code, 40),
})

/** Which detail screen an order of a type has (decisions, Screens by type). */
export const detailPaths = {
  standard: '/v1/order/detail/detail',
  entity: '/v1/order/detail/detail',
  start_up: '/v1/order/detail/detail',
  deposit: '/v1/order/detail/detail_deposit',
  pledge: '/v1/order/detail/detail_pledge',
  virtual: '/v1/order/detail_virtual/detail_virtual',
} as const satisfies Record<string, ScreenPath>

export const readOrderId = (raw: RawSearch) => ({ order_id: readInteger(raw.order_id) ?? 0 })

/** The words of an order's state; what is paid waits for something else when nobody sends it. */
export function stateKey({ state, order_type, delivery_plan }: Pick<OrderSummary, 'state' | 'order_type' | 'delivery_plan'>) {
  if (state !== 'paid') return `state_${state}` as const
  if (order_type === 'virtual') return 'paid_virtual'
  return delivery_plan === 'pickup' ? 'paid_pickup' : 'state_paid'
}
