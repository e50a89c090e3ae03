import type { GoodsChange } from '@longmall/contract/catalogue-tree-staff.ts'
import { toSmallest } from '@longmall/contract/units.ts'

/** The lowest and the highest price of a SKU, in cents. */
export const priceLimits = { lowest: 1n, highest: 999_999_999n } as const
/** Tags of a goods in a language. */
export const maxTags = 20

export type PriceChange = Extract<GoodsChange, { kind: 'price_percent' | 'price_amount' }>

/** A price in cents after a change: hundredths of a per cent are rounded half up to whole cents. */
export function changedPrice(price: bigint, change: PriceChange): bigint {
  const difference =
    change.kind === 'price_amount' ? toSmallest(change.amount, 'MONEY') : (price * BigInt(change.basis_points) + 5_000n) / 10_000n
  return change.direction === 'up' ? price + difference : price - difference
}

/** Tags after a change, in their order, each once. */
export function changedTags(tags: readonly string[], change: Extract<GoodsChange, { kind: 'add_tags' | 'remove_tags' }>): string[] {
  if (change.kind === 'remove_tags') return tags.filter((tag) => !change.tags.includes(tag))
  return [...new Set([...tags, ...change.tags])]
}
