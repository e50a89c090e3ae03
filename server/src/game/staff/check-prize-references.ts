import { findCouponStock } from '../../coupon/queries.ts'
import { checkSoldAs } from '../../catalogue/sold-as/check-sold-as.ts'
import { skusForSale } from '../../catalogue/skus-for-sale.ts'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'

interface PrizeReferences {
  sku_id?: number | undefined
  coupon_id?: number | undefined
}

/** Refuses `game.prize_unknown` where prizes name goods or coupons that do not exist, and as `checkSoldAs`. */
export async function checkPrizeReferences(context: Context, prizes: readonly PrizeReferences[]): Promise<void> {
  const sku_ids = [...new Set(prizes.flatMap(({ sku_id }) => sku_id ?? []))]
  const coupon_ids = [...new Set(prizes.flatMap(({ coupon_id }) => coupon_id ?? []))]
  const skus = await skusForSale(context, sku_ids)
  if (skus.length < sku_ids.length) throw new Refusal('game.prize_unknown')
  for (const sku of skus) checkSoldAs(sku, 'gift', `prizes.${prizes.findIndex(({ sku_id }) => sku_id === sku.sku_id)}.sku_id`)
  for (const coupon_id of coupon_ids) if (!(await findCouponStock(context.db, coupon_id, 0))) throw new Refusal('game.prize_unknown')
}
