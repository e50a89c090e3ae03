import type { distributionStaff as contract } from '@longmall/contract/distribution-staff.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { findGoodsByKeyword } from '../../catalogue/edit/find-goods-by-keyword.ts'
import { pageOfGoods } from '../../catalogue/lists/page-of-goods.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { readPage, type ListOrder } from '../../kernel/database/list-order.ts'
import { earningTypes } from '../goods/earning-types.ts'
import { readCommissions } from '../goods/promise.ts'

type Input = InputOf<typeof contract.list_goods>

/** Goods with their commission and what selling them promises, 20 a page and the newest goods first by default. */
export async function listCommissionGoods(
  context: Context<StaffActor>,
  { search, mode, ...page }: Input,
): Promise<OutputOf<typeof contract.list_goods>> {
  const among = search === undefined ? undefined : await findGoodsByKeyword(context, search)
  const { list, next } =
    mode === 'own' || mode === 'none'
      ? await pageOfMode(context, { ...page, mode, among })
      : await pageOfGoods(context, { ...page, types: earningTypes, among, where: mode === undefined ? sql`true` : isByLevel })
  const ids = list.map(({ goods_id }) => goods_id)
  return { list: await readCommissions(context, ids), next }
}

const isByLevel = sql<boolean>`not exists (select from goods_commission c where c.goods_id = g.id and c.mode <> 'level')`

const order: ListOrder<'goods_id'> = { id: sql`c.goods_id`, defaultSort: '-goods_id', sorts: { goods_id: 'id' } }

/** The few that an operator has set, off the index of their mode. */
const pageOfMode = (
  { db }: Context,
  { mode, among, ...page }: Omit<Input, 'search'> & { among: readonly number[] | undefined },
): Promise<{ list: { goods_id: number }[]; next: string | null }> =>
  readPage(
    db,
    order,
    page,
    ({ after, by, cursorColumn, limit }) => sql<{ goods_id: number }>`
      select c.goods_id${cursorColumn} from goods_commission c
      where c.mode = ${mode} ${among ? sql`and c.goods_id = any (${among}::int[])` : sql``} and ${after} order by ${by} limit ${limit}`,
  )
