import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'

/** Units of a goods; `limit` is the goods' most per member, where it has one. */
export interface LimitedQuantity {
  goods_id: number
  quantity: number
  limit: number | null
}

/** Units of these goods that the member has bought or ordered unpaid, by goods; those with none are left out. */
export async function usedAllowances({ db }: Context, member_id: number, goods_ids: readonly number[]): Promise<Map<number, number>> {
  if (goods_ids.length === 0) return new Map()
  const { rows } = await sql<{ goods_id: number; used: number }>`
    select goods_id, used from cart_allowance where member_id = ${member_id} and goods_id = any (${goods_ids})`.execute(db)
  return new Map(rows.map(({ goods_id, used }) => [goods_id, used]))
}

/**
 * Counts an order's units as the member's, in the caller's transaction, checked against the goods' limits and counted in
 * one statement (R-04), which also takes the `orderedLineIds` lines out of the member's cart. Goods without a limit count too, for
 * the day that they get one. Refuses `cart.purchase_limit`.
 */
export async function reserveAllowances(
  { db }: Context,
  member_id: number,
  quantities: readonly LimitedQuantity[],
  orderedLineIds: readonly number[] = [],
): Promise<void> {
  const summed = sumByGoods(quantities)
  const { rows } = await sql<{ goods_id: number }>`
    with wanted as (
      select goods_id, quantity, coalesce("limit", 2147483647) as most
      from jsonb_to_recordset(${JSON.stringify(summed)}) w (goods_id int, quantity int, "limit" int)
    ), gone as (
      delete from cart_line where member_id = ${member_id} and id = any (${orderedLineIds}::int[])
    )
    insert into cart_allowance (member_id, goods_id, used)
    select ${member_id}, goods_id, quantity from wanted where quantity <= most order by goods_id
    on conflict (member_id, goods_id) do update set used = cart_allowance.used + excluded.used
      where cart_allowance.used + excluded.used <= (select most from wanted w where w.goods_id = excluded.goods_id)
    returning goods_id`.execute(db)
  const exceeded = summed.find(({ goods_id }) => !rows.some((row) => row.goods_id === goods_id))
  if (exceeded) throw new Refusal('cart.purchase_limit', { limit: exceeded.limit })
}

/** Releases what `reserveAllowances` counted. That it happens once for an order is the caller's to see to. */
export async function releaseAllowances(
  { db }: Context,
  member_id: number,
  quantities: readonly { goods_id: number; quantity: number }[],
): Promise<void> {
  const released = sumByGoods(quantities)
  await sql`
    with given as (select * from jsonb_to_recordset(${JSON.stringify(released)}) p (goods_id int, quantity int)),
    locked as (
      select a.goods_id, g.quantity from cart_allowance a join given g on g.goods_id = a.goods_id
      where a.member_id = ${member_id} order by a.goods_id for update of a
    )
    update cart_allowance a set used = a.used - l.quantity from locked l
    where a.member_id = ${member_id} and a.goods_id = l.goods_id`.execute(db)
}

function sumByGoods<Row extends { goods_id: number; quantity: number }>(quantities: readonly Row[]): Row[] {
  const sums = new Map<number, Row>()
  for (const item of quantities) sums.set(item.goods_id, { ...item, quantity: item.quantity + (sums.get(item.goods_id)?.quantity ?? 0) })
  return [...sums.values()]
}
