import type { bargain as contract } from '@longmall/contract/bargain.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import { skusForSale } from '../catalogue/skus-for-sale.ts'
import { requireAddon } from '../kernel/addons.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { alternativeSkus, soldOutBargains } from './alternative-skus.ts'
import { lockBargain, type BargainRow } from './queries.ts'
import { closedReason } from './rules.ts'

/**
 * Takes the next drawn cut off a friend's bargain, once a friend. Helpers wait for each other at its row, so that two at once
 * both count and the floor is reached by exactly the last one. Refuses `bargain.not_found`, `bargain.own_bargain`, `bargain.already_helped`,
 * `bargain.ordered`, `bargain.ended`, `bargain.at_floor`, and `promotion.sold_out` where there is nothing left that it could be used for.
 */
export async function helpBargain(
  context: Context<MemberActor>,
  { bargain_id }: InputOf<typeof contract.help>,
): Promise<OutputOf<typeof contract.help>> {
  requireAddon(context, 'bargain')
  const { db, actor, now } = context
  const bargain = await lockBargain(context, bargain_id)
  if (!bargain) throw new Refusal('bargain.not_found')
  if (bargain.member_id === actor.member_id) throw new Refusal('bargain.own_bargain')
  const before = await db
    .selectFrom('bargain_help')
    .select('position')
    .where('bargain_id', '=', bargain_id)
    .where('member_id', '=', actor.member_id)
    .executeTakeFirst()
  if (before) throw new Refusal('bargain.already_helped')
  const closed = closedReason(bargain, now)
  if (closed) throw new Refusal(closed)
  await checkUsable(context, bargain)
  const { rows } = await sql<{ cut: bigint; price: bigint; helped: number }>`
    with cut as (
      update bargain set helped = helped + 1, price = price - cuts[helped + 1] where id = ${bargain_id} returning id, cuts[helped] as cut, price, helped
    ), recorded as (
      insert into bargain_help (bargain_id, member_id, position, cut, helped_at) select id, ${actor.member_id}, helped, cut, ${now} from cut
    )
    select cut, price, helped from cut`.execute(db)
  const { cut, price, helped } = rows[0]!
  return { cut: toDecimal(cut, 'MONEY'), price: toDecimal(price, 'MONEY'), helped }
}

async function checkUsable(context: Context, bargain: BargainRow): Promise<void> {
  const { bargain_id, sku_id } = bargain
  const soldOutIds = await soldOutBargains(context, [bargain], await skusForSale(context, [sku_id]))
  if (soldOutIds.has(bargain_id) && (await alternativeSkus(context, bargain)).length === 0)
    throw new Refusal('promotion.sold_out', { remaining: 0, sku_id })
}
