import { Block } from '@longmall/contract/content.ts'
import type { GoodsCard } from '@longmall/contract/catalogue.ts'
import * as z from 'zod/mini'
import { cardsByIds } from '../catalogue/cards.ts'
import { isAddonOn } from '../kernel/addons.ts'
import type { Context } from '../kernel/context.ts'
import { viewHot } from '../search/view-hot.ts'
import { completeBlock } from './complete-block.ts'
import { mergeTexts, type Stored } from './merge-texts.ts'

/** A block as it is stored, with its texts in English and in the caller's language. */
export interface StoredBlock {
  block_id: number
  kind: string
  addon: string | null
  content: Stored
  english: Record<string, string> | null
  own: Record<string, string> | null
}

/**
 * Stored blocks as shoppers see them, texts in English where one is missing. Left out: blocks of an add-on that is off, rows
 * without a goods on the shelf, and blocks that cannot be shown.
 */
export async function showBlocks(context: Context, rows: readonly StoredBlock[]): Promise<Block[]> {
  const shown = rows.filter((row) => row.addon === null || isAddonOn(context, row.addon))
  const cards = new Map((await cardsByIds(context, [...new Set(shown.flatMap(goodsIdsOf))])).map((card) => [card.goods_id, card]))
  const keyword = shown.some(({ kind }) => kind === 'search_bar') ? (await viewHot(context)).default_word : null
  return shown.flatMap((row) => blockOf(context, row, cards)).map((block) => withDefaultKeyword(block, keyword))
}

/** The placeholder of the search bar is the keyword that an empty search uses (CAT-06); its own text when there is none. */
const withDefaultKeyword = (block: Block, keyword: string | null): Block =>
  block.kind === 'search_bar' && keyword !== null ? { ...block, placeholder: keyword } : block

function goodsIdsOf({ kind, content }: StoredBlock): number[] {
  return kind === 'goods_row' && Array.isArray(content.goods_ids) ? content.goods_ids.filter((id) => Number.isInteger(id)) : []
}

function blockOf({ site }: Context, row: StoredBlock, cards: ReadonlyMap<number, GoodsCard>): Block[] {
  const { goods_ids: _ids, ...content } = mergeTexts(row.content, { ...row.english, ...row.own })
  const goods = goodsIdsOf(row).flatMap((id) => cards.get(id) ?? [])
  if (row.kind === 'goods_row' && goods.length === 0) return []
  const block = completeBlock(row.kind, {
    ...content,
    kind: row.kind,
    block_id: row.block_id,
    ...(row.kind === 'goods_row' ? { goods } : {}),
  })
  const checked = z.safeParse(Block, block)
  if (!checked.success) site.log.warn({ block_id: row.block_id, issues: checked.error.issues.slice(0, 3) }, 'block left out')
  return checked.success ? [checked.data] : []
}
