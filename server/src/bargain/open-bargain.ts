import { randomInt } from 'node:crypto'
import type { bargain as contract } from '@longmall/contract/bargain.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { skusForSale } from '../catalogue/skus-for-sale.ts'
import { requireAddon } from '../kernel/addons.ts'
import { plus } from '../kernel/time/clock.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { setTimer } from '../kernel/time/timers.ts'
import { findOffer } from '../promotion/find-offer.ts'
import { checkAvailable } from './check-available.ts'
import { drawCuts } from './rules.ts'

export const endTimer = 'bargain.ends'

/**
 * Opens a bargain of the caller's; the cuts of all helpers are drawn here by a cryptographic source. Nothing is taken for it: stock and
 * limit are taken when it is bought. Who has one under way is led to it. Refuses as `findOffer`, and where it could not be bought
 * at this moment: `promotion.limit_reached`, `promotion.sold_out`, `cart.unlisted`.
 */
export async function openBargain(
  context: Context<MemberActor>,
  { promotion_id, sku_id }: InputOf<typeof contract.open>,
): Promise<OutputOf<typeof contract.open>> {
  const { db, now } = context
  const { member_id } = context.actor
  requireAddon(context, 'bargain')
  const openId = await findOpenBargain(context, promotion_id, sku_id)
  if (openId !== undefined) return { bargain_id: openId }
  const found = await findOffer(context, { promotion_id, sku_id, kind: 'bargain' })
  const { goods_id, price, names, allows_coupon, per_member, rules, item_rules } = found
  const [sku] = await skusForSale(context, [sku_id])
  if (!sku?.is_listed) throw new Refusal('cart.unlisted')
  checkAvailable(found, sku.available)
  const cuts = drawCuts(price - item_rules.floor, rules.helpers, (from, to) => randomInt(from, to))
  const ends_at = plus(now, { hours: rules.hours })
  const offer = { names, allows_coupon, per_member }
  const { rows } = await sql<{ id: number }>`
    insert into bargain (promotion_id, goods_id, sku_id, member_id, start_price, floor_price, price, cuts, floor_only, offer, started_at, ends_at)
    values (${promotion_id}, ${goods_id}, ${sku_id}, ${member_id}, ${price}, ${item_rules.floor}, ${price}, ${cuts}::bigint[], ${rules.floor_only},
      ${JSON.stringify(offer)}, ${now}, ${ends_at})
    on conflict (member_id, promotion_id, sku_id) where state in ('cutting', 'ordered') do nothing returning id`.execute(db)
  if (!rows[0]) return { bargain_id: (await findOpenBargain(context, promotion_id, sku_id))! }
  const bargain_id = rows[0].id
  await setTimer(db, endTimer, bargain_id, ends_at)
  return { bargain_id }
}

/** The caller's bargain of a SKU that is cut, or ordered and not paid. */
async function findOpenBargain({ db, actor }: Context<MemberActor>, promotion_id: number, sku_id: number): Promise<number | undefined> {
  const bargain = await db
    .selectFrom('bargain')
    .select('id')
    .where('member_id', '=', actor.member_id)
    .where('promotion_id', '=', promotion_id)
    .where('sku_id', '=', sku_id)
    .where('state', 'in', ['cutting', 'ordered'])
    .executeTakeFirst()
  return bargain?.id
}
