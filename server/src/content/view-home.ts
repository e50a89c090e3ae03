import { Block } from '@longmall/contract/content.ts'
import type { GoodsCard } from '@longmall/contract/catalogue.ts'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { cardsByIds } from '../catalogue/cards.ts'
import { addonSettings } from '../kernel/addons.ts'
import type { Context } from '../kernel/context.ts'
import { completeBlock } from './complete-block.ts'
import { mergeWords, type Stored } from './merge-words.ts'

interface Row {
  block_id: number
  kind: string
  addon: string | null
  content: Stored
  english: Record<string, string> | null
  own: Record<string, string> | null
}

/**
 * The home page as an operator composed it (CAT-01), its words in the caller's language and in English where one is
 * missing. Left out: blocks of an add-on that is off, rows without a goods on the shelf, and blocks that cannot be shown.
 */
export async function viewHome(context: Context): Promise<{ blocks: Block[] }> {
  const { rows } = await sql<Row>`
    select b.id as block_id, b.kind, b.addon, b.content, en.words as english, own.words as own from page_block b
      left join page_block_text en on en.block_id = b.id and en.language = 'en-us'
      left join page_block_text own on own.block_id = b.id and own.language = ${context.language}
    where b.page = 'home' order by b.position`.execute(context.db)
  const addons: Record<string, boolean> = context.setting(addonSettings.addons)
  const shown = rows.filter((row) => row.addon === null || addons[row.addon])
  const cards = new Map((await cardsByIds(context, [...new Set(shown.flatMap(goodsIdsOf))])).map((card) => [card.goods_id, card]))
  return { blocks: shown.flatMap((row) => blockOf(context, row, cards)) }
}

function goodsIdsOf({ kind, content }: Row): number[] {
  return kind === 'goods_row' && Array.isArray(content.goods_ids) ? content.goods_ids.filter((id) => Number.isInteger(id)) : []
}

function blockOf({ site }: Context, row: Row, cards: ReadonlyMap<number, GoodsCard>): Block[] {
  const { goods_ids: _ids, ...content } = mergeWords(row.content, { ...row.english, ...row.own })
  const goods = goodsIdsOf(row).flatMap((id) => cards.get(id) ?? [])
  if (row.kind === 'goods_row' && goods.length === 0) return []
  const block = completeBlock(row.kind, {
    ...content,
    kind: row.kind,
    block_id: row.block_id,
    ...(row.kind === 'goods_row' ? { goods } : {}),
  })
  const checked = z.safeParse(Block, block)
  if (!checked.success) site.log.warn({ block_id: row.block_id, issues: checked.error.issues.slice(0, 3) }, 'home block left out')
  return checked.success ? [checked.data] : []
}
