import { sql } from 'kysely'
import { lineNameColumns, type Reader } from '../line-names.ts'

export interface LineName {
  goods_name: string
  sku_name: string
}

/** What lines of orders are called for the reader, by the line's id. */
export async function namesOfLines({ db, language }: Reader, ids: readonly number[]): Promise<ReadonlyMap<number, LineName>> {
  const { rows } = await sql<LineName & { id: number }>`
    select l.id, ${lineNameColumns(language)} from order_line l where l.id = any (${[...new Set(ids)]}::int[])`.execute(db)
  return new Map(rows.map(({ id, ...name }) => [id, name]))
}
