import { cents } from './cents.ts'
import { mulDiv } from './mul-div.ts'
import type { Cents, PricedLine } from './types.ts'

/**
 * The refund of `quantity` units of a priced line after `refunded` units of it were refunded. Refunds of all
 * units, in any split and order, add up to the line's total (ORD-03); the odd cents are refunded with the later units.
 * Only the line's own frozen total counts, so no reduction moves onto lines that stay; freight is apart.
 * RangeError for less than one piece or more than are left.
 */
export function refundOfLine(line: Pick<PricedLine, 'quantity' | 'total'>, refunded: number, quantity: number): Cents {
  const after = refunded + quantity
  if (!Number.isInteger(quantity) || quantity < 1 || !Number.isInteger(refunded) || refunded < 0 || after > line.quantity) {
    throw new RangeError(`refund of ${quantity} after ${refunded} of ${line.quantity} pieces`)
  }
  return cents(mulDiv(line.total, after, line.quantity, 'down') - mulDiv(line.total, refunded, line.quantity, 'down'))
}
