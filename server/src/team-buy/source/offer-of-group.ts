import { cents } from '@longmall/pricing/cents.ts'
import { requireAddon } from '../../kernel/addons.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { findOffer } from '../../promotion/find-offer.ts'
import { itemKey, remainingQuantities } from '../../promotion/remaining-quantities.ts'
import { minLimit, type Offer } from '../../promotion/rules.ts'
import { findGroup, seatsOf } from '../queries.ts'
import { closedReason } from '../rules.ts'

/**
 * What a unit costs the caller: the leader's price where a group is to be opened, the joiner's where a place in one is to be
 * taken, as that group was opened with, also when the promotion is over and the group still forms. Refuses as `findOffer`, and
 * of a group `team_buy.not_found`, `team_buy.full`, `team_buy.ended`, `team_buy.own_team`, `team_buy.not_in_team`.
 */
export async function offerOfGroup(
  context: Context<MemberActor>,
  { promotion_id, sku_id, group_id }: { promotion_id: number; sku_id: number; group_id?: number | undefined },
): Promise<Offer<'team_buy'>> {
  if (group_id === undefined) {
    const offer = await findOffer(context, { promotion_id, sku_id, kind: 'team_buy' })
    return { ...offer, price: cents(offer.item_rules.leader_price ?? offer.price) }
  }
  requireAddon(context, 'pintuan')
  const group = await findGroup(context, group_id)
  if (group?.promotion_id !== promotion_id) throw new Refusal('team_buy.not_found')
  const { goods_id, started_at, ends_at, size, hours, virtual_completion, offer } = group
  if ((await seatsOf(context, group_id)).some((one) => one.member_id === context.actor.member_id)) throw new Refusal('team_buy.own_team')
  const closed = closedReason(group, context.now)
  if (closed) throw new Refusal(closed)
  const item = offer.items.find((one) => one.sku_id === sku_id)
  if (!item) throw new Refusal('team_buy.not_in_team')
  const remaining = (await remainingQuantities(context, [{ promotion_id, sku_id }])).get(itemKey(promotion_id, sku_id)) ?? {
    remaining: 0,
    remaining_limit: null,
  }
  return {
    promotion_id,
    kind: 'team_buy',
    sku_id,
    goods_id,
    price: cents(item.price),
    starts_at: started_at,
    ends_at,
    allows_coupon: offer.allows_coupon,
    per_member: offer.per_member,
    remaining: minLimit(remaining.remaining, remaining.remaining_limit),
    remaining_limit: remaining.remaining_limit,
    rules: { size, hours, virtual_completion },
    item_rules: { leader_price: item.leader_price },
    names: offer.names,
  }
}
