import { toDecimal } from '@longmall/contract/units.ts'
import type { TraceEntry } from '@longmall/contract/cart.ts'
import { sql } from 'kysely'
import { recordCouponPaid } from '../../coupon/record-coupon-paid.ts'
import type { Context } from '../../kernel/context.ts'
import { emit } from '../../kernel/work/outbox.ts'
import { priceText } from '../../kernel/shop-currency.ts'
import { notifyMember } from '../../messaging/send-mail.ts'
import type { Notice, Notices } from '../../messaging/templates.ts'
import { lockPayment } from '../../payment/queries.ts'
import '../progress/events.ts'
import { lockOrder, type OrderRow } from '../progress/find-order.ts'
import { recordOrderEvent } from '../progress/record-order-event.ts'
import { lowerLinePrice, type OrderLinePrice } from './lower-line-price.ts'

interface Line extends OrderLinePrice {
  id: number
  line_id: number
  promotion_id: number | null
}

/** Mails that tell a number and an amount. */
type PriceNotification = { [Name in Notice]: { number: string; amount: string } extends Notices[Name] ? Name : never }[Notice]

/** The place of a paid order in what its source decides, such as a group. */
export interface GroupAssignment {
  order_id: number
  subject: number
  /** Cents of a unit there; null where they are not known any more. */
  unit_price: number | null
  /** Notifies the member what went back. */
  template: PriceNotification
}

/**
 * A paid order has its place: records it, and reprices the order by the group's unit price. Who paid more, because the intended
 * group was full, gets the difference back at once by the same methods; nobody pays more.
 */
export async function assignToGroup(context: Context, { order_id, subject, unit_price, template }: GroupAssignment): Promise<void> {
  const { db } = context
  const { rows } = await sql<Line>`
    with named as (update shop_order set promotion_subject = ${subject} where id = ${order_id} returning id, promotion_kind)
    select l.id, l.line_id, l.promotion_id, l.quantity, l.unit_price, l.goods_total, l.reductions, l.total, l.longcoin
    from order_line l join named on named.id = l.order_id and named.promotion_kind = l.promotion_kind
    where l.unit_price > ${unit_price}::bigint order by l.id`.execute(db)
  for (const line of rows)
    await lowerPrice(context, await lockOrder(db, order_id), line, lowerLinePrice(line, BigInt(unit_price!)), template)
}

async function lowerPrice(context: Context, order: OrderRow, before: Line, line: Line, template: PriceNotification): Promise<void> {
  const { order_id, order_no, member_id, payment_id } = order
  const refunded = before.total - line.total
  await writePrice(context, order_id, before, line)
  const amount = toDecimal(refunded, 'MONEY')
  await recordOrderEvent(context, order_id, 'team_price', { amount })
  const payment = await lockPayment(context.db, payment_id)
  await recordCouponPaid(context, payment_id, payment.amount - refunded)
  const difference = { cents: String(refunded), longcoin: before.longcoin - line.longcoin }
  await emit(context, 'order.price_lowered', { order_id, order_no, key: 'team price', ...difference })
  if (refunded > 0n)
    await notifyMember(context, member_id, template, (language) => ({
      number: order_no,
      amount: priceText(context.site, amount, language),
    }))
}

async function writePrice({ db }: Context, order_id: number, before: Line, line: Line): Promise<void> {
  const { unit_price, goods_total, reductions, total, longcoin } = line
  const { rows } = await sql<{ trace: TraceEntry[] }>`select trace from shop_order where id = ${order_id}`.execute(db)
  const trace = rows[0]!.trace.map((entry) => adjustTraceEntry(entry, before, line))
  await sql`
    with line as (
      update order_line set unit_price = ${unit_price}, goods_total = ${goods_total}, reductions = ${JSON.stringify(reductions)}::jsonb,
        total = ${total}, longcoin = ${longcoin} where id = ${line.id}
    )
    update shop_order set trace = ${JSON.stringify(trace)}::jsonb, goods_total = goods_total - ${before.goods_total - goods_total}::bigint,
      reduction_total = reduction_total - ${sumOf(before) - sumOf(line)}::bigint, total = total - ${before.total - total}::bigint,
      longcoin_total = longcoin_total - ${before.longcoin - longcoin}::int, version = version + 1
    where id = ${order_id}`.execute(db)
}

const sumOf = ({ reductions }: OrderLinePrice) => reductions.reduce((sum, { amount }) => sum + BigInt(amount), 0n)

/** What one rule took off the line, as the lower price has it. */
function adjustTraceEntry(entry: TraceEntry, before: Line, { line_id, goods_total, reductions }: Line): TraceEntry {
  if (!entry.applied || !entry.line_ids.includes(line_id)) return entry
  const { stage, rule, saved } = entry
  const toCents = BigInt(saved.replace('.', ''))
  if (stage === 'unit_price') return { ...entry, saved: toDecimal(toCents + before.goods_total - goods_total, 'MONEY') }
  const amountOfRule = (list: Line['reductions']) => BigInt(list.find(({ source }) => source === rule)?.amount ?? 0)
  return { ...entry, saved: toDecimal(toCents - amountOfRule(before.reductions) + amountOfRule(reductions), 'MONEY') }
}

/** Says what its place in a group lowered of an order that was told as paid at more, so that promotions count what was paid (PRM-02). */
export async function publishLoweredPrice(context: Context, order_id: number, paidLines: readonly { total: bigint }[]): Promise<void> {
  const { rows } = await sql<{ promotion_id: number | null; total: bigint; paid_at: OrderRow['paid_at'] }>`
    select l.promotion_id, l.total, o.paid_at from order_line l join shop_order o on o.id = l.order_id where o.id = ${order_id} order by l.id`.execute(
    context.db,
  )
  const returned = rows.flatMap(({ promotion_id, total }, n) => {
    const refunded = paidLines[n]!.total - total
    return promotion_id === null || refunded === 0n ? [] : [{ promotion_id, quantity: 0, total: String(refunded), list_total: '0' }]
  })
  if (returned.length > 0) await emit(context, 'order.quantity_refunded', { order_id, paid_at: rows[0]!.paid_at!, lines: returned })
}
