import type { StaffState } from '@longmall/contract/campaign-shapes.ts'
import type { PromotionKind } from '@longmall/contract/promotion-shapes.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Timestamp } from '../../kernel/time/clock.ts'
import type { Context } from '../../kernel/context.ts'
import { readPage, shortText, type ListOrder, type PageRequest } from '../../kernel/database/list-order.ts'
import { nameOf } from '../zone/list-zone.ts'

export interface SearchRow {
  promotion_id: number
  version: number
  kind: PromotionKind
  name: string
  starts_at: Timestamp
  ends_at: Timestamp
  is_on: boolean
  ended_at: Timestamp | null
  goods_count: number
  sku_count: number
  stock: number | null
  reserved: number
  views: number
  buyers: number
  orders: number
  quantity: number
  sales: string
  cost: string
}

type Sort = 'promotion_id' | 'name' | 'starts_at' | 'reserved' | 'orders' | 'sales'
const orderIn = (language: string): ListOrder<Sort> => ({
  id: sql`p.id`,
  defaultSort: '-promotion_id',
  sorts: {
    promotion_id: 'id',
    name: { text: shortText(nameOf(language)) },
    starts_at: { instant: sql`p.starts_at` },
    reserved: { number: sql`coalesce((select sum(reserved) from promotion_item where promotion_id = p.id), 0)` },
    orders: { number: sql`coalesce((select sum(orders) from promotion_figure where promotion_id = p.id), 0)` },
    sales: { number: sql`coalesce((select sum(sales) from promotion_figure where promotion_id = p.id), 0)` },
  },
})

export interface PromotionQuery extends PageRequest<Sort> {
  kind?: PromotionKind | undefined
  state?: StaffState | undefined
  keyword?: string | undefined
  goods_id?: number | undefined
}

const stateSql = (state: StaffState, now: Timestamp): RawBuilder<boolean> =>
  ({
    draft: sql<boolean>`not p.is_on and p.ended_at is null`,
    off: sql<boolean>`not p.is_on and p.ended_at is not null and p.ends_at > ${now}`,
    upcoming: sql<boolean>`p.is_on and p.starts_at > ${now}`,
    running: sql<boolean>`p.is_on and p.starts_at <= ${now} and p.ends_at > ${now}`,
    ended: sql<boolean>`p.ends_at <= ${now} and (p.is_on or p.ended_at is not null)`,
  })[state]

/** Promotions as operators look for them, the newest first by default, with their figures so far: one statement. */
export async function searchPromotions(context: Context, query: PromotionQuery): Promise<{ list: SearchRow[]; next: string | null }> {
  const { kind, state, keyword, goods_id, ...page } = query
  const pattern = `%${keyword?.replaceAll(/[\\%_]/g, String.raw`\$&`) ?? ''}%`
  const conditions = [
    sql`true`,
    ...(kind ? [sql`p.kind = ${kind}`] : []),
    ...(state ? [stateSql(state, context.now)] : []),
    ...(keyword ? [sql`exists (select from promotion_text t where t.promotion_id = p.id and t.name ilike ${pattern})`] : []),
    ...(goods_id ? [sql`exists (select from promotion_item i where i.promotion_id = p.id and i.goods_id = ${goods_id})`] : []),
  ]
  return readPage(
    context.db,
    orderIn(context.language),
    page,
    ({ after, by, cursorColumn, limit }) => sql<SearchRow>`
    select p.id as promotion_id, p.version, p.kind, ${nameOf(context.language)} as name, p.starts_at, p.ends_at, p.is_on, p.ended_at, i.*, f.*, p.mark
    from (select p.*${cursorColumn} from promotion p where ${after} and ${sql.join(conditions, sql` and `)} order by ${by} limit ${limit}) p
      cross join lateral (select count(distinct goods_id)::int as goods_count, count(*)::int as sku_count, coalesce(sum(reserved), 0)::int as reserved,
        case when bool_and(stock is not null) then sum(stock)::int end as stock from promotion_item where promotion_id = p.id) i
      cross join lateral (select coalesce(sum(views), 0)::int as views, coalesce(sum(buyers), 0)::int as buyers,
        coalesce(sum(orders), 0)::int as orders, coalesce(sum(quantity), 0)::int as quantity,
        decimal_text(coalesce(sum(sales), 0)::bigint, 2) as sales, decimal_text(coalesce(sum(cost), 0)::bigint, 2) as cost
        from promotion_figure where promotion_id = p.id) f
    order by ${by}`,
  )
}
