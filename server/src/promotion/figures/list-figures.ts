import type { PromotionKind } from '@longmall/contract/promotion-shapes.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Context } from '../../kernel/context.ts'

export interface Figures {
  views: number
  buyers: number
  orders: number
  quantity: number
  sales: string
  cost: string
}

export interface FiguresQuery {
  promotion_id: number | undefined
  reduction_id: number | undefined
  kind: PromotionKind | undefined
  first_day: string
  last_day: string
}

const sums = sql.raw(
  ['views', 'buyers', 'orders', 'quantity'].map((name) => `coalesce(sum(f.${name}), 0)::int as ${name}`).join(', ') +
    ['sales', 'cost'].map((name) => `, decimal_text(coalesce(sum(f.${name}), 0)::bigint, 2) as ${name}`).join(''),
)

/** Figures of one promotion or full reduction, of a kind of promotions or of all, by day of the store's zone and together. Two statements. */
export async function listFigures(context: Context, query: FiguresQuery): Promise<{ total: Figures; days: (Figures & { day: string })[] }> {
  const { promotion_id, reduction_id, kind, first_day, last_day } = query
  const days = sql`f.day between ${first_day}::date and ${last_day}::date`
  const ofPromotions = sql`from promotion_figure f join promotion p on p.id = f.promotion_id
    where ${days} and (${promotion_id ?? null}::int is null or p.id = ${promotion_id ?? null}::int)
      and (${kind ?? null}::text is null or p.kind = ${kind ?? null})`
  const source =
    reduction_id === undefined ? ofPromotions : sql`from reduction_figure f where ${days} and f.reduction_id = ${reduction_id}::int`
  const read = <Row>(columns: RawBuilder<unknown>, end: RawBuilder<unknown>) =>
    sql<Row>`select ${columns} ${source} ${end}`.execute(context.db)
  const [total, byDay] = [
    await read<Figures>(sums, sql``),
    await read<Figures & { day: string }>(sql`f.day, ${sums}`, sql`group by f.day order by f.day`),
  ]
  return { total: total.rows[0]!, days: byDay.rows }
}
