import type { Language } from '@longmall/contract/fields.ts'
import { type RawBuilder, sql } from 'kysely'

/**
 * SQL: the names of a row of `order_line` for its reader, as two pairs of `jsonb_build_object`: those of the reader's language when it was
 * ordered, where the goods had any; else, and with null, those that the buyer was shown.
 */
export const lineNames = (language: Language | null): RawBuilder<unknown> =>
  language === null
    ? sql`'goods_name', goods_name, 'sku_name', sku_name`
    : sql`'goods_name', coalesce(names -> ${language}::text ->> 'goods_name', goods_name), 'sku_name', coalesce(names -> ${language}::text ->> 'sku_name', sku_name)`
