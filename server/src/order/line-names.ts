import type { Language } from '@longmall/contract/fields.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../kernel/context.ts'

/** Who reads names of goods: those in their language are read. */
export type Reader = Pick<Context, 'db' | 'language'>

type Name = 'goods_name' | 'sku_name'
const nameOf = (alias: string, name: Name, language: Language): RawBuilder<unknown> =>
  sql`coalesce(${sql.ref(`${alias}.names`)} -> ${language}::text ->> ${sql.lit(name)}, ${sql.ref(`${alias}.${name}`)})`

/**
 * SQL: what a row of `order_line` is called for its reader, as `goods_name` and `sku_name`: in the reader's language as it was called when
 * it was ordered, where the goods had a name in it; else as the buyer was shown it.
 */
export const lineNameColumns = (language: Language, alias = 'l'): RawBuilder<unknown> =>
  sql`${nameOf(alias, 'goods_name', language)} as goods_name, ${nameOf(alias, 'sku_name', language)} as sku_name`

/** The same as two pairs of `jsonb_build_object`. */
export const lineNames = (language: Language, alias = 'order_line'): RawBuilder<unknown> =>
  sql`'goods_name', ${nameOf(alias, 'goods_name', language)}, 'sku_name', ${nameOf(alias, 'sku_name', language)}`

/** The goods' name alone. */
export const lineGoodsName = (language: Language, alias = 'order_line'): RawBuilder<unknown> => nameOf(alias, 'goods_name', language)
