import { combos } from './combos.ts'
import type { DemoPromotion } from './demo-promotion.ts'
import { discounts } from './discounts.ts'
import { groupBuys } from './group-buys.ts'
import { presales } from './presales.ts'
import { topics } from './topics.ts'

/** Every promotion of the kinds that have no game, line or group of their own: each in every state on the first day. */
export const promotions: DemoPromotion[] = [...discounts, ...groupBuys, ...presales, ...combos, ...topics]
