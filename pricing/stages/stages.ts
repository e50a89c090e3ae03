import type { Stage } from './basket-state.ts'
import { combo } from './combo/combo.ts'
import { coupon } from './coupon.ts'
import { freight } from './freight.ts'
import { fullReduction } from './full-reduction.ts'
import { levelFreight } from './level-freight.ts'
import { longcoin } from './longcoin.ts'
import { unitPrice } from './price/unit-price.ts'

/** What a coupon is evaluated on: the goods after ③. */
export const stagesBeforeCoupon: readonly Stage[] = [unitPrice, combo, fullReduction, levelFreight]

/**
 * The order of price rules (decisions, Orders): unit price → combo → full reduction → coupon → freight → longcoin →
 * payment. A new rule is a file here and its place in this list.
 */
export const stages: readonly Stage[] = [...stagesBeforeCoupon, coupon, freight, longcoin]
