import type { sorts } from '@longmall/contract/catalogue.ts'
import { sql, type RawBuilder } from 'kysely'
import { cursorForm, readCursor } from '../../kernel/database/cursor.ts'

/** Sorts of the contract; `favourites` for the top list, `relevance` for a search without a chosen sort. */
export type GoodsSort = (typeof sorts)[number] | 'favourites' | 'relevance'

interface SortRule {
  /** What is sorted by: a column of a row `s`, each on an index of goods_listing; relevance is a number of the found row. */
  key: RawBuilder<unknown>
  isDescending: boolean
}

const rules: Record<GoodsSort, SortRule> = {
  default: { key: sql`s.position`, isDescending: false },
  sales: { key: sql`s.sale_count`, isDescending: true },
  price_up: { key: sql`s.min_price`, isDescending: false },
  price_down: { key: sql`s.min_price`, isDescending: true },
  newest: { key: sql`s.created_at`, isDescending: true },
  favourites: { key: sql`s.favourite_count`, isDescending: true },
  relevance: { key: sql`s.relevance`, isDescending: false },
}

/** The SQL of a sort of rows `s`: its order, the sort value of a row, its cursor, and the condition after a cursor. */
export function sortSql(sort: GoodsSort) {
  const { key, isDescending } = rules[sort]
  const direction = isDescending ? sql`desc` : sql`asc`
  const order = sql`${key} ${direction}, s.goods_id ${direction}`
  const isTime = sort === 'newest'
  return {
    order,
    place: sql`row_number() over (order by ${order})`,
    mark: isTime ? sql`(extract(epoch from s.created_at) * 1000000)::bigint` : sql`${key}::bigint`,
    /** Refuses a cursor that is none, or one of another sort. */
    after: (cursor: string | undefined): RawBuilder<boolean> => {
      if (!cursor) return sql`true`
      const [, mark, id] = readCursor(cursor, [new RegExp(`^${sort}$`), cursorForm.number, cursorForm.id])
      const from = isTime ? sql`timestamptz 'epoch' + ${mark}::bigint * interval '1 microsecond'` : sql`${mark}::bigint`
      return sql`(${key}, s.goods_id) ${isDescending ? sql`<` : sql`>`} (${from}, ${id}::bigint)`
    },
    cursorParts: (mark: bigint, goods_id: number) => [sort, mark, goods_id] as const,
  }
}
