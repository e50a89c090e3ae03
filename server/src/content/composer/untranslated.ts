import type { DraftBlock } from '@longmall/contract/content-blocks.ts'
import type { Language } from '@longmall/contract/fields.ts'
import { sql } from 'kysely'
import type { UntranslatedFinder } from '../../kernel/untranslated.ts'
import { localTextsOf } from './draft-rows.ts'
import { publishedBlocks, type Page } from './queries.ts'

// Each page is read whole, with a few dozen blocks at most.
const scanLimit = 100

/**
 * Pages of blocks with words that stand in English and not in a language, hidden blocks left out: as they are being edited, or with
 * `only_shown` as they are published.
 */
export const untranslatedPages: UntranslatedFinder = async (context, { missing, only_shown, after, limit }) => {
  const { rows: pages } = await sql<Page>`
    select p.id as page_id, p.name as page, p.kind, p.label, p.published, p.draft from composed_page p
    where p.id > ${after} order by p.id limit ${scanLimit}`.execute(context.db)
  const blocksOf = async (page: Page) => (only_shown ? null : page.draft) ?? (await publishedBlocks(context, page))
  const blocks = await Promise.all(pages.map(blocksOf))
  const rows = pages.flatMap(({ page_id, page, kind, label }, index) =>
    blocks[index]!.some((block) => lacks(block, missing)) ? [{ subject_id: page_id, kind, title: label, page }] : [],
  )
  return { rows: rows.slice(0, limit), looked_until: pages.length === scanLimit ? pages.at(-1)!.page_id : null }
}

const lacks = (block: DraftBlock, missing: Language) =>
  !block.is_hidden && localTextsOf(block).some(({ local }) => local['en-us'] !== undefined && local[missing] === undefined)
