import type { GoodsChosen } from '@longmall/contract/catalogue-tree-staff.ts'
import { toSmallest } from '@longmall/contract/units.ts'
import { sql, type RawBuilder } from 'kysely'
import type { output } from 'zod/mini'
import type { Database } from '../../kernel/database/database.ts'

/** Which goods are meant, as the contract takes it. */
export type Chosen = { [Name in keyof typeof GoodsChosen]?: output<(typeof GoodsChosen)[Name]> }

function conditionOf(chosen: Chosen): RawBuilder<unknown> {
  const { goods_ids, category_id, brand_id, is_on_shelf, price_from, price_to, freight_template_id } = chosen
  const all: RawBuilder<unknown>[] = [sql`true`]
  if (goods_ids) all.push(sql`g.id = any (${goods_ids}::int[])`)
  if (category_id !== undefined) all.push(sql`g.category_path @> array[${category_id}]::int[]`)
  if (brand_id !== undefined) all.push(sql`g.brand_id = ${brand_id}`)
  if (is_on_shelf !== undefined) all.push(sql`g.is_on_shelf = ${is_on_shelf}`)
  if (price_from !== undefined) all.push(sql`g.min_price >= ${toSmallest(price_from, 'MONEY')}::bigint`)
  if (price_to !== undefined) all.push(sql`g.min_price <= ${toSmallest(price_to, 'MONEY')}::bigint`)
  if (freight_template_id !== undefined) all.push(sql`g.freight_template_id = ${freight_template_id}`)
  return sql.join(all, sql` and `)
}

/** The next goods that are meant, by id; all pages together read the table once. */
export async function chosenAfter(db: Database, chosen: Chosen, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select g.id from goods g where g.id > ${after} and ${conditionOf(chosen)} order by g.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** How many are meant: for progress, in a work that may take a second to count. */
export async function countChosen(db: Database, chosen: Chosen): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from goods g where ${conditionOf(chosen)}`.execute(db)
  return rows[0]!.count
}
