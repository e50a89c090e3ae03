import type { DraftBlock, DraftBlockKind } from '@longmall/contract/content-blocks.ts'

// Edits of the blocks of a draft: pure functions that return new blocks.

export const blockKinds = [
  'search_bar',
  'carousel',
  'icon_grid',
  'notice',
  'flash_sale',
  'coupons',
  'brand_row',
  'topic_cards',
  'goods_row',
  'goods_grid',
] as const satisfies readonly DraftBlockKind[]

/** The add-on that a kind of block depends on by default. */
const addonOf = { coupons: 'coupon', flash_sale: 'seckill', topic_cards: 'topic' } as const

/** A key that is unique in the draft. */
export function newKey(blocks: readonly DraftBlock[]): string {
  const usedKeys = new Set(blocks.map(({ key }) => key))
  for (let n = blocks.length + 1; ; n++) if (!usedKeys.has(`b${n}`)) return `b${n}`
}

/** An empty block of a kind. */
export function newBlock(kind: DraftBlockKind, key: string): DraftBlock {
  const addon = kind in addonOf ? addonOf[kind as keyof typeof addonOf] : null
  const common = { key, is_hidden: false, addon, visible_from: null, visible_until: null }
  switch (kind) {
    case 'search_bar':
      return { kind, ...common, placeholder: {} }
    case 'carousel':
      return { kind, ...common, slides: [] }
    case 'icon_grid':
      return { kind, ...common, icons: [] }
    case 'notice':
      return { kind, ...common, notices: [] }
    case 'brand_row':
      return { kind, ...common, title: {}, brands: [] }
    case 'topic_cards':
      return { kind, ...common, title: {}, cards: [] }
    case 'goods_row':
      return { kind, ...common, title: {}, href: null, goods_ids: [] }
    default:
      return { kind, ...common, title: {} }
  }
}

/** Inserts `block` after the one with this key, or at the end. */
export function insertAfter(blocks: readonly DraftBlock[], block: DraftBlock, key: string | null): DraftBlock[] {
  const index = blocks.findIndex((one) => one.key === key)
  return index < 0 ? [...blocks, block] : blocks.toSpliced(index + 1, 0, block)
}

export const changeBlock = (blocks: readonly DraftBlock[], block: DraftBlock): DraftBlock[] =>
  blocks.map((one) => (one.key === block.key ? block : one))
export const removeBlock = (blocks: readonly DraftBlock[], key: string): DraftBlock[] => blocks.filter((one) => one.key !== key)
export const hideBlock = (blocks: readonly DraftBlock[], key: string): DraftBlock[] =>
  blocks.map((one) => (one.key === key ? { ...one, is_hidden: !one.is_hidden } : one))

/** Inserts a copy after the block with this key. */
export function duplicateBlock(blocks: readonly DraftBlock[], key: string): DraftBlock[] {
  const block = blocks.find((one) => one.key === key)
  return block ? insertAfter(blocks, { ...structuredClone(block), key: newKey(blocks) }, key) : [...blocks]
}

/** Moves the block with `key` to the position of another. */
export function moveBlock(blocks: readonly DraftBlock[], key: string, to: string): DraftBlock[] {
  const [from, index] = [blocks.findIndex((one) => one.key === key), blocks.findIndex((one) => one.key === to)]
  if (from < 0 || index < 0 || from === index) return [...blocks]
  return blocks.toSpliced(from, 1).toSpliced(index, 0, blocks[from]!)
}

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
