import { cents } from '@longmall/pricing/cents.ts'
import { requireAddon } from '../kernel/addons.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { itemKey, unlimited, remainingQuantities } from '../promotion/remaining-quantities.ts'
import type { Offer } from '../promotion/rules.ts'
import { checkAvailable } from './check-available.ts'
import { findBargain } from './queries.ts'

/**
 * What a unit of the caller's own bargain costs now, by the rules it was opened with. Refuses `bargain.not_found` (also
 * anybody else's), `bargain.ended`, `bargain.ordered`, `bargain.not_at_floor` with the helpers that are missing where it is bought at the
 * floor alone, and `promotion.limit_reached` and `promotion.sold_out` where no unit is to be had at this moment.
 */
export async function offerOfBargain(context: Context<MemberActor>, bargain_id: number): Promise<Offer<'bargain'>> {
  requireAddon(context, 'bargain')
  const bargain = await findBargain(context, bargain_id)
  if (bargain?.member_id !== context.actor.member_id) throw new Refusal('bargain.not_found')
  const { promotion_id, sku_id, goods_id, price, floor_price, floor_only, helpers, helped, state, started_at, ends_at, offer } = bargain
  if (state === 'ordered') throw new Refusal('bargain.ordered')
  if (state !== 'cutting' || ends_at <= context.now) throw new Refusal('bargain.ended')
  if (floor_only && price > floor_price) throw new Refusal('bargain.not_at_floor', { remaining: helpers - helped })
  const remaining = (await remainingQuantities(context, [{ promotion_id, sku_id }])).get(itemKey(promotion_id, sku_id)) ?? unlimited
  const { per_member, allows_coupon, names } = offer
  checkAvailable({ ...remaining, per_member, sku_id }, 1)
  return {
    promotion_id,
    kind: 'bargain',
    sku_id,
    goods_id,
    price: cents(Number(price)),
    starts_at: started_at,
    ends_at,
    allows_coupon,
    per_member,
    remaining: 1,
    rules: { helpers, hours: Math.round((Date.parse(ends_at) - Date.parse(started_at)) / 3_600_000), floor_only },
    item_rules: { floor: Number(floor_price) },
    names,
  }
}
