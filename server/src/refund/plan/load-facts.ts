import { sql, type RawBuilder } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/database/database.ts'
import type { PaymentSource } from '../../payment/refund/rules.ts'
import { listPaymentSources } from '../../payment/queries.ts'
import { itemsOf } from '../../promotion/zone/items-of.ts'
import { afterSaleLines, type AfterSaleLine } from '../line/after-sale-line.ts'
import type { Pending } from './amounts.ts'
import type { RefundFacts } from './refund-plan.ts'
import type { ComboPart } from './sets.ts'

/** The facts of orders of one payment, or of one order; Error where there are none. Whoever executes a plan has locked payment and orders before. */
export async function loadFacts(context: Context, order_ids: readonly number[]): Promise<RefundFacts> {
  const lines = await linesOf(context, sql`o.id = any (${order_ids}::int[])`)
  if (!lines[0]) throw new Error(`no lines of orders ${order_ids.join(', ')}`)
  return factsOfLines(context, lines)
}

/** The facts of all orders that a payment is of, as their first payment or as the second. */
export const loadFactsOfPayment = async (context: Context, payment_id: number): Promise<RefundFacts> =>
  factsOfLines(context, await linesOf(context, sql`o.payment_id = ${payment_id} or o.balance_payment_id = ${payment_id}`))

/** The facts of lines that were read. */
export async function factsOfLines(context: Context, lines: readonly AfterSaleLine[]): Promise<RefundFacts> {
  const payments = new Set(lines.flatMap(({ payment_id, balance_payment_id }) => [payment_id, balance_payment_id]))
  const known = new Map<number, readonly PaymentSource[]>()
  for (const id of payments) if (id !== null) known.set(id, await listPaymentSources(context.db, id))
  const hasCombos = lines.some(({ combos }) => combos.length > 0)
  return {
    lines,
    sourcesOf: (payment_id) => known.get(payment_id) ?? [],
    combo_parts: hasCombos ? await comboParts(context, lines[0]!.payment_id) : [],
  }
}

const linesOf = (context: Context, which: RawBuilder<unknown>) => afterSaleLines(context, sql`${which} order by o.id, l.id`)

/** Every part of the combos of a payment, with what came back of it so far. Two statements. */
async function comboParts(context: Context, payment_id: number): Promise<ComboPart[]> {
  const { rows } = await sql<Omit<ComboPart, 'in_set'>>`
    select c.promotion_id, l.sku_id, sum(coalesce(c.back, 0))::int as back
    from shop_order o join order_line l on l.order_id = o.id cross join jsonb_to_recordset(l.combos) c (promotion_id int, back int)
    where o.payment_id = ${payment_id} group by c.promotion_id, l.sku_id`.execute(context.db)
  const items = await itemsOf(context, [...new Set(rows.map(({ promotion_id }) => promotion_id))])
  return rows.flatMap((row) => {
    const item = items.find(({ promotion_id, sku_id }) => promotion_id === row.promotion_id && sku_id === row.sku_id)
    return item ? [{ ...row, in_set: item.quantity }] : []
  })
}

/** Requests of this payment under way that were made before one (before a new one, when none is named). */
export async function pendingBefore(
  db: Database,
  { payment_id, order_id }: { payment_id: number; order_id: number },
  before: number | null = null,
): Promise<Pending> {
  const earlier = sql`status in (1, 3, 4, 5) ${before === null ? sql`` : sql`and id < ${before}`}`
  const { rows } = await sql<Pending>`
    select coalesce(sum(quantity) filter (where order_id = ${order_id}), 0)::int as quantity,
      coalesce(sum(goods_amount + freight_amount) filter (where order_id = ${order_id}), 0)::bigint as cents,
      coalesce(sum(quantity) filter (where order_id <> ${order_id}), 0)::int as other_quantity,
      coalesce(sum(goods_amount + freight_amount) filter (where order_id <> ${order_id}), 0)::bigint as other_cents,
      (select coalesce(jsonb_object_agg(order_line_id, quantity), '{}') from (
        select order_line_id, sum(quantity) as quantity from return_request where order_id = ${order_id} and ${earlier} group by order_line_id) l) as line_quantities
    from return_request where payment_id = ${payment_id} and ${earlier}`.execute(db)
  return rows[0]!
}
