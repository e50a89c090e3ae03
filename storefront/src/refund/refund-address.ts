import { type RawSearch, readChoice, readInteger } from '../shell/search.ts'

export const returnTabs = ['askable', 'open', 'over'] as const
export type ReturnTab = (typeof returnTabs)[number]

/** A tab; `order_id` limits the returnable lines to one order. */
export const readAfterSalesCentre = (raw: RawSearch) => ({
  status: readChoice(raw.status, returnTabs),
  order_id: readInteger(raw.order_id),
})

/** A line to request a refund for, or the request to submit again. */
export const readRefund = (raw: RawSearch) => ({
  order_goods_id: readInteger(raw.order_goods_id) ?? 0,
  refund_id: readInteger(raw.refund_id),
})

export const readRefundDetail = (raw: RawSearch) => ({ refund_id: readInteger(raw.refund_id) ?? 0 })
