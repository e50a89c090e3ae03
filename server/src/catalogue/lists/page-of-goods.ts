import type { GoodsType } from '@longmall/contract/catalogue.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { readPage, type ListOrder, type PageRequest } from '../../kernel/database/list-order.ts'

const order: ListOrder<'goods_id'> = { id: sql`g.id`, defaultSort: '-goods_id', sorts: { goods_id: 'id' } }

/** Ids of goods of these types, listed or not, the newest first by default; `where`: what another domain asks of a row `g`. */
export const pageOfGoods = (
  { db }: Context,
  {
    types,
    among,
    where,
    ...page
  }: { types: readonly GoodsType[]; among?: readonly number[] | undefined; where: RawBuilder<boolean> } & PageRequest<'goods_id'>,
): Promise<{ list: { goods_id: number }[]; next: string | null }> =>
  readPage(
    db,
    order,
    { ...page, isSelective: among !== undefined },
    ({ after, by, cursorColumn, limit }) => sql<{ goods_id: number }>`
      select g.id as goods_id${cursorColumn} from goods g
      where g.goods_type = any (${types}::text[]) and ${where} ${among ? sql`and g.id = any (${among}::int[])` : sql``} and ${after}
      order by ${by} limit ${limit}`,
  )
