import { type RawSearch, readInteger } from '../shell/search.ts'

/** Whose parcels are shown; 0 when the address names no order. */
export const readLogistics = (raw: RawSearch) => ({ order_id: readInteger(raw.order_id) ?? 0 })
