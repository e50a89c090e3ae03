import { type RawSearch, readInteger } from '../shell/search.ts'

/** What is to be paid: a payment, or the one of an order. */
export const readPayment = (raw: RawSearch) => ({ order_id: readInteger(raw.order_id), payment_id: readInteger(raw.payment_id) })
