import type { distribution as contract } from '@longmall/contract/distribution.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { cardsByIds } from '../../catalogue/cards.ts'
import { isInListing } from '../../catalogue/lists/goods-filter.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { readPage, type ListOrder } from '../../kernel/database/list-order.ts'
import { withEarnings } from './earnings.ts'
import { earnerOf } from './list-goods.ts'

const order: ListOrder<'followed'> = { id: sql`f.id`, defaultSort: '-followed', sorts: { followed: 'id' } }

/** Listed goods that the caller follows, the last one first. Refuses `call.feature_off` and `distribution.not_distributor`. */
export async function listFollowed(
  context: Context<MemberActor>,
  page: InputOf<typeof contract.followed>,
): Promise<OutputOf<typeof contract.followed>> {
  const earner = await earnerOf(context)
  const { list, next } = await readPage(
    context.db,
    order,
    page,
    ({ after, by, cursorColumn, limit }) => sql<{ goods_id: number }>`
      select f.goods_id${cursorColumn} from distribution_followed f
      where f.member_id = ${earner.member_id} and ${isInListing(sql`f.goods_id`)} and ${after} order by ${by} limit ${limit}`,
  )
  const cards = await cardsByIds(
    context,
    list.map(({ goods_id }) => goods_id),
  )
  return { list: await withEarnings(context.db, cards, earner), next }
}
