import type { tabs } from '@longmall/contract/order.ts'
import { type RawSearch, readInteger } from '../shell/search.ts'

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

export const readOrderId = (raw: RawSearch) => ({ order_id: readInteger(raw.order_id) ?? 0 })

/** A provider comes back with the payment; the shop itself goes there with the order. */
export const readResult = (raw: RawSearch) => ({ order_id: readInteger(raw.order_id), payment_id: readInteger(raw.payment_id) })
