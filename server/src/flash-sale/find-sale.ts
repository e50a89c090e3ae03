import { requireAddon } from '../kernel/addons.ts'
import type { Context } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { cachedPromotions, type CachedPromotion } from '../promotion/cached-promotions.ts'
import { stateOf } from '../promotion/rules.ts'

/** A session that comes, runs or has just ended, from memory; refuses `promotion.not_found`, `call.feature_off`. */
export async function findSale(context: Context, promotion_id: number): Promise<CachedPromotion> {
  requireAddon(context, 'seckill')
  const { all } = await cachedPromotions(context)
  const found = all.find((one) => one.promotion_id === promotion_id && one.kind === 'flash_sale')
  if (!found) throw new Refusal('promotion.not_found')
  return found
}

/** The same of one that runs at `context.now` and sells the SKU; refuses `promotion.not_started` and `promotion.ended` too. */
export async function findRunning(context: Context, promotion_id: number, sku_id: number): Promise<CachedPromotion> {
  const sale = await findSale(context, promotion_id)
  const state = stateOf(sale, context.now)
  if (state === 'ended') throw new Refusal('promotion.ended')
  if (state !== 'running') throw new Refusal('promotion.not_started')
  if (!sale.items.some((item) => item.sku_id === sku_id)) throw new Refusal('promotion.not_found')
  return sale
}
