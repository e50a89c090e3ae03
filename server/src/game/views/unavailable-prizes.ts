import { skusForSale } from '../../catalogue/skus-for-sale.ts'
import { findCouponStock } from '../../coupon/queries.ts'
import { closedReason } from '../../coupon/rules.ts'
import type { Context } from '../../kernel/context.ts'
import type { PrizeRow } from '../queries.ts'
import { isOutOfStock } from '../rules.ts'

/** Prizes that are not available now, by position: out of stock, goods unlisted, a coupon that ended or is fully claimed. */
export async function unavailablePrizes(context: Context, prizes: readonly PrizeRow[]): Promise<boolean[]> {
  const sku_ids = [...new Set(prizes.flatMap(({ sku_id }) => sku_id ?? []))]
  const listedSkus = new Set((await skusForSale(context, sku_ids)).filter((sku) => sku.is_listed).map((sku) => sku.sku_id))
  const coupons = new Set<number>()
  for (const coupon_id of new Set(prizes.flatMap((prize) => prize.coupon_id ?? [])))
    if (await isCouponAvailable(context, coupon_id)) coupons.add(coupon_id)
  return prizes.map(
    (prize) =>
      isOutOfStock(prize) ||
      (prize.sku_id !== null && !listedSkus.has(prize.sku_id)) ||
      (prize.coupon_id !== null && !coupons.has(prize.coupon_id)),
  )
}

async function isCouponAvailable({ db, now }: Context, coupon_id: number): Promise<boolean> {
  const coupon = await findCouponStock(db, coupon_id, 0)
  return coupon !== undefined && closedReason(coupon, now) === null && (coupon.total === null || coupon.claimed < coupon.total)
}
