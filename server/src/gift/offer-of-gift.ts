import { cents } from '@longmall/pricing/cents.ts'
import type { Cents } from '@longmall/pricing/types.ts'
import { goodsOfSku } from '../catalogue/goods-of-sku.ts'
import { requireAddon } from '../kernel/addons.ts'
import type { Timestamp } from '../kernel/time/clock.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { giftState } from './rules.ts'

/** A gift as something to be ordered, in the shape of a promotion's offer. */
export interface GiftOffer {
  /** The gift's id. */
  promotion_id: number
  kind: 'gift'
  sku_id: number
  goods_id: number
  /** Nothing. */
  price: Cents
  starts_at: Timestamp
  ends_at: Timestamp
  allows_coupon: false
  per_member: number
  left: number
  /** The units given: these are ordered, no more and no fewer. */
  quantity: number
}

/**
 * A gift of the caller's as it is claimed (PRM-12). Refuses `call.feature_off`, `gift.not_found` (also another's),
 * `gift.already_claimed`, `gift.expired`.
 */
export async function offerOfGift(context: Context<MemberActor>, gift_id: number): Promise<GiftOffer> {
  requireAddon(context, 'gift')
  const { db, actor, now } = context
  const gift = await db
    .selectFrom('member_gift')
    .select(['sku_id', 'quantity', 'granted_at', 'valid_until', 'claimed_at'])
    .where('id', '=', gift_id)
    .where('member_id', '=', actor.member_id)
    .executeTakeFirst()
  if (!gift) throw new Refusal('gift.not_found')
  const state = giftState(gift, now)
  if (state !== 'claimable') throw new Refusal(state === 'claimed' ? 'gift.already_claimed' : 'gift.expired')
  const { sku_id, quantity, granted_at, valid_until } = gift
  return {
    promotion_id: gift_id,
    kind: 'gift',
    sku_id,
    goods_id: await goodsOfSku(context, sku_id),
    price: cents(0),
    starts_at: granted_at,
    ends_at: valid_until,
    allows_coupon: false,
    per_member: quantity,
    left: quantity,
    quantity,
  }
}
