import type { content as contract } from '@longmall/contract/content.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { plus } from '../../kernel/time/clock.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { hashOfToken, newToken } from '../../kernel/security/session.ts'
import { showBlocks } from '../show-blocks.ts'
import { rowOf } from './draft-rows.ts'
import { findPage, publishedBlocks, versionBlocks } from './queries.ts'

/** How long a preview can be looked at, in minutes. */
const previewMinutes = 30

/**
 * A preview ticket for the current draft or one publication, valid until it expires. Stored as a hash. Refuses `content.page_not_found`,
 * and `content.page_version_missing` for an unknown publication.
 */
export async function issuePreview(
  context: Context<StaffActor>,
  { page: name, published }: InputOf<typeof contract.preview_ticket>,
): Promise<OutputOf<typeof contract.preview_ticket>> {
  const ticket = newToken()
  return context.transaction(async (inner) => {
    const { db, now, actor } = inner
    const page = await findPage(inner, name)
    if (published !== undefined && !(await versionBlocks(inner, page, published))) throw new Refusal('content.page_version_missing')
    const expires_at = plus(now, { minutes: previewMinutes })
    await sql`delete from page_ticket where expires_at <= ${now}`.execute(db)
    await sql`
      insert into page_ticket (ticket_hash, page_id, published, staff_id, expires_at)
      values (${hashOfToken(ticket)}, ${page.page_id}, ${published ?? null}, ${actor.staff_id}, ${expires_at})`.execute(db)
    return { ticket, expires_at }
  })
}

/**
 * What a ticket shows, as shoppers would see it: blocks outside their time are there, hidden ones are not, and `block_id` is the
 * place in the draft, from 1. Refuses `content.preview_expired` for every other ticket.
 */
export async function viewPreview(
  context: Context,
  { ticket }: InputOf<typeof contract.preview>,
): Promise<OutputOf<typeof contract.preview>> {
  const { rows } = await sql<{ name: string; published: number | null }>`
    select p.name, t.published from page_ticket t join composed_page p on p.id = t.page_id
    where t.ticket_hash = ${hashOfToken(ticket)} and t.expires_at > ${context.now}`.execute(context.db)
  const [preview] = rows
  if (!preview) throw new Refusal('content.preview_expired')
  const page = await findPage(context, preview.name)
  const { published } = preview
  const chosen = published === null ? page.draft : await versionBlocks(context, page, published)
  const blocks = (chosen ?? (await publishedBlocks(context, page))).map((block, index) => ({ block, block_id: index + 1 }))
  const stored = blocks
    .filter(({ block }) => !block.is_hidden)
    .map(({ block, block_id }) => {
      const { kind, addon, content, texts } = rowOf(block)
      return { block_id, kind, addon, content, english: texts['en-us'] ?? null, own: texts[context.language] ?? null }
    })
  return { page: preview.name, blocks: await showBlocks(context, stored) }
}
