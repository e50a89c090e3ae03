import type { teamBuy as contract, TeamBuyGroup, SharedGroup } from '@longmall/contract/team-buy.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import { skusForSale } from '../catalogue/skus-for-sale.ts'
import { requireAddon } from '../kernel/addons.ts'
import type { Context, MemberActor, VisitorActor } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { itemKey, remainingQuantities } from '../promotion/remaining-quantities.ts'
import { groupViewColumns, showGroup, joinMembers, type GroupViewRow } from './show-group.ts'
import { localizedName, type OfferSnapshot } from './rules.ts'

type Shopper = Context<MemberActor | VisitorActor>

/** Groups of a promotion to which a place is left, the caller's own first and then those that end first. Refuses `call.feature_off`. */
export async function listGroups(
  context: Shopper,
  { promotion_id, page_size = 10 }: InputOf<typeof contract.groups>,
): Promise<OutputOf<typeof contract.groups>> {
  requireAddon(context, 'pintuan')
  const { db, actor, now } = context
  const member_id = actor.kind === 'member' ? actor.member_id : 0
  const { rows } = await sql<GroupViewRow & { total: number }>`
    select ${groupViewColumns}, (count(*) over ())::int as total from team_buy_team g ${joinMembers}
    where g.promotion_id = ${promotion_id} and g.state = 'forming' and g.ends_at > ${now}
    order by ${member_id} = any (f.member_ids) desc, g.ends_at, g.id limit ${page_size}`.execute(db)
  return { list: rows.map((row) => showGroup(row, actor)), total: rows[0]?.total ?? 0 }
}

type SharedGroupRow = GroupViewRow &
  Pick<SharedGroup, 'promotion_id' | 'goods_id' | 'completed_by' | 'failure_reason' | 'virtual_completion'> & { offer: OfferSnapshot }

/** A group as it is shared, with what a place costs by variant. Refuses `call.feature_off`, `team_buy.not_found`. */
export async function viewGroup(context: Shopper, { group_id }: InputOf<typeof contract.group>): Promise<SharedGroup> {
  requireAddon(context, 'pintuan')
  const { db, actor, language } = context
  const { rows } = await sql<SharedGroupRow>`
    select ${groupViewColumns}, g.promotion_id, g.goods_id, g.completed_by, g.failure_reason, g.virtual_completion, g.offer
    from team_buy_team g ${joinMembers} where g.id = ${group_id}`.execute(db)
  const row = rows[0]
  if (!row) throw new Refusal('team_buy.not_found')
  const { promotion_id, goods_id, completed_by, failure_reason, virtual_completion, offer } = row
  const group: TeamBuyGroup = showGroup(row, actor)
  const items = await itemsOf(context, promotion_id, offer)
  const { goods_name, picture } = items[0]?.goods ?? { goods_name: localizedName(offer.names, language), picture: null }
  return {
    ...group,
    promotion_id,
    goods_id,
    name: localizedName(offer.names, language),
    goods_name,
    picture,
    completed_by,
    failure_reason,
    virtual_completion,
    items: items.map(({ goods: _goods, ...item }) => item),
  }
}

async function itemsOf(context: Shopper, promotion_id: number, { items }: OfferSnapshot) {
  const skus = await skusForSale(
    context,
    items.map((one) => one.sku_id),
  )
  const left = await remainingQuantities(
    context,
    items.map(({ sku_id }) => ({ promotion_id, sku_id })),
  )
  return items.flatMap(({ sku_id, price, leader_price }) => {
    const goods = skus.find((one) => one.sku_id === sku_id)
    if (!goods) return []
    const remaining = left.get(itemKey(promotion_id, sku_id))?.remaining
    return [
      {
        sku_id,
        sku_name: goods.sku_name,
        picture: goods.picture,
        list_price: toDecimal(goods.list_price, 'MONEY'),
        price: toDecimal(BigInt(price), 'MONEY'),
        leader_price: toDecimal(BigInt(leader_price), 'MONEY'),
        is_sold_out: !goods.is_listed || goods.available <= 0 || remaining === 0 || remaining === undefined,
        goods,
      },
    ]
  })
}

/** The group of an order of the caller's. Refuses `team_buy.not_found`, also for anybody else's order. */
export async function findGroupOfOrder(
  { db, actor }: Context<MemberActor>,
  { order_id }: InputOf<typeof contract.of_order>,
): Promise<OutputOf<typeof contract.of_order>> {
  const row = await db
    .selectFrom('team_buy_member')
    .select('group_id')
    .where('order_id', '=', order_id)
    .where('member_id', '=', actor.member_id)
    .executeTakeFirst()
  if (!row) throw new Refusal('team_buy.not_found')
  return row
}
