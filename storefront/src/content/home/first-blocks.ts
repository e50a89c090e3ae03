import type { Block } from '@longmall/contract/content.ts'

/** Blocks that a phone shows without scrolling, at most. */
const visibleBlocks = 4

/** Which of the blocks show the first banner of the page, and the first goods where they are in the first view, by their ids. */
export function firstBlocks(blocks: readonly Block[]): ReadonlySet<number> {
  const banner = blocks.find(({ kind }) => kind === 'carousel')
  const goods = blocks.slice(0, visibleBlocks).find(({ kind }) => kind === 'goods_row' || kind === 'goods_grid')
  return new Set([banner, goods].flatMap((block) => (block ? [block.block_id] : [])))
}
