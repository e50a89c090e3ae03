import { randomInt } from 'node:crypto'
import type { bargain as contract } from '@longmall/contract/bargain.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import { skusForSale } from '../catalogue/skus-for-sale.ts'
import { requireAddon } from '../kernel/addons.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { alternativeSkus, soldOutBargains } from './alternative-skus.ts'
import { lockBargain } from './queries.ts'
import { drawCuts } from './rules.ts'

/**
 * Lets the caller's bargain go on with another SKU of its goods when its own is sold out: what friends cut stays, what the helpers to come
 * take off is redrawn. Refuses `bargain.not_found`, `bargain.ended`, `bargain.ordered`, `bargain.in_stock` while there are
 * units, `promotion.sold_out` for a SKU of which there are none, `bargain.already_open` where one of that SKU is under way.
 */
export async function moveBargain(
  context: Context<MemberActor>,
  { bargain_id, sku_id }: InputOf<typeof contract.change_sku>,
): Promise<OutputOf<typeof contract.change_sku>> {
  requireAddon(context, 'bargain')
  const { db, now } = context
  const bargain = await lockBargain(context, bargain_id)
  if (bargain?.member_id !== context.actor.member_id) throw new Refusal('bargain.not_found')
  if (bargain.state === 'ordered') throw new Refusal('bargain.ordered')
  if (bargain.state !== 'cutting' || bargain.ends_at <= now) throw new Refusal('bargain.ended')
  const soldOutIds = await soldOutBargains(context, [bargain], await skusForSale(context, [bargain.sku_id]))
  if (!soldOutIds.has(bargain_id)) throw new Refusal('bargain.in_stock')
  const alternative = (await alternativeSkus(context, bargain)).find((one) => one.sku_id === sku_id)
  if (!alternative) throw new Refusal('promotion.sold_out', { remaining: 0, sku_id })
  const { start_price, floor_price, price } = alternative
  const left = Number(price - floor_price)
  const cuts = left === 0 ? [] : drawCuts(left, bargain.helpers - bargain.helped, (from, to) => randomInt(from, to))
  const { rows } = await sql`
    update bargain b set sku_id = ${sku_id}, start_price = ${start_price}, floor_price = ${floor_price}, price = ${price},
      cuts = b.cuts[1:b.helped] || ${cuts}::bigint[]
    where b.id = ${bargain_id} and not exists (select from bargain o
      where o.member_id = b.member_id and o.promotion_id = b.promotion_id and o.sku_id = ${sku_id} and o.state in ('cutting', 'ordered'))
    returning b.id`.execute(db)
  if (!rows[0]) throw new Refusal('bargain.already_open')
  return { price: toDecimal(price, 'MONEY') }
}
