import type { ServerTranslationKey } from '@longmall/translations/en-us/server/index.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { work as contract, WorkLine } from '@longmall/contract/work.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../kernel/context.ts'
import { cursorForm, cutPage, readCursor } from '../kernel/database/cursor.ts'
import { readPage, type ListOrder } from '../kernel/database/list-order.ts'
import { translate } from '../kernel/translate.ts'
import { findWork, visibleTo, toWork, worksSql } from './queries.ts'

const order: ListOrder<'created_at' | 'ended_at'> = {
  id: sql`w.id`,
  defaultSort: '-created_at',
  sorts: { created_at: 'id', ended_at: { instant: sql`w.ended_at`, isNullable: true } },
}

/** Long work, 20 a page by default, the newest first by default; the caller's own unless `whose` is `all`. */
export async function listWorks(
  context: Context<StaffActor>,
  { owner = 'mine', kind, state, ...page }: InputOf<typeof contract.list>,
): Promise<OutputOf<typeof contract.list>> {
  const conditions = [
    owner === 'mine' ? sql`w.staff_id = ${context.actor.staff_id}` : visibleTo(context),
    ...(kind === undefined ? [] : [sql`w.kind = ${kind}`]),
    ...(state === undefined ? [] : [sql`w.state = ${state}`]),
  ]
  const { list, next } = await readPage(context.db, order, page, ({ after, by, cursorColumn, limit }) =>
    worksSql(sql`${after} and ${sql.join(conditions, sql` and `)} order by ${by} limit ${limit}`, cursorColumn),
  )
  return { list: list.map((row) => toWork(context, row)), next }
}

const maxUnderWay = 20

/** The caller's own that waits, runs or has just ended: what a header shows. */
export async function worksUnderWay(context: Context<StaffActor>): Promise<OutputOf<typeof contract.under_way>> {
  const { rows } = await worksSql(sql`w.staff_id = ${context.actor.staff_id}
    and (w.state in ('queued', 'running') or w.ended_at > clock_timestamp() - interval '1 minute')
    order by w.id desc limit ${maxUnderWay}`).execute(context.db)
  return { list: rows.map((row) => toWork(context, row)) }
}

/** One work that the caller may see. Refuses `work.not_found`. */
export async function viewWork(
  context: Context<StaffActor>,
  { work_id }: InputOf<typeof contract.view>,
): Promise<OutputOf<typeof contract.view>> {
  return toWork(context, await findWork(context, work_id))
}

interface LineRow extends Omit<WorkLine, 'text' | 'column'> {
  field: string
  translation_key: ServerTranslationKey
  params: Record<string, unknown>
}

/**
 * A work's report in the caller's language: errors, then warnings, then notes, each in their order; 50 lines a page when not said
 * otherwise. Refuses `work.not_found`.
 */
export async function listLines(
  context: Context<StaffActor>,
  { work_id, level, cursor, page_size = 50 }: InputOf<typeof contract.lines>,
): Promise<OutputOf<typeof contract.lines>> {
  await findWork(context, work_id)
  const [rank, after] = cursor === undefined ? ['-1', '-1'] : readCursor(cursor, [cursorForm.number, cursorForm.number])
  const { rows } = await sql<LineRow & { rank: number }>`
    select position, level, rank, subject, row, field, translation_key, params
    from work_line cross join lateral (select case level when 'error' then 0 when 'warning' then 1 else 2 end as rank) as ranked
    where work_id = ${work_id} and (rank, position) > (${rank}::bigint, ${after}::bigint) ${level ? sql`and level = ${level}` : sql``}
    order by rank, position limit ${page_size + 1}`.execute(context.db)
  const { list, next } = cutPage(rows, page_size, ({ rank, position }) => [rank, position])
  const lines = list.map(({ translation_key, params, field, rank: _rank, ...row }) => ({
    ...row,
    column: field,
    text: translate(context.language, translation_key, params).slice(0, 600).trim(),
  }))
  return { list: lines, next }
}
