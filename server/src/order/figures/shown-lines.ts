import type { Picture } from '@longmall/contract/catalogue.ts'
import { sql } from 'kysely'
import { lineNameColumns, type Reader } from '../line-names.ts'

/** A line as others show it, named in the reader's language. */
export interface ShownLine {
  line_id: number
  order_id: number
  goods_id: number
  goods_name: string
  sku_name: string
  picture: Picture | null
  quantity: number
  refunded_quantity: number
  is_gift: boolean
}

/** The lines of orders in the order in which they were bought. */
export async function shownLines({ db, language }: Reader, order_ids: readonly number[]): Promise<ShownLine[]> {
  if (order_ids.length === 0) return []
  const { rows } = await sql<ShownLine>`
    select l.id as line_id, l.order_id, l.goods_id, ${lineNameColumns(language)}, l.picture, l.quantity, l.refunded_quantity, l.is_gift
    from order_line l where l.order_id = any (${order_ids}::int[]) order by l.order_id, l.id`.execute(db)
  return rows
}
