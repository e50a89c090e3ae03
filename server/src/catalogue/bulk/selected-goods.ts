import type { GoodsSelection } from '@longmall/contract/catalogue-tree-staff.ts'
import { toSmallest } from '@longmall/contract/units.ts'
import { sql, type RawBuilder } from 'kysely'
import type { output } from 'zod/mini'
import type { Database } from '../../kernel/database/database.ts'

/** Which goods are meant, as the contract takes it. */
export type GoodsSelectionInput = { [Name in keyof typeof GoodsSelection]?: output<(typeof GoodsSelection)[Name]> }

function selectionCondition(selection: GoodsSelectionInput): RawBuilder<unknown> {
  const { goods_ids, category_id, brand_id, is_listed, price_from, price_to, freight_template_id } = selection
  const conditions: RawBuilder<unknown>[] = [sql`true`]
  if (goods_ids) conditions.push(sql`g.id = any (${goods_ids}::int[])`)
  if (category_id !== undefined) conditions.push(sql`g.category_path @> array[${category_id}]::int[]`)
  if (brand_id !== undefined) conditions.push(sql`g.brand_id = ${brand_id}`)
  if (is_listed !== undefined) conditions.push(sql`g.is_listed = ${is_listed}`)
  if (price_from !== undefined) conditions.push(sql`g.min_price >= ${toSmallest(price_from, 'MONEY')}::bigint`)
  if (price_to !== undefined) conditions.push(sql`g.min_price <= ${toSmallest(price_to, 'MONEY')}::bigint`)
  if (freight_template_id !== undefined) conditions.push(sql`g.freight_template_id = ${freight_template_id}`)
  return sql.join(conditions, sql` and `)
}

/** The next goods that are meant, by id; all pages together read the table once. */
export async function selectedAfter(db: Database, selection: GoodsSelectionInput, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select g.id from goods g where g.id > ${after} and ${selectionCondition(selection)} order by g.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** How many are meant: for progress, in a work that may take a second to count. */
export async function countSelected(db: Database, selection: GoodsSelectionInput): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from goods g where ${selectionCondition(selection)}`.execute(
    db,
  )
  return rows[0]!.count
}
