import { type RawSearch, readInteger } from '../../shell/search.ts'

/** Whose lines are reviewed; 0 when the address names no order. */
export const readOrderReview = (raw: RawSearch) => ({ order_id: readInteger(raw.order_id) ?? 0 })
