import { toDecimal, toSmallest } from '@longmall/contract/units.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { order as contract, StaffOrder } from '@longmall/contract/order.ts'
import { apportion } from '@longmall/pricing/apportion.ts'
import { cents } from '@longmall/pricing/cents.ts'
import { sql, type RawBuilder } from 'kysely'
import { recordCouponPaid } from '../../coupon/record-coupon-paid.ts'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { findPayment } from '../../payment/queries.ts'
import { changeAmount, isChangeable, lockChangeable } from '../../payment/staff/change-amount.ts'
import { findOrder, type OrderRow } from '../progress/find-order.ts'
import { recordOrderEvent } from '../progress/record-order-event.ts'
import { unpaid } from '../rules.ts'
import { lockOrderForEdit, staffViewOrder } from './staff-view.ts'

const source = 'operator'
interface LineRow {
  id: number
  goods_total: bigint
  reductions: { source: string; amount: number }[]
}

/**
 * Takes an amount off the goods of an unpaid order, in place of what an operator took off before, or sets its freight. The
 * reduction is parted over the lines by largest remainder, so that what they give back later is what was paid. Refuses
 * `order.not_found`, `order.changed`, `order.action_unavailable` for one that is paid, being paid, or a reservation, and
 * `order.price_below_zero`.
 */
export async function changePrice(context: Context<StaffActor>, input: InputOf<typeof contract.change_price>): Promise<StaffOrder> {
  const { order_id, version, reason } = input
  const { payment_id } = await findOrder(context.db, order_id)
  const payment = await lockChangeable(context, payment_id)
  const order = await lockOrderForEdit(context, { order_id, version })
  if (payment === null || !isPriceOpen(order)) throw new Refusal('order.action_unavailable')
  const { lines, goods, freight, total } = await calculatePrice(context, order, input, sql`for update`)
  await writeLines(context, lines)
  await sql`
    update shop_order set reduction_total = goods_total - ${goods}::bigint, freight_total = ${freight}, total = ${total}, version = version + 1
    where id = ${order_id}`.execute(context.db)
  const [from, to] = [toDecimal(order.total, 'MONEY'), toDecimal(total, 'MONEY')]
  await recordOrderEvent(context, order_id, 'price_changed', { from, to, reason })
  await audit(context, { subject: `order ${order_id}`, before: { total: from }, after: { total: to, reason } })
  const amount = payment.amount - order.total + total
  await recordCouponPaid(context, payment_id, amount)
  await changeAmount(context, payment, amount)
  return staffViewOrder(context, { order_id })
}

/** Previews a change of the price: refuses as the change itself does, unless a payment comes in between. */
export async function previewPrice(
  context: Context<StaffActor>,
  input: InputOf<typeof contract.preview_price>,
): Promise<OutputOf<typeof contract.preview_price>> {
  const order = await findOrder(context.db, input.order_id)
  if (order.version !== input.version) throw new Refusal('order.changed')
  const payment = await findPayment(context.db, order.payment_id)
  if (!isChangeable(payment) || !isPriceOpen(order)) throw new Refusal('order.action_unavailable')
  const { lines, freight, total } = await calculatePrice(context, order, input, sql``)
  const money = (amount: bigint) => toDecimal(amount, 'MONEY')
  return {
    goods_total: money(order.goods_total),
    reduction: money(lines.reduce((sum, line) => sum + staffReduction(line), 0n)),
    freight_total: money(freight),
    total: money(total),
    total_before: money(order.total),
    payment_amount: money(payment.amount - order.total + total),
  }
}

const isPriceOpen = ({ state, order_type }: OrderRow) => unpaid.includes(state) && order_type !== 'deposit'

const staffReduction = ({ reductions }: Reduced) =>
  reductions.reduce((sum, reduction) => (reduction.source === source ? sum + BigInt(reduction.amount) : sum), 0n)

/** The order's lines, freight and total, in cents, after what an operator takes off. */
async function calculatePrice(
  { db }: Context,
  order: OrderRow,
  { reduction, freight_total }: { reduction?: string | undefined; freight_total?: string | undefined },
  lock: RawBuilder<unknown>,
): Promise<{ lines: Reduced[]; goods: bigint; freight: bigint; total: bigint }> {
  const { rows } = await sql<LineRow>`
    select id, goods_total, reductions from order_line where order_id = ${order.order_id} order by id ${lock}`.execute(db)
  const lines = reduceLines(rows, reduction === undefined ? null : toSmallest(reduction, 'MONEY'))
  const goods = lines.reduce((sum, line) => sum + line.total, 0n)
  const freight = freight_total === undefined ? order.freight_total : toSmallest(freight_total, 'MONEY')
  return { lines, goods, freight, total: goods + freight }
}

interface Reduced {
  id: number
  reductions: LineRow['reductions']
  total: bigint
}

/** The lines with so many cents off in all by the operator; null keeps what was taken off before. */
function reduceLines(lines: readonly LineRow[], amount: bigint | null): Reduced[] {
  const remaining = lines.map((line) => {
    const reductions = amount === null ? line.reductions : line.reductions.filter((reduction) => reduction.source !== source)
    const total = reductions.reduce((left, reduction) => left - BigInt(reduction.amount), line.goods_total)
    return { id: line.id, reductions, total }
  })
  if (!amount) return remaining
  if (amount > remaining.reduce((sum, line) => sum + line.total, 0n)) throw new Refusal('order.price_below_zero')
  const parts = apportion(
    cents(Number(amount)),
    remaining.map((line) => Number(line.total)),
  )
  return remaining.map((line, n) => ({
    ...line,
    reductions: parts[n] ? [...line.reductions, { source, amount: parts[n] }] : line.reductions,
    total: line.total - BigInt(parts[n]!),
  }))
}

async function writeLines({ db }: Context, lines: readonly Reduced[]): Promise<void> {
  const rows = lines.map(({ id, reductions, total }) => ({ id, reductions, total: Number(total) }))
  await sql`
    update order_line l set reductions = r.reductions, total = r.total
    from jsonb_to_recordset(${JSON.stringify(rows)}) r (id int, reductions jsonb, total bigint) where l.id = r.id`.execute(db)
}
