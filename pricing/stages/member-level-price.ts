import { cents } from '../cents.ts'
import { mulDiv } from '../mul-div.ts'
import type { BasketLine, Cents, PriceFacts, TraceReason } from '../types.ts'

export const sourceOfLevel = ({ grade }: Pick<PriceFacts, 'grade'>) => `member_level:${grade}`

/**
 * The grade's N-fold discount (PRM-13): N tenths of the list price, rounded half up to the cent on one piece and then
 * multiplied, so that the listed price is the price in the basket. Goods may be excluded. Returns the price of one
 * piece, or the reason why there is none.
 */
export function memberLevelPrice(line: BasketLine, { grade_discount_permille }: PriceFacts): Cents | TraceReason {
  if (grade_discount_permille === 1000) return 'no_grade_discount'
  if (!line.goods.level_discount) return 'excluded_goods'
  return cents(mulDiv(line.list_price, grade_discount_permille, 1000))
}
