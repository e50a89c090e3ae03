import type { Block } from '@longmall/contract/content.ts'

/** Blocks that a phone shows without scrolling, at most. */
const inSight = 4

/** Which of the blocks show the first banner of the page, and the first goods where they are in sight at once, by their ids. */
export function firstBlocks(blocks: readonly Block[]): ReadonlySet<number> {
  const banner = blocks.find(({ kind }) => kind === 'carousel')
  const goods = blocks.slice(0, inSight).find(({ kind }) => kind === 'goods_row' || kind === 'goods_grid')
  return new Set([banner, goods].flatMap((block) => (block ? [block.block_id] : [])))
}
