import type { ComboPieces } from '../bought/pieces-of.ts'

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

/** Pieces of a promotion that went back; amounts in cents as text: what came back, and what they came to at the list price. */
export interface PieceBack {
  promotion_id: number
  quantity: number
  total: string
  list_total: string
}

/**
 * What goes back to promotions with so many pieces of a line and what they cost, as its payment counted them: all to the one
 * whose price it has, and to each combo those that stood in its sets, which go back after the pieces beside them.
 */
export function piecesBack(line: LineBack, quantity: number, amount: bigint): PieceBack[] {
  if (quantity === 0) return []
  const { line_promotion_id, list_price, refunded_quantity } = line
  const list_total = String(list_price * BigInt(quantity))
  const own = line_promotion_id === null ? [] : [{ promotion_id: line_promotion_id, quantity, total: String(amount), list_total }]
  let beside = line.quantity - line.combos.reduce((sum, combo) => sum + combo.quantity, 0)
  const ofSets = line.combos.flatMap(({ promotion_id, quantity: inSets }): PieceBack[] => {
    const upTo = (gone: number) => Math.min(Math.max(gone - beside, 0), inSets)
    const pieces = upTo(refunded_quantity + quantity) - upTo(refunded_quantity)
    beside += inSets
    if (pieces === 0) return []
    const total = (amount * BigInt(pieces)) / BigInt(quantity)
    const saved = line.reductions.find(({ source }) => source === `combo:${promotion_id}`)?.amount ?? 0
    return [
      {
        promotion_id,
        quantity: pieces,
        total: String(total),
        list_total: String(total + (BigInt(saved) * BigInt(pieces)) / BigInt(inSets)),
      },
    ]
  })
  return [...own, ...ofSets]
}
