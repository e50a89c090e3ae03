import type { ReductionBack } from '../../order/progress/events.ts'
import type { ReducedBy } from '../../order/source/pieces-of.ts'
import type { LineBack } from './pieces-back.ts'

/** A line before pieces of it go back, with what full reductions gave it. */
export interface ReducedLine extends Pick<LineBack, 'quantity' | 'refunded_quantity'> {
  is_gift: boolean
  reduced_by: readonly ReducedBy[]
}

/**
 * What goes back to full reductions with so many pieces of a line and what they cost, as the payment of the order counted them: with
 * the last piece all that they gave the line. A present is no piece that was sold.
 */
export function reductionsBack(line: ReducedLine, quantity: number, amount: bigint): ReductionBack[] {
  if (quantity === 0) return []
  const upTo = (saved: number, gone: number) => (BigInt(saved) * BigInt(gone)) / BigInt(line.quantity)
  return line.reduced_by.map(({ reduction_id, saved }) => ({
    reduction_id,
    quantity: line.is_gift ? 0 : quantity,
    total: String(amount),
    saved: String(upTo(saved, line.refunded_quantity + quantity) - upTo(saved, line.refunded_quantity)),
  }))
}
