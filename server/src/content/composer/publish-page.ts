import type { DraftBlock } from '@longmall/contract/content-blocks.ts'
import type { content as contract } from '@longmall/contract/content.ts'
import type { Language } from '@longmall/contract/fields.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import type { Database } from '../../kernel/database/database.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { catalogueChanged } from '../../kernel/shared.ts'
import { rowOf } from './draft-rows.ts'
import { checkBlocks, lockPage, publishedBlocks, versionBlocks, type Page } from './queries.ts'
import { outlineOf } from './rules.ts'
import { subjectOf } from './save-draft.ts'

/**
 * Publishes the draft at once; one that is planned for later stays planned. Refuses `content.page_not_found`,
 * `content.page_changed`, `content.page_no_draft`, and `content.page_incomplete` with the problems of the blocks. (CAT-01)
 */
export async function publishPage(
  context: Context<StaffActor>,
  { page: name, version, note = '' }: InputOf<typeof contract.publish_page>,
): Promise<OutputOf<typeof contract.publish_page>> {
  const page = await lockPage(context, name, version)
  const blocks = await readyDraft(context, page)
  const after = await writePublication(context, page, { blocks, note, published_by: context.actor.staff_id, isDraft: true })
  await audit(context, {
    subject: subjectOf(page),
    before: { published: page.published },
    after: { ...after, blocks: outlineOf(blocks), note },
  })
  await catalogueChanged(context.db)
  return after
}

/**
 * Publishes an earlier publication again, whatever its blocks lead to by now, and leaves the draft alone. Refuses as
 * `publishPage` does, and `content.page_version_missing` where there was none of that number.
 */
export async function publishAgain(
  context: Context<StaffActor>,
  { page: name, version, published }: InputOf<typeof contract.publish_again>,
): Promise<OutputOf<typeof contract.publish_again>> {
  const page = await lockPage(context, name, version)
  const blocks = await versionBlocks(context, page, published)
  if (!blocks) throw new Refusal('content.page_version_missing')
  const publication = { blocks, note: '', published_by: context.actor.staff_id, restored_version: published, isDraft: false }
  const after = await writePublication(context, page, publication)
  await audit(context, {
    subject: subjectOf(page),
    before: { published: page.published },
    after: { ...after, restored_version: published, blocks: outlineOf(blocks) },
  })
  await catalogueChanged(context.db)
  return after
}

/** The draft when it may be published; else refuses `content.page_no_draft` or `content.page_incomplete`. */
export async function readyDraft(context: Context, { draft }: Page): Promise<DraftBlock[]> {
  if (!draft) throw new Refusal('content.page_no_draft')
  const problems = (await checkBlocks(context, draft)).filter(({ is_error }) => is_error)
  if (problems.length > 0) throw new Refusal('content.page_incomplete', { problems })
  return draft
}

interface Publication {
  blocks: DraftBlock[]
  note: string
  published_by: number
  restored_version?: number
  /** Is it the draft, which is deleted with it? */
  isDraft: boolean
}

/** Makes blocks what shoppers see of a locked page, and keeps them as its next publication. The caller publishes that the catalogue changed. */
export async function writePublication(
  { db, now }: Context,
  page: Page,
  { blocks, note, published_by, restored_version, isDraft }: Publication,
): Promise<{ version: number; published: number }> {
  const { page_id } = page
  // The blocks from before the first publication are stored too, so that it can be undone.
  if (page.published === 0)
    await sql`
      insert into page_version (page_id, published, blocks) values (${page_id}, 0, ${JSON.stringify(await publishedBlocks({ db }, page))}::jsonb)
      on conflict do nothing`.execute(db)
  const published = page.published + 1
  await sql`
    insert into page_version (page_id, published, blocks, published_at, published_by, note, restored_version)
    values (${page_id}, ${published}, ${JSON.stringify(blocks)}::jsonb, ${now}, ${published_by}, ${note}, ${restored_version ?? null})`.execute(
    db,
  )
  await writeBlocks(db, page.page, blocks)
  const { rows } = await sql<{ version: number }>`
    update composed_page set published = ${published}, published_at = ${now}, version = version + 1,
      draft = case when ${isDraft} then null else draft end, draft_at = case when ${isDraft} then null else draft_at end,
      draft_by = case when ${isDraft} then null else draft_by end
    where id = ${page_id} returning version`.execute(db)
  return { version: rows[0]!.version, published }
}

async function writeBlocks(db: Database, page: string, blocks: readonly DraftBlock[]): Promise<void> {
  await db.deleteFrom('page_block').where('page', '=', page).execute()
  for (const [position, block] of blocks.filter(({ is_hidden }) => !is_hidden).entries()) {
    const { texts: storedTexts, content, ...row } = rowOf(block)
    const { id } = await db
      .insertInto('page_block')
      .values({ page, position, ...row, content: JSON.stringify(content) })
      .returning('id')
      .executeTakeFirstOrThrow()
    const texts = Object.entries(storedTexts) as [Language, Record<string, string>][]
    if (texts.length > 0)
      await db
        .insertInto('page_block_text')
        .values(texts.map(([language, one]) => ({ block_id: id, language, texts: JSON.stringify(one) })))
        .execute()
  }
}
