import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { itemsOf } from '../../promotion/zone/items-of.ts'
import type { CombosBack, PromotionPieces } from '../../order/source/pieces-of.ts'

/** Pieces of a line in sets of a combo. */
export interface SetPieces {
  order_line_id: number
  promotion_id: number
  quantity: number
}

interface SetPart {
  promotion_id: number
  sku_id: number
  /** Pieces of one set. */
  in_set: number
  back: number
}

/**
 * Notes pieces in sets of combos as come back, under the payment's lock. A piece comes back into its combo's stock by itself; a set leaves
 * the member's limit when all of it has come back, in however many parts and orders of the payment.
 */
export async function noteCombosBack(context: Context, payment_id: number, pieces: readonly SetPieces[]): Promise<CombosBack> {
  const back = pieces.filter(({ quantity }) => quantity > 0)
  if (back.length === 0) return { pieces: [], sets: new Map() }
  const before = await partsOf(context, payment_id)
  const { rows } = await sql<PromotionPieces>`
    with back as (
      select * from jsonb_to_recordset(${JSON.stringify(back)}) b (order_line_id int, promotion_id int, quantity int)
    ), noted as (
      update order_line l set combos = (
        select jsonb_agg(case when b.quantity is null then c.one
          else c.one || jsonb_build_object('back', coalesce((c.one ->> 'back')::int, 0) + b.quantity) end order by c.place)
        from jsonb_array_elements(l.combos) with ordinality c (one, place)
          left join back b on b.order_line_id = l.id and b.promotion_id = (c.one ->> 'promotion_id')::int)
      where l.id in (select order_line_id from back) returning l.id, l.sku_id
    )
    select b.promotion_id, n.sku_id, b.quantity from back b join noted n on n.id = b.order_line_id`.execute(context.db)
  const added = [...before].map((part) => {
    const own = rows.filter((row) => row.promotion_id === part.promotion_id && row.sku_id === part.sku_id)
    return { ...part, back: part.back + own.reduce((sum, { quantity }) => sum + quantity, 0) }
  })
  const [was, is] = [wholeSets(before), wholeSets(added)]
  return { pieces: rows, sets: new Map([...is].map(([promotion_id, sets]) => [promotion_id, sets - (was.get(promotion_id) ?? 0)])) }
}

/** Of every part of the combos of a payment, how many pieces came back so far. Two statements. */
async function partsOf(context: Context, payment_id: number): Promise<SetPart[]> {
  const { rows } = await sql<Omit<SetPart, 'in_set'>>`
    select c.promotion_id, l.sku_id, sum(coalesce(c.back, 0))::int as back
    from shop_order o join order_line l on l.order_id = o.id cross join jsonb_to_recordset(l.combos) c (promotion_id int, back int)
    where o.payment_id = ${payment_id} group by c.promotion_id, l.sku_id`.execute(context.db)
  const items = await itemsOf(context, [...new Set(rows.map(({ promotion_id }) => promotion_id))])
  return rows.flatMap((row) => {
    const item = items.find(({ promotion_id, sku_id }) => promotion_id === row.promotion_id && sku_id === row.sku_id)
    return item ? [{ ...row, in_set: item.quantity }] : []
  })
}

/** By combo, the sets of which every part has come back. */
export function wholeSets(parts: readonly SetPart[]): Map<number, number> {
  const sets = new Map<number, number>()
  for (const { promotion_id, in_set, back } of parts)
    sets.set(promotion_id, Math.min(sets.get(promotion_id) ?? Number.MAX_SAFE_INTEGER, Math.floor(back / in_set)))
  return sets
}
