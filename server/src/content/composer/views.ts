import type { content as contract } from '@longmall/contract/content.ts'
import type { ComposedPage, PageRow, PageVersion } from '@longmall/contract/content-staff.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { cursorForm, cutPage, readCursor } from '../../kernel/database/cursor.ts'
import { readPage, type ListOrder } from '../../kernel/database/list-order.ts'
import { findPage, checkBlocks, publishedBlocks } from './queries.ts'

const order: ListOrder<'page_id' | 'published_at' | 'draft_at' | 'due_at'> = {
  id: sql`p.id`,
  defaultSort: 'page_id',
  sorts: {
    page_id: 'id',
    published_at: { instant: sql`p.published_at`, isNullable: true },
    draft_at: { instant: sql`p.draft_at`, isNullable: true },
    due_at: { instant: sql`s.due_at`, isNullable: true },
  },
}

/** Pages of blocks, 20 a page by default: the home page, then the others as they were made, by default. */
export async function listPages(
  { db }: Context,
  { kind, ...page }: InputOf<typeof contract.list_pages>,
): Promise<OutputOf<typeof contract.list_pages>> {
  return readPage(
    db,
    order,
    page,
    ({ after, by, cursorColumn, limit }) => sql<PageRow>`
    select p.id as page_id, p.name as page, p.kind, p.label, p.published, p.published_at, p.draft is not null as has_draft, p.draft_at,
      name_of_staff(p.draft_by) as draft_by, s.due_at${cursorColumn}
    from composed_page p left join page_schedule s on s.page_id = p.id
    where ${after} ${kind ? sql`and p.kind = ${kind}` : sql``} order by ${by} limit ${limit}`,
  )
}

/** A page whole, as it is edited. Refuses `content.page_not_found`. */
export async function viewComposed(context: Context, { page: name }: InputOf<typeof contract.view_page>): Promise<ComposedPage> {
  const { draft, ...page } = await findPage(context, name)
  const blocks = draft ?? (await publishedBlocks(context, { ...page, draft }))
  const { rows } = await sql<NonNullable<ComposedPage['schedule']>>`
    select due_at, scheduled_at, name_of_staff(scheduled_by) as staff_name, note from page_schedule where page_id = ${page.page_id}`.execute(
    context.db,
  )
  const schedule = rows[0] ?? null
  const problems = await checkBlocks(context, blocks)
  return { ...page, has_draft: draft !== null, due_at: schedule?.due_at ?? null, blocks, problems, schedule }
}

/** Publications of a page, 20 a page by default, the newest first; the last one is what it was before any. */
export async function listVersions(
  context: Context,
  { page: name, cursor, page_size = 20 }: InputOf<typeof contract.page_history>,
): Promise<OutputOf<typeof contract.page_history>> {
  const page = await findPage(context, name)
  const [before] = cursor === undefined ? ['2147483648'] : readCursor(cursor, [cursorForm.number])
  const { rows } = await sql<PageVersion>`
    select published, published_at, name_of_staff(published_by) as staff_name, note, restored_version, jsonb_array_length(blocks) as block_count,
      published = ${page.published} as is_shown
    from page_version where page_id = ${page.page_id} and published < ${before}::bigint
    order by published desc limit ${page_size + 1}`.execute(context.db)
  return cutPage(rows, page_size, ({ published }) => [published])
}
