import { randomInt } from 'node:crypto'
import type { bargain as contract } from '@longmall/contract/bargain.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { skusForSale } from '../catalogue/skus-for-sale.ts'
import { takeStock } from '../catalogue/take-stock.ts'
import { plus } from '../kernel/clock.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { setTimer } from '../kernel/timers.ts'
import { findOffer } from '../promotion/find-offer.ts'
import { takePromotions } from '../promotion/take-promotions.ts'
import { drawCuts } from './rules.ts'

export const endTimer = 'bargain.ends'

/**
 * Opens a bargain of the caller's and takes a piece of the promotion's stock and limit and of the SKU's stock for it; the cuts of
 * all helpers are drawn here by a cryptographic source. Who has one under way is led to it. Refuses as `findOffer`,
 * `promotion.limit`, `promotion.sold_out`, `cart.off_shelf`, `cart.sold_out`.
 */
export async function openBargain(
  context: Context<MemberActor>,
  { promotion_id, sku_id }: InputOf<typeof contract.open>,
): Promise<OutputOf<typeof contract.open>> {
  const { db, now } = context
  const { member_id } = context.actor
  const { goods_id, price, names, allows_coupon, per_member, rules, item_rules } = await findOffer(context, {
    promotion_id,
    sku_id,
    kind: 'bargain',
  })
  const [sku] = await skusForSale(context, [sku_id])
  if (!sku?.is_on_shelf) throw new Refusal('cart.off_shelf')
  const cuts = drawCuts(price - item_rules.floor, rules.helpers, (from, to) => randomInt(from, to))
  const ends_at = plus(now, { hours: rules.hours })
  const offer = { names, allows_coupon, per_member }
  const { rows } = await sql<{ id: number }>`
    insert into bargain (promotion_id, goods_id, sku_id, member_id, start_price, floor_price, price, cuts, floor_only, offer, started_at, ends_at)
    values (${promotion_id}, ${goods_id}, ${sku_id}, ${member_id}, ${price}, ${item_rules.floor}, ${price}, ${cuts}::bigint[], ${rules.floor_only},
      ${JSON.stringify(offer)}, ${now}, ${ends_at})
    on conflict (member_id, promotion_id, sku_id) where state in ('cutting', 'ordered') do nothing returning id`.execute(db)
  if (!rows[0]) return { bargain_id: await underWay(context, promotion_id, sku_id) }
  const bargain_id = rows[0].id
  await takePromotions(context, member_id, [{ promotion_id, sku_id, quantity: 1 }])
  await takeStock(context, [{ sku_id, quantity: 1 }])
  await setTimer(db, endTimer, bargain_id, ends_at)
  return { bargain_id }
}

async function underWay({ db, actor }: Context<MemberActor>, promotion_id: number, sku_id: number): Promise<number> {
  const { id } = await db
    .selectFrom('bargain')
    .select('id')
    .where('member_id', '=', actor.member_id)
    .where('promotion_id', '=', promotion_id)
    .where('sku_id', '=', sku_id)
    .where('state', 'in', ['cutting', 'ordered'])
    .executeTakeFirstOrThrow()
  return id
}
