import type { ReductionStep } from '@longmall/pricing/types.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Timestamp } from '../../kernel/time/clock.ts'
import type { Context } from '../../kernel/context.ts'
import { cursorForm, cutPage, readCursor } from '../../kernel/database/cursor.ts'
import { type PageQuery, windowSql } from './list-zone.ts'

/** A full reduction with its name in the caller's language; amounts of its steps in cents. */
export interface ReductionRow {
  reduction_id: number
  name: string
  by: 'amount' | 'quantity'
  steps: ReductionStep[]
  goods_ids: number[]
  category_ids: number[]
  starts_at: Timestamp
  ends_at: Timestamp
}

const columns = ({ language }: Context) => sql`
  p.id as reduction_id, p.by, p.steps, p.goods_ids, p.category_ids, p.starts_at, p.ends_at, coalesce(
    (select name from reduction_text where reduction_id = p.id and language = ${language}),
    (select name from reduction_text where reduction_id = p.id and language = 'en-us'), '') as name`

/** Full reductions of a state (PRM-08), in the order of `listZone`: one statement. Refuses a cursor that is not this list's. */
export async function listZoneReductions(
  context: Context,
  { state, cursor, size }: PageQuery,
): Promise<{ list: ReductionRow[]; next: string | null }> {
  const { where, sort_key } = windowSql(context, state)
  const after = cursor === undefined ? null : readCursor(cursor, [cursorForm.number, cursorForm.id])
  const later: RawBuilder<unknown> = after === null ? sql`` : sql`and (${sort_key}, p.id) > (${after[0]!}::bigint, ${after[1]!}::bigint)`
  const { rows } = await sql<ReductionRow & { sort_key: bigint }>`
    select ${columns(context)}, ${sort_key} as sort_key from reduction p where p.is_on and ${where} ${later}
    order by sort_key, p.id limit ${size + 1}`.execute(context.db)
  const page = cutPage(rows, size, (row) => [row.sort_key, row.reduction_id])
  return { list: page.list.map(({ sort_key: _mark, ...row }) => row), next: page.next }
}

/** One that is switched on, whatever its time; undefined for any other. One statement. */
export async function findZoneReduction(context: Context, reduction_id: number): Promise<ReductionRow | undefined> {
  const { rows } = await sql<ReductionRow>`
    select ${columns(context)} from reduction p where p.is_on and p.id = ${reduction_id}`.execute(context.db)
  return rows[0]
}
