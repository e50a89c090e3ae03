import type { PurchaseInfo, PurchaseSourceKind } from '@longmall/contract/order.ts'
import type { Language } from '@longmall/contract/fields.ts'
import { sql, type RawBuilder } from 'kysely'
import type { PurchaseReference } from '../progress/events.ts'

/** The purchase source in an order's row. */
export interface PurchaseColumns {
  order_id: number
  promotion_kind: PurchaseSourceKind | null
  promotion_id: number | null
  promotion_subject: number | null
}

/** The same as events say it; `order` is the first of its payment. */
export function toPurchaseReference({
  order_id,
  promotion_kind,
  promotion_id,
  promotion_subject,
}: PurchaseColumns): PurchaseReference | null {
  return promotion_kind && { kind: promotion_kind, promotion_id, subject: promotion_subject, order_id }
}

/** SQL: the same of an order `o` as the contract has it, its name as it was when it was bought. */
export const purchaseInfoColumn = (language: Language): RawBuilder<PurchaseInfo | null> => sql<PurchaseInfo | null>`
  case when o.promotion_kind is not null then jsonb_build_object('kind', o.promotion_kind, 'promotion_id', o.promotion_id,
    'subject', o.promotion_subject, 'name', coalesce(o.details -> 'names' ->> ${language}, o.details -> 'names' ->> 'en-us', '')) end`
