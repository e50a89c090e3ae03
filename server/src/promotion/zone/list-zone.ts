import type { PromotionKind } from '@longmall/contract/promotion-shapes.ts'
import { sql, type RawBuilder } from 'kysely'
import { plus, type Timestamp } from '../../kernel/time/clock.ts'
import type { Context } from '../../kernel/context.ts'
import { cursorForm, cutPage, readCursor } from '../../kernel/database/cursor.ts'
import { promotionSettings } from '../settings.ts'

export type ZoneState = 'running' | 'upcoming' | 'ended'

/** A SKU in a promotion as the database has it; amounts in cents. */
export interface ItemRow {
  sku_id: number
  goods_id: number
  price: number
  quantity: number
  stock: number | null
  reserved: number
  rules: Record<string, number>
}

/** The SKUs of one goods in a promotion, of a combo all of its parts. */
export interface ZoneRow {
  promotion_id: number
  kind: PromotionKind
  name: string
  starts_at: Timestamp
  ends_at: Timestamp
  per_member: number | null
  rules: Record<string, unknown>
  items: ItemRow[]
}

export interface PageQuery {
  state: ZoneState
  cursor: string | undefined
  size: number
}

export const itemJson = sql.raw(
  "jsonb_build_object('sku_id', i.sku_id, 'goods_id', i.goods_id, 'price', i.price, 'quantity', i.quantity, 'stock', i.stock, 'reserved', i.reserved, 'rules', i.rules)",
)

export const nameOf = (language: string, column: 'name' | 'note' = 'name') => sql<string>`coalesce(
  (select ${sql.ref(column)} from promotion_text where promotion_id = p.id and language = ${language}),
  (select ${sql.ref(column)} from promotion_text where promotion_id = p.id and language = 'en-us'), '')`

/** What of a row `p` is in a list of a state, and by what it is ordered: ascending numbers. */
export function windowSql(context: Context, state: ZoneState): { where: RawBuilder<boolean>; sort_key: RawBuilder<bigint> } {
  const { now } = context
  const micros = (at: 'starts_at' | 'ends_at') => sql<bigint>`(extract(epoch from p.${sql.ref(at)}) * 1000000)::bigint`
  if (state === 'running') return { where: sql`p.starts_at <= ${now} and p.ends_at > ${now}`, sort_key: micros('ends_at') }
  if (state === 'upcoming') return { where: sql`p.starts_at > ${now}`, sort_key: micros('starts_at') }
  const oldest = plus(now, { days: -context.setting(promotionSettings.ended_days) })
  return { where: sql`p.ends_at <= ${now} and p.ends_at > ${oldest}`, sort_key: sql`-${micros('ends_at')}` }
}

/**
 * The goods of all promotions of a kind (PRM-02 to PRM-10), of combos the sets: running ones by their end, coming ones by their
 * beginning, ended ones of the last days the latest first; one statement. Refuses a cursor that is not this list's.
 */
export async function listZone(
  context: Context,
  kind: PromotionKind,
  { state, cursor, size }: PageQuery,
): Promise<{ list: ZoneRow[]; next: string | null }> {
  const { where, sort_key } = windowSql(context, state)
  const { number } = cursorForm
  const after = cursor === undefined ? null : readCursor(cursor, [number, number, number, number])
  const { rows } = await sql<ZoneRow & { sort_key: bigint; position: number; part: number }>`
    select p.id as promotion_id, p.kind, ${nameOf(context.language)} as name, p.starts_at, p.ends_at, p.per_member, p.rules, g.items,
      ${sort_key} as sort_key, g.position, g.part
    from promotion p cross join lateral (
      select case when p.kind = 'combo' then 0 else i.goods_id end as part, min(i.position) as position, jsonb_agg(${itemJson} order by i.position, i.sku_id) as items
      from promotion_item i where i.promotion_id = p.id group by 1) g
    where p.is_on and p.kind = ${kind} and ${where}
      ${after === null ? sql`` : sql`and (${sort_key}, p.id, g.position, g.part) > (${sql.join(after.map((one) => sql`${one}::bigint`))})`}
    order by sort_key, p.id, g.position, g.part limit ${size + 1}`.execute(context.db)
  const page = cutPage(rows, size, (row) => [row.sort_key, row.promotion_id, row.position, row.part])
  return { list: page.list.map(({ sort_key: _mark, position: _place, part: _part, ...row }) => row), next: page.next }
}
