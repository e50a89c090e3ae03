import type { OrderState } from '@longmall/contract/order.ts'
import type {
  StaffAfterSaleRequest,
  AfterSaleRequest,
  AfterSaleKind,
  AfterSaleStatus,
  FreightRefundReason,
} from '@longmall/contract/refund.ts'
import type * as z from 'zod/mini'
import type { Timestamp } from '../kernel/time/clock.ts'
import { paidNotClosed, unfulfilled } from '../order/rules.ts'

export const status = {
  applied: 1,
  refused: 2,
  approved: 3,
  awaitingParcel: 4,
  parcelSent: 5,
  refunded: 6,
  closed: 7,
} as const satisfies Record<string, AfterSaleStatus>

/** Steps of a request; those `by_time` happen when a side has missed its deadline. */
export const returnEvents = [
  'approve',
  'approve_by_time',
  'refuse',
  'cancel',
  'request_parcel',
  'send_parcel',
  'close_by_time',
  'confirm_receipt',
  'refuse_receipt',
  'refund_by_time',
  'refund',
  'reapply',
] as const
export type ReturnStep = (typeof returnEvents)[number]

const table: Record<AfterSaleStatus, Partial<Record<ReturnStep, AfterSaleStatus>>> = {
  1: { approve: 3, approve_by_time: 3, refuse: 2, cancel: 7 },
  2: { reapply: 1, cancel: 7 },
  // Intermediate state within one transaction: a refund follows, or the goods are awaited.
  3: { request_parcel: 4, refund: 6 },
  4: { send_parcel: 5, close_by_time: 7, cancel: 7 },
  5: { confirm_receipt: 6, refund_by_time: 6, refuse_receipt: 7 },
  6: {},
  7: { reapply: 1 },
}

/** The one state table of after-sale (ORD-13, §4): where a step leads from a status; null where it cannot be taken. */
export const nextStatus = (from: AfterSaleStatus, step: ReturnStep): AfterSaleStatus | null => table[from][step] ?? null

/** The history's event of a step; `refund` includes the amounts. */
export const eventOf: Record<ReturnStep, string> = {
  approve: 'approved',
  approve_by_time: 'approved_by_time',
  refuse: 'refused',
  cancel: 'cancelled',
  request_parcel: 'parcel_requested',
  send_parcel: 'parcel_sent',
  close_by_time: 'closed_by_time',
  confirm_receipt: 'receipt_confirmed',
  refuse_receipt: 'receipt_refused',
  refund_by_time: 'refunded_by_time',
  refund: 'refunded',
  reapply: 'reapplied',
}

/** While a request is under way its units are withheld, and the order is not settled. */
export const openStatuses: readonly AfterSaleStatus[] = [status.applied, status.approved, status.awaitingParcel, status.parcelSent]
export const isOpen = (one: AfterSaleStatus) => openStatuses.includes(one)

/** What falls due by itself at a status, and on whose time: the shop's or the buyer's. */
export const dueStep: Partial<
  Record<
    AfterSaleStatus,
    { step: 'approve_by_time' | 'close_by_time' | 'refund_by_time'; deadline: 'merchant_deadline' | 'buyer_deadline' }
  >
> = {
  1: { step: 'approve_by_time', deadline: 'merchant_deadline' },
  4: { step: 'close_by_time', deadline: 'buyer_deadline' },
  5: { step: 'refund_by_time', deadline: 'merchant_deadline' },
}

/** A member's actions now; reapplying only while the line itself can still be returned. */
export function memberActions(now: AfterSaleStatus, isReturnable: boolean): z.output<typeof AfterSaleRequest>['actions'] {
  const all = ['reapply', 'cancel', 'send_parcel'] as const
  return all.filter((step) => nextStatus(now, step) !== null && (step !== 'reapply' || isReturnable))
}

export function staffActions(now: AfterSaleStatus): z.output<typeof StaffAfterSaleRequest>['actions'] {
  const all = ['approve', 'refuse', 'confirm_receipt', 'refuse_receipt'] as const
  return all.filter((step) => nextStatus(now, step) !== null)
}

export interface LineFacts {
  state: OrderState
  received_at: Timestamp | null
  quantity: number
  refunded_quantity: number
  /** Units that open requests ask for. */
  requested_quantity: number
  /** Units whose code was redeemed at a desk. */
  redeemed_quantity: number
  shipped_quantity: number
  /** Units that are not to go out: refunded before, or requested for return now. */
  on_hold_quantity: number
}

/** The most units of each kind that can be asked for; `unshipped` of them have not gone out and go first. */
export interface ReturnableQuantity {
  refund_only: number
  return_refund: number
  unshipped: number
}

/** The unshipped part of a requested quantity: it is refunded first when no goods are returned. */
export const unshippedOf = ({ unshipped }: ReturnableQuantity, kind: AfterSaleKind, quantity: number): number =>
  kind === 'refund_only' ? Math.min(quantity, unshipped) : 0

const none: ReturnableQuantity = { refund_only: 0, return_refund: 0, unshipped: 0 }

/**
 * Units of a line that can be returned at `now` (ORD-13): from its payment until `days` after receipt, less refunded ones, those in
 * open requests and redeemed ones.
 */
export function returnableQuantityOf(line: LineFacts, now: Timestamp, days: number): ReturnableQuantity {
  if (!paidNotClosed.includes(line.state)) return none
  const until = returnableUntil(line.received_at, days)
  if (until !== null && until <= now) return none
  const left = line.quantity - line.refunded_quantity - line.requested_quantity - line.redeemed_quantity
  const unshipped = unfulfilled.includes(line.state) ? line.quantity - line.shipped_quantity - line.on_hold_quantity : 0
  return { refund_only: left, return_refund: left - unshipped, unshipped }
}

/** Until when after-sale can be asked; null before the goods are received. */
export const returnableUntil = (received_at: Timestamp | null, days: number): Timestamp | null =>
  received_at === null ? null : new Date(Date.parse(received_at) + days * 86_400_000).toISOString()

export type ReturnRefusal = 'refund.not_refundable' | 'refund.already_open' | 'refund.quantity_exceeded' | 'refund.not_shipped'

/** Why so many units of this kind cannot be returned, when open requests of the line ask for `requested` ones; null when they can. */
export function returnRefusal(returnable: ReturnableQuantity, kind: AfterSaleKind, quantity: number, requested = 0): ReturnRefusal | null {
  if (returnable.refund_only === 0) return requested > 0 ? 'refund.already_open' : 'refund.not_refundable'
  if (kind === 'return_refund' && returnable.return_refund === 0) return 'refund.not_shipped'
  return quantity > returnable[kind] ? 'refund.quantity_exceeded' : null
}

export interface FreightFacts {
  freight_total: bigint
  /** Units of the whole order that ever went out, and that are neither refunded nor about to be before these. */
  shipped: number
  standing: number
}

/** Is freight refunded with these units, and why? With the last ones, if nothing of the order was shipped. */
export function freightBack({ freight_total, shipped, standing }: FreightFacts, quantity: number): z.output<typeof FreightRefundReason> {
  if (freight_total === 0n) return 'no_freight'
  if (shipped > 0) return 'something_shipped'
  return quantity < standing ? 'others_remain' : 'last_unshipped'
}
