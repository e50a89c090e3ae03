import type { Block } from '@longmall/contract/content.ts'

/** Which of the blocks show the first banner and the first goods of the page, by their ids. */
export function firstBlocks(blocks: readonly Block[]): ReadonlySet<number> {
  const banner = blocks.find(({ kind }) => kind === 'carousel')
  const goods = blocks.find(({ kind }) => kind === 'goods_row' || kind === 'goods_grid')
  return new Set([banner, goods].flatMap((block) => (block ? [block.block_id] : [])))
}
