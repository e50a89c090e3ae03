import type { Block } from '@longmall/contract/content.ts'
import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import { showBlocks, type StoredBlock } from './show-blocks.ts'

/**
 * A published page of the composer (CAT-01): `home`, `topic-12`, `landing-qa`; texts in the caller's language, or in English. Omits
 * blocks outside their time window and those that `showBlocks` omits. Null for a page without a publication.
 */
export async function viewPage(context: Context, name: string): Promise<Block[]> {
  const { rows } = await sql<StoredBlock>`
    select b.id as block_id, b.kind, b.addon, b.content, en.texts as english, own.texts as own from page_block b
      left join page_block_text en on en.block_id = b.id and en.language = 'en-us'
      left join page_block_text own on own.block_id = b.id and own.language = ${context.language}
    where b.page = ${name} and coalesce(b.visible_from <= ${context.now}, true) and coalesce(b.visible_until > ${context.now}, true)
    order by b.position`.execute(context.db)
  return showBlocks(context, rows)
}
