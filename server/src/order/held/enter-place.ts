import { toDecimal } from '@longmall/contract/units.ts'
import type { TraceEntry } from '@longmall/contract/cart.ts'
import { sql } from 'kysely'
import { noteCouponPaid } from '../../coupon/note-coupon-paid.ts'
import type { Context } from '../../kernel/context.ts'
import { emit } from '../../kernel/work/outbox.ts'
import { priceText } from '../../kernel/shop-currency.ts'
import { tellMember } from '../../messaging/send-mail.ts'
import type { Notice, Notices } from '../../messaging/templates.ts'
import { lockPayment } from '../../payment/queries.ts'
import '../progress/events.ts'
import { lockOrder, type OrderRow } from '../progress/find-order.ts'
import { noteOrderEvent } from '../progress/note-order-event.ts'
import { atPrice, type KeptPrice } from './at-price.ts'

interface Line extends KeptPrice {
  id: number
  line_id: number
  promotion_id: number | null
}

/** Mails that tell a number and an amount. */
type PriceNotice = { [Name in Notice]: { number: string; amount: string } extends Notices[Name] ? Name : never }[Notice]

/** The place of a paid order in what its source decides, such as a group. */
export interface Place {
  order_id: number
  subject: number
  /** Cents of a piece there; null where they are not known any more. */
  unit_price: number | null
  /** Tells the member what went back. */
  template: PriceNotice
}

/**
 * A paid order has its place: names it, and lets the order cost what a piece costs there. Who paid more, because
 * the group that was meant had no place left, gets the difference back at once, the way it was paid; nobody is asked for more.
 */
export async function enterPlace(context: Context, { order_id, subject, unit_price, template }: Place): Promise<void> {
  const { db } = context
  const { rows } = await sql<Line>`
    with named as (update shop_order set promotion_subject = ${subject} where id = ${order_id} returning id, promotion_kind)
    select l.id, l.line_id, l.promotion_id, l.quantity, l.unit_price, l.goods_total, l.reductions, l.total, l.longcoin
    from order_line l join named on named.id = l.order_id and named.promotion_kind = l.promotion_kind
    where l.unit_price > ${unit_price}::bigint order by l.id`.execute(db)
  for (const line of rows) await lowerPrice(context, await lockOrder(db, order_id), line, atPrice(line, BigInt(unit_price!)), template)
}

async function lowerPrice(context: Context, order: OrderRow, before: Line, line: Line, template: PriceNotice): Promise<void> {
  const { order_id, order_no, member_id, payment_id } = order
  const back = before.total - line.total
  await writePrice(context, order_id, before, line)
  const amount = toDecimal(back, 'MONEY')
  await noteOrderEvent(context, order_id, 'team_price', { amount })
  const payment = await lockPayment(context.db, payment_id)
  await noteCouponPaid(context, payment_id, payment.amount - back)
  const difference = { cents: String(back), longcoin: before.longcoin - line.longcoin }
  await emit(context, 'order.price_lowered', { order_id, order_no, key: 'team price', ...difference })
  if (back > 0n)
    await tellMember(context, member_id, template, (language) => ({
      number: order_no,
      amount: priceText(context.site, amount, language),
    }))
}

async function writePrice({ db }: Context, order_id: number, before: Line, line: Line): Promise<void> {
  const { unit_price, goods_total, reductions, total, longcoin } = line
  const { rows } = await sql<{ trace: TraceEntry[] }>`select trace from shop_order where id = ${order_id}`.execute(db)
  const trace = rows[0]!.trace.map((entry) => retold(entry, before, line))
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

const sumOf = ({ reductions }: KeptPrice) => reductions.reduce((sum, { amount }) => sum + BigInt(amount), 0n)

/** What one rule took off the line, as the lower price has it. */
function retold(entry: TraceEntry, before: Line, { line_id, goods_total, reductions }: Line): TraceEntry {
  if (!entry.applied || !entry.line_ids.includes(line_id)) return entry
  const { stage, rule, saved } = entry
  const toCents = BigInt(saved.replace('.', ''))
  if (stage === 'unit_price') return { ...entry, saved: toDecimal(toCents + before.goods_total - goods_total, 'MONEY') }
  const of = (list: Line['reductions']) => BigInt(list.find(({ source }) => source === rule)?.amount ?? 0)
  return { ...entry, saved: toDecimal(toCents - of(before.reductions) + of(reductions), 'MONEY') }
}

/** Says what its place in a group lowered of an order that was told as paid at more, so that promotions count what was paid (PRM-02). */
export async function tellLowered(context: Context, order_id: number, told: readonly { total: bigint }[]): Promise<void> {
  const { rows } = await sql<{ promotion_id: number | null; total: bigint; paid_at: OrderRow['paid_at'] }>`
    select l.promotion_id, l.total, o.paid_at from order_line l join shop_order o on o.id = l.order_id where o.id = ${order_id} order by l.id`.execute(
    context.db,
  )
  const pieces = rows.flatMap(({ promotion_id, total }, n) => {
    const back = told[n]!.total - total
    return promotion_id === null || back === 0n ? [] : [{ promotion_id, quantity: 0, total: String(back), list_total: '0' }]
  })
  if (pieces.length > 0) await emit(context, 'order.pieces_back', { order_id, paid_at: rows[0]!.paid_at!, pieces })
}
