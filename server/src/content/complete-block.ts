import type { Stored } from './merge-texts.ts'
import { isObject } from './merge-texts.ts'

// Defaults of a block and its parts that the stored form may omit and the contract requires.
const optional: Record<string, { block: string[]; parts?: string; part: string[] }> = {
  carousel: { block: [], parts: 'slides', part: ['picture', 'subtitle'] },
  notice: { block: [], parts: 'notices', part: ['href'] },
  coupons: { block: ['title'], part: [] },
  flash_sale: { block: ['title'], part: [] },
  brand_row: { block: ['title'], parts: 'brands', part: ['picture'] },
  topic_cards: { block: ['title'], parts: 'cards', part: ['picture', 'subtitle'] },
  goods_row: { block: ['title', 'href'], part: [] },
  goods_grid: { block: ['title'], part: [] },
}

/** A stored block with null for what it leaves out; a picture without words of its own is described by its label. */
export function completeBlock(kind: string, block: Stored): Stored {
  const rule = optional[kind]
  if (!rule) return block
  const whole: Stored = { ...nulls(rule.block), ...block }
  const parts = rule.parts === undefined ? undefined : whole[rule.parts]
  if (rule.parts !== undefined && Array.isArray(parts))
    whole[rule.parts] = parts.map((part: unknown) => (isObject(part) ? withAlt({ ...nulls(rule.part), ...part }) : part))
  return whole
}

const nulls = (names: string[]): Stored => Object.fromEntries(names.map((name) => [name, null]))

const withAlt = (part: Stored): Stored => (isObject(part.picture) ? { ...part, picture: { alt: part.label ?? '', ...part.picture } } : part)
