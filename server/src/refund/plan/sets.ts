import type { PromotionQuantity } from '../../order/source/promotion-quantities.ts'
import type { AfterSaleLine } from '../line/after-sale-line.ts'
import type { RefundPlan } from './refund-plan.ts'

/** One SKU of a combo that was bought under a payment. */
export interface ComboPart {
  promotion_id: number
  sku_id: number
  /** Units of one set. */
  in_set: number
  /** Units that came back so far. */
  back: number
}

type SetLine = Pick<AfterSaleLine, 'quantity' | 'refunded_quantity' | 'combos'>

/** Of a quantity of a line that goes back, the part in sets of combos, by combo; units outside combos go back first. `in_sets`: all of the line in its sets. */
export function unitsInSets(line: SetLine, quantity: number): { promotion_id: number; quantity: number; in_sets: number }[] {
  let outsideCombos = line.quantity - line.combos.reduce((sum, combo) => sum + combo.quantity, 0)
  return line.combos.flatMap(({ promotion_id, quantity: in_sets }) => {
    const upTo = (refunded: number) => Math.min(Math.max(refunded - outsideCombos, 0), in_sets)
    const units = upTo(line.refunded_quantity + quantity) - upTo(line.refunded_quantity)
    outsideCombos += in_sets
    return units === 0 ? [] : [{ promotion_id, quantity: units, in_sets }]
  })
}

/** Of these, what the shop has again when `stocked` units of the quantity are. */
export function stockedInSets(line: SetLine, quantity: number, stocked: number): { promotion_id: number; quantity: number }[] {
  let left = stocked
  return unitsInSets(line, quantity).flatMap(({ promotion_id, quantity: units }) => {
    const again = Math.min(units, left)
    left -= again
    return again === 0 ? [] : [{ promotion_id, quantity: again }]
  })
}

/**
 * Refunds of combos: each unit is released to its combo's stock, a set to the member's limit when all of it is refunded, in however many
 * parts and orders of the payment.
 */
export function combosBack(parts: readonly ComboPart[], quantities: readonly PromotionQuantity[]): RefundPlan['promotions'] {
  if (quantities.length === 0) return { quantities: [], sets: new Map() }
  const after = parts.map((part) => {
    const own = quantities.filter((one) => one.promotion_id === part.promotion_id && one.sku_id === part.sku_id)
    return { ...part, back: part.back + own.reduce((sum, { quantity }) => sum + quantity, 0) }
  })
  const [was, is] = [wholeSets(parts), wholeSets(after)]
  const sets = new Map([...is].map(([promotion_id, count]) => [promotion_id, count - (was.get(promotion_id) ?? 0)]))
  return { quantities: [...quantities], sets }
}

/** By combo, the sets of which every part has come back. */
function wholeSets(parts: readonly ComboPart[]): Map<number, number> {
  const sets = new Map<number, number>()
  for (const { promotion_id, in_set, back } of parts)
    sets.set(promotion_id, Math.min(sets.get(promotion_id) ?? Number.MAX_SAFE_INTEGER, Math.floor(back / in_set)))
  return sets
}
