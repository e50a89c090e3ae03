import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import { giveAllowances } from '../../cart/allowance.ts'
import { giveCouponBack } from '../../coupon/give-coupon-back.ts'
import type { Context } from '../../kernel/context.ts'
import { emit } from '../../kernel/work/outbox.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { lockPayment } from '../../payment/queries.ts'
import { refundPart } from '../../payment/refund-part.ts'
import { giveBackPart } from '../../wallet/give-back-part.ts'
import { type LineBack, piecesBack, setPiecesBack } from '../goods/pieces-back.ts'
import { type ReducedLine, reductionsBack } from '../goods/reductions-back.ts'
import { longcoinBack, paymentsOf, shareOverPayments } from '../line/shares.ts'
import { boughtWith } from '../../order/source/source-columns.ts'
import { noteCombosBack } from '../goods/combos-back.ts'
import { nothingStands } from '../goods/payment-left.ts'
import type { ComboPieces } from '../../order/source/pieces-of.ts'
import '../../order/progress/events.ts'
import { findOrder, lockOrder, type OrderRow } from '../../order/progress/find-order.ts'
import { noteOrderEvent } from '../../order/progress/note-order-event.ts'
import { boughtOnly, restockGoods } from '../../order/source/goods.ts'
import { stateAfter, unfulfilled } from '../../order/rules.ts'
import { stateSql } from '../../order/state-sql.ts'

interface Line extends LineBack, ReducedLine {
  id: number
  goods_id: number
  sku_id: number
  shipped_quantity: number
  total: bigint
  refunded_total: bigint
  longcoin: number
  is_gift: boolean
  combos: ComboPieces[]
  after_sale_state: string | null
}

/**
 * Gives everything of a paid order that was not sent back: its money to the sources it came from, a reservation's from both
 * payments, coins, limits, promotions, stock, and the coupon when nothing else of the payment stands. The order
 * is cancelled for `reason`. False, and nothing changed, when it is not paid (any more), so that the same again does nothing;
 * refuses `order.not_now` where something was sent or is asked back.
 */
export async function refundOrder(context: Context, order_id: number, { reason, key }: { reason: string; key: string }): Promise<boolean> {
  const { payment_id, balance_payment_id } = await findOrder(context.db, order_id)
  // Payments before orders: the balance's was locked last, too, by whoever paid it.
  for (const id of [payment_id, balance_payment_id]) if (id !== null) await lockPayment(context.db, id)
  const order = await lockOrder(context.db, order_id)
  if (!unfulfilled.includes(order.state)) return false
  const lines = await linesOf(context, order_id)
  if (lines.some((line) => line.shipped_quantity > 0 || line.after_sale_state === 'open')) throw new Refusal('order.not_now')
  await closeAsRefunded(context, order, reason)
  const before = lines.reduce((sum, line) => sum + line.refunded_total, order.freight_refunded)
  await payBack(context, order, before, { key: `order ${order_id} ${key}`, reason: order.order_no })
  await giveBackHeld(context, order, lines, key)
  await sayPiecesBack(context, order, lines)
  const amount = toDecimal(order.total - before, 'MONEY')
  await noteOrderEvent(context, order_id, 'order_refunded', { reason, amount })
  await emit(context, 'order.refunded', { order_id, payment_id, member_id: order.member_id, reason, promotion: boughtWith(order) })
  return true
}

async function linesOf({ db }: Context, order_id: number): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select id, goods_id, sku_id, quantity, refunded_quantity, shipped_quantity, total, refunded_total, longcoin, is_gift, list_price,
      promotion_id as line_promotion_id, combos, reductions, reduced_by, after_sale_state
    from order_line where order_id = ${order_id} order by id`.execute(db)
  return rows
}

async function closeAsRefunded({ db, now }: Context, { order_id }: OrderRow, reason: string): Promise<void> {
  await sql`
    with closed as (
      update shop_order set state = ${stateSql(stateAfter('refund'))}, cancelled_at = ${now}, cancel_reason = ${reason}, held_by = null, settled_at = ${now},
        freight_refunded = freight_total where id = ${order_id}
    )
    update order_line set refunded_quantity = quantity, refunded_total = total, withheld = quantity where order_id = ${order_id}`.execute(
    db,
  )
}

async function payBack(context: Context, order: OrderRow, before: bigint, about: { key: string; reason: string }): Promise<void> {
  const payments = paymentsOf({ ...order, order_total: order.total })
  for (const { payment_id, amount } of shareOverPayments(payments, before, order.total - before))
    await refundPart(context, payment_id, amount, about)
}

async function sayPiecesBack(context: Context, { order_id, paid_at }: OrderRow, lines: readonly Line[]): Promise<void> {
  const left = lines.map((line) => ({ line, quantity: line.quantity - line.refunded_quantity, amount: line.total - line.refunded_total }))
  const pieces = left.flatMap(({ line, quantity, amount }) => piecesBack(line, quantity, amount))
  const reductions = left.flatMap(({ line, quantity, amount }) => reductionsBack(line, quantity, amount))
  if (pieces.length + reductions.length > 0 && paid_at !== null)
    await emit(context, 'order.pieces_back', { order_id, paid_at, pieces, reductions })
}

/** In the order of locks: coupon, promotions, stock, coins. */
async function giveBackHeld(context: Context, order: OrderRow, lines: readonly Line[], key: string): Promise<void> {
  const { order_id, member_id, payment_id, promotion_kind: kind, longcoin_transfer, order_no } = order
  const left = lines.map((line) => ({ ...line, quantity: line.quantity - line.refunded_quantity })).filter(({ quantity }) => quantity > 0)
  await giveAllowances(
    context,
    member_id,
    boughtOnly(left).map(({ goods_id, quantity }) => ({ goods_id, quantity })),
  )
  const isAll = await nothingStands(context, payment_id)
  if (isAll && order.member_coupon_id !== null) await giveCouponBack(context, payment_id)
  const inSets = lines.flatMap((line) =>
    setPiecesBack(line, line.quantity - line.refunded_quantity).map((one) => ({ ...one, order_line_id: line.id })),
  )
  const combos = await noteCombosBack(context, payment_id, inSets)
  await restockGoods(context, { member_id, whole: { kind, payment_id } }, left, combos)
  const coins = lines.reduce((sum, line) => sum + longcoinBack(line, line.refunded_quantity, line.quantity - line.refunded_quantity), 0)
  if (coins === 0 || longcoin_transfer === null) return
  const about = {
    kind: 'order.longcoin_part',
    topic: 'refund',
    key: `${order_id} ${key}`,
    reason: order_no,
    subject: `order ${order_id}`,
  } as const
  await giveBackPart(context, longcoin_transfer, [{ purpose: 'available', amount: BigInt(coins) }], about)
}

/** Answers `order.refund_due`; an order that went back before stays as it is. */
export async function refundDue(
  context: Context,
  { order_id, reason, key }: { order_id: number; reason: string; key: string },
): Promise<void> {
  await refundOrder(context, order_id, { reason, key })
}
