import type { OwnGroup, teamBuy as contract } from '@longmall/contract/team-buy.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import { skusForSale } from '../catalogue/skus-for-sale.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import { cursorForm, cutPage, readCursor } from '../kernel/database/cursor.ts'
import { groupViewColumns, showGroup, joinMembers, type GroupViewRow } from './show-group.ts'
import { localizedName, type OfferSnapshot } from './rules.ts'

type Row = GroupViewRow &
  Pick<OwnGroup, 'promotion_id' | 'goods_id' | 'completed_by' | 'failure_reason' | 'order_id' | 'is_leader'> & {
    sku_id: number
    is_opener: boolean
    offer: OfferSnapshot
    price: number
    caller_state: OwnGroup['state']
  }

/** The caller's places in groups of a state, the last one first; one that was taken back counts as failed. */
export async function listMine(
  context: Context<MemberActor>,
  { state, cursor, page_size = 10 }: InputOf<typeof contract.mine>,
): Promise<OutputOf<typeof contract.mine>> {
  const { db, actor, language } = context
  const [before] = cursor === undefined ? ['2147483648'] : readCursor(cursor, [cursorForm.id])
  const { rows } = await sql<Row>`
    select ${groupViewColumns}, g.promotion_id, g.goods_id, g.completed_by, g.failure_reason, g.offer, o.order_id, o.sku_id, g.leader_id = o.member_id as is_leader,
      -- Who leads because the leader left has paid what a member pays.
      o.joined_at = g.started_at as is_opener,
      case when o.left_at is null then g.state else 'failed' end as caller_state
    from team_buy_member o join team_buy_team g on g.id = o.group_id ${joinMembers}
    where o.member_id = ${actor.member_id} and o.order_id < ${before}::bigint
      ${state ? sql`and case when o.left_at is null then g.state else 'failed' end = ${state}` : sql``}
    order by o.order_id desc limit ${page_size + 1}`.execute(db)
  const { list, next } = cutPage(rows, page_size, (row) => [row.order_id])
  const skus = await skusForSale(context, [...new Set(list.map((row) => row.sku_id))])
  return {
    list: list.map((row) => {
      const { promotion_id, goods_id, completed_by, failure_reason, order_id, sku_id, is_leader, is_opener, caller_state, offer } = row
      const sku = skus.find((one) => one.sku_id === sku_id)
      const item = offer.items.find((one) => one.sku_id === sku_id)
      const price = toDecimal(BigInt((is_opener ? item?.leader_price : item?.price) ?? 0), 'MONEY')
      return {
        ...showGroup(row, actor),
        state: caller_state,
        promotion_id,
        goods_id,
        name: localizedName(offer.names, language),
        goods_name: sku?.goods_name ?? localizedName(offer.names, language),
        picture: sku?.picture ?? null,
        completed_by,
        failure_reason,
        order_id,
        sku_name: sku?.sku_name ?? '',
        price,
        list_price: sku ? toDecimal(sku.list_price, 'MONEY') : price,
        is_leader,
      }
    }),
    next,
  }
}
