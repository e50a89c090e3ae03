import type { PriceSources } from '../cart/price-sources.ts'
import { freightTemplates } from '../catalogue/freight-templates.ts'
import { chooseCoupon } from '../coupon/usable-coupons.ts'
import { gradeOf } from '../member/grades.ts'
import { activeCombos } from '../promotion/prices/active-combos.ts'
import { activeReductions } from '../promotion/active-reductions.ts'
import { namedRules } from '../promotion/prices/named-rules.ts'
import { priceOffers } from '../promotion/prices/price-offers.ts'
import { longcoinFacts } from '../wallet/offset/longcoin-facts.ts'

/** Each fact that prices depend on, by the domain that decides it (decisions/0056). */
export const priceSources: PriceSources = {
  grade: gradeOf,
  reductions: activeReductions,
  offers: priceOffers,
  combos: activeCombos,
  namedRules,
  freightTemplates,
  coupon: chooseCoupon,
  longcoin: longcoinFacts,
}
