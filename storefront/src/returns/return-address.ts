import { type RawSearch, readChoice, readInteger } from '../shell/search.ts'

export const returnTabs = ['askable', 'open', 'over'] as const
export type ReturnTab = (typeof returnTabs)[number]

/** A tab; `order_id` narrows what can be asked back to one order. */
export const readActivist = (raw: RawSearch) => ({ status: readChoice(raw.status, returnTabs), order_id: readInteger(raw.order_id) })

/** A line to ask for, or the request that is asked again. */
export const readRefund = (raw: RawSearch) => ({
  order_goods_id: readInteger(raw.order_goods_id) ?? 0,
  refund_id: readInteger(raw.refund_id),
})

export const readRefundDetail = (raw: RawSearch) => ({ refund_id: readInteger(raw.refund_id) ?? 0 })
