import { cents } from '../cents.ts'
import { mulDiv } from '../mul-div.ts'
import type { UnitPriceRule } from './unit-price.ts'

/**
 * The grade's N-fold discount (PRM-13): N tenths of the list price, rounded half up to the cent on one piece and then
 * multiplied, so that the price on the shelf is the price in the basket. Goods may be kept out of it.
 */
export const memberLevelPrice: UnitPriceRule = {
  source: (facts) => `member_level:${facts.grade}`,
  reason: 'level_discount',
  offer: (line, facts) => {
    if (facts.grade_discount_permille === 1000) return 'no_grade_discount'
    if (!line.goods.level_discount) return 'excluded_goods'
    return cents(mulDiv(line.list_price, facts.grade_discount_permille, 1000))
  },
}
