import type { Cart } from '@longmall/contract/cart.ts'
import { bestDeal } from '@longmall/pricing/deal/best-deal.ts'
import { findHints, type Hint } from '@longmall/pricing/deal/find-hints.ts'
import { readPricing } from '@longmall/pricing/wire/read-pricing.ts'

/** What a little more of something would bring to the selected lines, exact to the cent; nothing while none is selected. */
export function cartHints({ pricing, groups }: Pick<Cart, 'pricing' | 'groups'>): Hint[] {
  const { lines, facts, addable } = readPricing(pricing)
  const selected = new Set(groups.flatMap((group) => group.lines).flatMap((line) => (line.selected ? [line.line_id] : [])))
  const [selectedLines, rest] = [
    lines.filter(({ line_id }) => selected.has(line_id)),
    lines.filter(({ line_id }) => !selected.has(line_id)),
  ]
  if (selectedLines.length === 0) return []
  return findHints(selectedLines, facts, [], bestDeal(selectedLines, facts), [...rest, ...addable])
}
