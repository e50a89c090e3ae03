import type { DraftBlock } from '@longmall/contract/content-blocks.ts'
import type { content as contract } from '@longmall/contract/content.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { setPictureUses, checkBlocks, lockPage, publishedBlocks, versionBlocks, type Page } from './queries.ts'
import { outlineOf } from './rules.ts'

/**
 * Saves the draft whole over the version that was shown, and answers what is still wrong with it; shoppers see nothing of it.
 * Refuses `content.page_not_found`, `content.page_changed`, and `media.gone` for a picture that was cleaned away. (CAT-01)
 */
export async function saveDraft(
  context: Context<StaffActor>,
  { page: name, version, blocks }: InputOf<typeof contract.save_page>,
): Promise<OutputOf<typeof contract.save_page>> {
  const page = await lockPage(context, name, version)
  const before = page.draft ?? (await publishedBlocks(context, page))
  const next = await writeDraft(context, page, blocks)
  await audit(context, { subject: subjectOf(page), before: outline(version, before), after: outline(next, blocks) })
  return { version: next, problems: await checkBlocks(context, blocks) }
}

/** Throws the draft away. Refuses as `saveDraft` does, and `content.page_no_draft` where there is none. */
export async function discardDraft(
  context: Context<StaffActor>,
  { page: name, version }: InputOf<typeof contract.discard_draft>,
): Promise<OutputOf<typeof contract.discard_draft>> {
  const page = await lockPage(context, name, version)
  if (!page.draft) throw new Refusal('content.page_no_draft')
  const next = await writeDraft(context, page, null)
  await audit(context, {
    subject: subjectOf(page),
    before: outline(version, page.draft),
    after: { version: next, published: page.published },
  })
  return { version: next }
}

/** Makes an earlier publication the draft. Refuses as `saveDraft` does, and `content.page_version_missing` where there was none of that number. */
export async function restorePage(
  context: Context<StaffActor>,
  { page: name, version, published }: InputOf<typeof contract.restore_page>,
): Promise<OutputOf<typeof contract.restore_page>> {
  const page = await lockPage(context, name, version)
  const blocks = await versionBlocks(context, page, published)
  if (!blocks) throw new Refusal('content.page_version_missing')
  const next = await writeDraft(context, page, blocks)
  const before = page.draft && outline(version, page.draft)
  await audit(context, { subject: subjectOf(page), before, after: { ...outline(next, blocks), restored: published } })
  return { version: next }
}

async function writeDraft(context: Context<StaffActor>, page: Page, blocks: DraftBlock[] | null): Promise<number> {
  const { db, actor, now } = context
  const { rows } = await sql<{ version: number }>`
    update composed_page set version = version + 1, draft = ${blocks && JSON.stringify(blocks)}::jsonb,
      draft_at = ${blocks && now}::timestamptz, draft_by = ${blocks && actor.staff_id}::int
    where id = ${page.page_id} returning version`.execute(db)
  await setPictureUses(context, page)
  return rows[0]!.version
}

export const subjectOf = ({ page }: Page) => `page ${page}`
const outline = (version: number, blocks: readonly DraftBlock[]) => ({ version, blocks: outlineOf(blocks) })
