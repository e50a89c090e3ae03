import type { OrderSummary, presaleTabs as contractTabs, tabs } from '@longmall/contract/order.ts'
import type { ScreenPath } from '../routes/table.ts'
import { type RawSearch, readChoice, readInteger, readText } from '../shell/search.ts'

// The contract's own values for the tabs; an address may name any of them.
export const orderTabs: typeof tabs = ['all', 'to_pay', 'to_ship', 'to_receive', 'to_review', 'after_sale']
/** The specification names the parameter and the tabs, no numbers for them; another value opens all orders. */
export const readOrderList = (raw: RawSearch) => ({ status: readChoice(raw.status, orderTabs) })

/** The purchase source, when the page of a promotion, a bargain or a gift leads here. */
const purchaseSourceFields = ['promotion_id', 'group_id', 'bargain_id', 'gift_id', 'combo_id'] as const
type PurchaseSourceField = (typeof purchaseSourceFields)[number]

/**
 * What is to be ordered: the selected lines of the cart, a quantity of one SKU, or sets of a combo; the purchase source; and the address when
 * one was picked.
 */
export interface ConfirmSearch extends Partial<Record<PurchaseSourceField, number>> {
  from_cart?: true
  sku_id?: number
  quantity?: number
  address_id?: number
}

export function readConfirm(raw: RawSearch): ConfirmSearch {
  const named = ['sku_id', 'address_id', ...purchaseSourceFields] as const
  const read = named.flatMap((name) => {
    const id = readInteger(raw[name])
    return id === undefined ? [] : [[name, id] as const]
  })
  const search: ConfirmSearch = Object.fromEntries(read)
  const isOfCart = search.sku_id === undefined && purchaseSourceFields.every((name) => search[name] === undefined)
  return isOfCart ? { from_cart: true, ...search } : { quantity: readInteger(raw.quantity) ?? 1, ...search }
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

/** Values that goods require before they are ordered (§5), when their page sent them; keys that goods may not offer. */
export const readServiceChoice = (raw: RawSearch) => ({
  service_mode: readText(raw.service_mode, 40),
  car_model: readText(raw.car_model, 40),
})
export type ServiceChoice = ReturnType<typeof readServiceChoice>

/** One SKU, its quantity and the choices; a host app's link to phone recharge also has `code`. */
export const readPurchase = (raw: RawSearch) => ({
  sku_id: readInteger(raw.sku_id),
  quantity: readInteger(raw.quantity) ?? 1,
  address_id: readInteger(raw.address_id),
  code: readText(raw.code, 40),
  ...readServiceChoice(raw),
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

/** The contract's own values for the tabs of reservations. */
export const presaleTabs: typeof contractTabs = ['deposit_due', 'booked', 'balance_due', 'done']
export const readPresale = (raw: RawSearch) => ({ status: readChoice(raw.status, presaleTabs) ?? 'deposit_due' })

export const readOrderId = (raw: RawSearch) => ({ order_id: readInteger(raw.order_id) ?? 0 })

/** The label key of an order's state; a paid order has other labels while it is on hold, virtual, or for pickup. */
export function stateKey({
  state,
  order_type,
  delivery_plan,
  on_hold_by,
}: Pick<OrderSummary, 'state' | 'order_type' | 'delivery_plan'> & Partial<Pick<OrderSummary, 'on_hold_by'>>) {
  if (state !== 'paid') return `state_${state}` as const
  if (on_hold_by) return 'paid_on_hold'
  if (order_type === 'virtual') return 'paid_virtual'
  return delivery_plan === 'pickup' ? 'paid_pickup' : 'state_paid'
}
