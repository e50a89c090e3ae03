import type { PieceBack } from '../../order/progress/events.ts'
import type { ComboPieces } from '../../order/source/pieces-of.ts'

/** A line before pieces of it go back; amounts in cents. */
export interface LineBack {
  quantity: number
  refunded_quantity: number
  list_price: bigint
  line_promotion_id: number | null
  combos: readonly ComboPieces[]
  /** What each rule took off the line. */
  reductions: readonly { source: string; amount: number }[]
}

/**
 * What goes back to promotions with so many pieces of a line and what they cost, as its payment counted them: all to the one
 * whose price it has, and to each combo those that stood in its sets, which go back after the pieces beside them.
 */
export function piecesBack(line: LineBack, quantity: number, amount: bigint): PieceBack[] {
  if (quantity === 0) return []
  const { line_promotion_id, list_price } = line
  const list_total = String(list_price * BigInt(quantity))
  const own = line_promotion_id === null ? [] : [{ promotion_id: line_promotion_id, quantity, total: String(amount), list_total }]
  const ofSets = setPiecesBack(line, quantity).map(({ promotion_id, quantity: pieces, inSets }): PieceBack => {
    const total = (amount * BigInt(pieces)) / BigInt(quantity)
    const saved = line.reductions.find(({ source }) => source === `combo:${promotion_id}`)?.amount ?? 0
    const list = total + (BigInt(saved) * BigInt(pieces)) / BigInt(inSets)
    return { promotion_id, quantity: pieces, total: String(total), list_total: String(list) }
  })
  return [...own, ...ofSets]
}

/** Of so many pieces of a line that go back, those that stood in sets of combos, by combo; the pieces beside the sets go back first. `inSets`: all of the line in its sets. */
export function setPiecesBack(
  line: Pick<LineBack, 'quantity' | 'refunded_quantity' | 'combos'>,
  quantity: number,
): { promotion_id: number; quantity: number; inSets: number }[] {
  let beside = line.quantity - line.combos.reduce((sum, combo) => sum + combo.quantity, 0)
  return line.combos.flatMap(({ promotion_id, quantity: inSets }) => {
    const upTo = (gone: number) => Math.min(Math.max(gone - beside, 0), inSets)
    const pieces = upTo(line.refunded_quantity + quantity) - upTo(line.refunded_quantity)
    beside += inSets
    return pieces === 0 ? [] : [{ promotion_id, quantity: pieces, inSets }]
  })
}
