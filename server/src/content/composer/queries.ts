import type { BlockProblem, DraftBlock } from '@longmall/contract/content-blocks.ts'
import type { PageKind } from '@longmall/contract/content-staff.ts'
import { sql } from 'kysely'
import { cardsByIds } from '../../catalogue/cards.ts'
import { isAddonOn } from '../../kernel/addons.ts'
import type { Timestamp } from '../../kernel/time/clock.ts'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { setMediaUses } from '../../media/staff/set-media-uses.ts'
import { draftOf, type BlockRow } from './draft-rows.ts'
import { picturesOf, problemsOf } from './rules.ts'

export interface Page {
  page_id: number
  page: string
  kind: PageKind
  label: string
  published: number
  published_at: Timestamp | null
  draft: DraftBlock[] | null
  draft_at: Timestamp | null
  draft_by: string | null
  version: number
}

const columns = sql.raw(`p.id as page_id, p.name as page, p.kind, p.label, p.published, p.published_at, p.draft, p.draft_at,
  name_of_staff(p.draft_by) as draft_by, p.version`)

/** The page of a name; refuses `content.page_not_found`. */
export async function findPage({ db }: Pick<Context, 'db'>, name: string): Promise<Page> {
  const { rows } = await sql<Page>`select ${columns} from composed_page p where p.name = ${name}`.execute(db)
  if (!rows[0]) throw new Refusal('content.page_not_found')
  return rows[0]
}

/** The same, held until the transaction ends, at the version that was shown; refuses `content.page_changed` at another. */
export async function lockPage({ db }: Pick<Context, 'db'>, name: string, version?: number): Promise<Page> {
  const { rows } = await sql<Page>`select ${columns} from composed_page p where p.name = ${name} for update of p`.execute(db)
  const page = rows[0]
  if (!page) throw new Refusal('content.page_not_found')
  if (version !== undefined && page.version !== version)
    throw new Refusal('content.page_changed', { version: page.version, by: page.draft_by })
  return page
}

/** The published blocks in their edited form; before the first publication those of the block table. */
export async function publishedBlocks(context: Pick<Context, 'db'>, page: Page): Promise<DraftBlock[]> {
  return (await versionBlocks(context, page, page.published)) ?? tableBlocks(context, page.page)
}

/** The blocks of one publication; undefined when there is none of that number. */
export async function versionBlocks({ db }: Pick<Context, 'db'>, { page_id }: Page, published: number): Promise<DraftBlock[] | undefined> {
  const { rows } = await sql<{ blocks: DraftBlock[] }>`
    select blocks from page_version where page_id = ${page_id} and published = ${published}`.execute(db)
  return rows[0]?.blocks
}

async function tableBlocks({ db }: Pick<Context, 'db'>, name: string): Promise<DraftBlock[]> {
  const { rows } = await sql<BlockRow>`
    select b.kind, b.addon, b.visible_from, b.visible_until, b.content,
      coalesce((select jsonb_object_agg(t.language, t.texts) from page_block_text t where t.block_id = b.id), '{}') as texts
    from page_block b where b.page = ${name} order by b.position`.execute(db)
  return rows.flatMap((row, index) => draftOf(row, `b${index + 1}`) ?? [])
}

/** What is wrong with blocks by what the shop has now. */
export async function checkBlocks(context: Context, blocks: readonly DraftBlock[]): Promise<BlockProblem[]> {
  const ids = [...new Set(blocks.flatMap((block) => (block.kind === 'goods_row' ? block.goods_ids : [])))]
  const cards = await cardsByIds(context, ids)
  return problemsOf(blocks, {
    now: context.now,
    goods_ids: new Set(cards.map(({ goods_id }) => goods_id)),
    isAddonOn: (name) => isAddonOn(context, name),
  })
}

/** Keeps the pictures of everything that the page shows, showed or is to show. Refuses `media.gone` for one that was cleaned away. */
export async function setPictureUses(context: Context, { page_id, page }: Page): Promise<void> {
  const { rows } = await sql<{ blocks: DraftBlock[] }>`
    select draft as blocks from composed_page where id = ${page_id} and draft is not null
    union all select blocks from page_version where page_id = ${page_id}
    union all select blocks from page_schedule where page_id = ${page_id}`.execute(context.db)
  await setMediaUses(
    context,
    `page ${page}`,
    rows.flatMap(({ blocks }) => picturesOf(blocks)),
  )
}
