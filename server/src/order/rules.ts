import type { DeliveryPlan, orderActions, OrderState, OrderType, tabs } from '@longmall/contract/order.ts'
import { plus, type Timestamp } from '../kernel/time/clock.ts'

/** What happens to an order. */
export type Step = keyof typeof machine

/**
 * The one state machine: where a step leads from a state; a step that is not here does not happen. `pay` from
 * cancelled is the re-opening of R-25. `receive` from paid: fetched, or delivered by the payment itself.
 */
const machine = {
  fail_payment: { unpaid: 'payment_failed', payment_failed: 'payment_failed' },
  pay: { unpaid: 'paid', payment_failed: 'paid', cancelled: 'paid' },
  pay_deposit: { unpaid: 'deposit_paid', payment_failed: 'deposit_paid', cancelled: 'deposit_paid' },
  reserve: { unpaid: 'reserved' },
  pay_balance: { reserved: 'paid', deposit_paid: 'paid' },
  ship: { paid: 'shipping' },
  receive: { paid: 'completed', shipping: 'completed' },
  close: { unpaid: 'cancelled', payment_failed: 'cancelled' },
  miss_balance: { reserved: 'cancelled', deposit_paid: 'cancelled' },
  refund: { paid: 'cancelled', shipping: 'cancelled' },
  // What its payment completed, while what it created can be undone.
  take_back: { completed: 'cancelled' },
} as const satisfies Record<string, Partial<Record<OrderState, OrderState>>>

export const nextState = (from: OrderState, step: Step): OrderState | null =>
  (machine[step] as Partial<Record<OrderState, OrderState>>)[from] ?? null

/** The states in which a step can be taken, for conditional writes. */
export const statesBefore = (step: Step): OrderState[] => Object.keys(machine[step]) as OrderState[]

/** Where a step leads. */
export const stateAfter = (step: Step): OrderState => Object.values(machine[step])[0]!

/** An order as it is made. */
export const initialState: OrderState = 'unpaid'
/** Orders that wait for payment. */
export const unpaid: readonly OrderState[] = statesBefore('close')
/** Booked at no cost, so that it can be cancelled like an order that is not paid. */
export const bookedFree: readonly OrderState[] = ['reserved']
/** Booked orders that wait for their balance. */
export const booked: readonly OrderState[] = statesBefore('miss_balance')
/** Paid whole, and nothing has been done about it yet but parcels with a part of it. */
export const unfulfilled: readonly OrderState[] = statesBefore('ship')
/** On its way. */
export const shipped: readonly OrderState[] = ['shipping']
/** Paid whole, and not at its end. */
export const inFulfilment: readonly OrderState[] = statesBefore('receive')
/** The buyer has it. */
export const received: readonly OrderState[] = ['completed']
/** Closed before its end, or gone back whole. */
export const closed: readonly OrderState[] = ['cancelled']
/** Paid whole, and not closed. */
export const paidNotClosed: readonly OrderState[] = [...inFulfilment, ...received]
/** At its end: nothing more happens but after-sale. */
export const finished: readonly OrderState[] = [...received, ...closed]

export type Action = (typeof orderActions)[number]

export interface ActionFacts {
  state: OrderState
  order_type: OrderType
  delivery_plan: DeliveryPlan
  /** The second payment of a reservation, once its window is open. */
  balance_payment_id: number | null
  /** Something has to be decided before it goes on. */
  is_on_hold: boolean
  reminded_at: Timestamp | null
  extended_at: Timestamp | null
  received_at: Timestamp | null
  has_invoice: boolean
  /** Units sent or handed over, units that still are to be, and units not refunded. */
  shipped_quantity: number
  unshipped_quantity: number
  /** Units neither refunded nor redeemed by a code. */
  remaining_quantity: number
  /** Lines without a review, and lines to whose review texts may be added. */
  unreviewed: number
  appendable: number
}
export interface ActionTerms {
  now: Timestamp
  /** After the receipt. */
  after_sale_days: number
}

const isShippable = ({ delivery_plan, order_type }: ActionFacts) =>
  (delivery_plan === 'mail' || delivery_plan === 'local') && order_type !== 'virtual' && order_type !== 'pledge'

const actionTable: Record<Action, (order: ActionFacts, terms: ActionTerms) => boolean> = {
  pay: ({ state, balance_payment_id }) => unpaid.includes(state) || (booked.includes(state) && balance_payment_id !== null),
  // A deposit that is paid is bound by the rule that was shown.
  cancel: ({ state }) => unpaid.includes(state) || state === 'reserved',
  remind: (order, { now }) =>
    order.state === 'paid' &&
    !order.is_on_hold &&
    isShippable(order) &&
    (order.reminded_at === null || plus(order.reminded_at, { days: 1 }) <= now),
  extend: ({ state, extended_at }) => state === 'shipping' && extended_at === null,
  confirm_receipt: ({ state }) => state === 'shipping',
  logistics: (order) => isShippable(order) && order.shipped_quantity > 0,
  pickup_code: ({ state, delivery_plan, is_on_hold, unshipped_quantity }) =>
    state === 'paid' && delivery_plan === 'pickup' && !is_on_hold && unshipped_quantity > 0,
  review: ({ state, order_type, unreviewed }) => state === 'completed' && order_type !== 'pledge' && unreviewed > 0,
  append_review: ({ state, appendable }) => state === 'completed' && appendable > 0,
  after_sale: ({ state, order_type, received_at, remaining_quantity, is_on_hold }, { now, after_sale_days }) =>
    remaining_quantity > 0 &&
    !is_on_hold &&
    order_type !== 'pledge' &&
    (state === 'paid' ||
      state === 'shipping' ||
      (state === 'completed' && received_at !== null && now < plus(received_at, { days: after_sale_days }))),
  invoice: ({ state, has_invoice }) => has_invoice && (state === 'paid' || state === 'shipping' || state === 'completed'),
  buy_again: ({ state, order_type }) =>
    order_type === 'standard' && (state === 'shipping' || state === 'completed' || state === 'cancelled'),
  delete: ({ state }) => state === 'completed' || state === 'cancelled',
}

/** What the member may do with an order now (R-29: badge, button and engine read the same table). */
export const actionsOf = (order: ActionFacts, terms: ActionTerms): Action[] =>
  (Object.keys(actionTable) as Action[]).filter((action) => actionTable[action](order, terms))

export type Tab = (typeof tabs)[number]

/** The states of a tab of the order list (ORD-06); null for all. `list-orders.ts` has the tabs' other conditions. */
export const tabStates: Record<Tab, OrderState[] | null> = {
  all: null,
  to_pay: [...unpaid, ...booked],
  to_ship: ['paid'],
  to_receive: ['shipping'],
  to_review: ['completed'],
  after_sale: null,
}

/** What to do when the whole amount has come. */
export type PaymentEffect = 'pay' | 'reopen_or_refund' | 'nothing'

/**
 * R-25, the order's side. Before closing (unpaid): paid. After it (cancelled, by whomever): opened again where stock and
 * limit allow it, else refunded. Paid or further: the same news again. During closing the payment's lock decides which of the two it is.
 */
export function paymentEffect(state: OrderState): PaymentEffect {
  if (unpaid.includes(state)) return 'pay'
  return state === 'cancelled' ? 'reopen_or_refund' : 'nothing'
}
