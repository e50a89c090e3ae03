import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import { giveAllowances } from '../../cart/allowance.ts'
import { giveCouponBack } from '../../coupon/give-coupon-back.ts'
import type { Context } from '../../kernel/context.ts'
import { emit } from '../../kernel/work/outbox.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { findAfterSaleLine, type AfterSaleLine } from '../line/after-sale-line.ts'
import { setPiecesBack } from '../goods/pieces-back.ts'
import { paymentsOf, shareOverPayments } from '../line/shares.ts'
import { noteCombosBack, type SetPieces } from '../goods/combos-back.ts'
import { withdrawGifts } from '../goods/payment-left.ts'
import { refundLine } from '../line/change-line.ts'
import { closeRefundedOrder } from '../../order/progress/close-refunded-order.ts'
import { markShipped } from '../../order/progress/mark-shipped.ts'
import { noteOrderEvent } from '../../order/progress/note-order-event.ts'
import { restockGoods } from '../../order/source/goods.ts'
import { refundPart } from '../../payment/refund-part.ts'
import { giveBackPart } from '../../wallet/give-back-part.ts'
import '../events.ts'
import { noPending, type ReturnRow } from '../queries.ts'
import { nextStatus, status, type ReturnStep } from '../rules.ts'
import { joinShares, storeShare } from '../stored-share.ts'
import { backAmounts, type BackAmounts } from '../work-out-back.ts'
import { noteReturn } from './note-return.ts'
import { restateAmounts } from './restate-amounts.ts'
import { settleInTime, takeStep } from './take-step.ts'
import { tellBuyer } from './tell-buyer.ts'
import { unfulfilled } from '../../order/rules.ts'

/**
 * Gives a request's money back, in the caller's transaction and under the locks of payment, order and request: the line's own
 * share to the last cent, to the sources it came from, coins, freight and coupon as R-12 has them, and the
 * limit and the stock of what had not gone out or has come back. It happens once, since a refunded request has no further step.
 * Refuses `returns.changed` where the table has no such step.
 */
export async function giveBack(
  context: Context,
  row: ReturnRow,
  step: Extract<ReturnStep, 'refund' | 'confirm_receipt' | 'refund_by_time'>,
): Promise<ReturnRow> {
  if (nextStatus(row.status, step) === null) throw new Refusal('returns.changed')
  const line = (await findAfterSaleLine(context, row.order_line_id))!
  const back = backAmounts(line, row.quantity, noPending)
  const { goods: amount, freight } = back
  await refundLine(context, row.order_line_id, { quantity: row.quantity, amount, freight })
  if (back.coupon === 'back') await giveCouponBack(context, line.payment_id)
  await giveGoodsBack(context, row, line, step)
  const parts = joinShares(await payBack(context, row, line, amount + freight))
  await giveCoinsBack(context, row, line, back)
  const after = await takeStep(context, row, step, {
    goods_amount: amount,
    freight_amount: freight,
    longcoin: back.longcoin,
    coupon_back: back.coupon === 'back',
    parts: parts.map(storeShare),
    refunded_at: context.now,
  })
  await restateAmounts(context, row.order_id, row)
  await tell(context, after, back)
  await moveOrderOn(context, row, line)
  return after
}

/**
 * Limits, promotions and stock: of pieces that never went out, and of those that came back; what the buyer keeps counts as
 * bought. Of a combo pieces come back into its stock, and a set into the limit with its last piece. With the last piece of an order of which
 * nothing went out its presents come back.
 */
async function giveGoodsBack(context: Context, row: ReturnRow, line: AfterSaleLine, step: ReturnStep): Promise<void> {
  const { goods_id, sku_id, line_promotion_id } = line
  const sent = row.kind === 'return_refund' ? row.quantity : 0
  const counted = row.unshipped_quantity + sent
  if (counted > 0) await giveAllowances(context, row.member_id, [{ goods_id, quantity: counted }])
  // A parcel about which the shop said nothing is not known to have come.
  const stocked = row.unshipped_quantity + (step === 'confirm_receipt' ? sent : 0)
  const isLast = unfulfilled.includes(line.state) && line.order_shipped === 0 && line.order_standing === row.quantity
  const combos = await noteCombosBack(context, line.payment_id, setPiecesOf(line, row.quantity, stocked))
  const presents = isLast ? await withdrawGifts(context, row.order_id) : []
  const back = [{ sku_id, quantity: stocked, line_promotion_id, combos: line.combos }, ...presents]
  await restockGoods(context, { member_id: row.member_id, whole: null }, back, combos)
}

/** Of the pieces that go back, those of combos that the shop has again. */
function setPiecesOf(line: AfterSaleLine, quantity: number, stocked: number): SetPieces[] {
  let left = stocked
  return setPiecesBack(line, quantity).map(({ promotion_id, quantity: pieces }) => {
    const back = Math.min(pieces, left)
    left -= back
    return { order_line_id: line.order_goods_id, promotion_id, quantity: back }
  })
}

async function payBack(context: Context, row: ReturnRow, line: AfterSaleLine, cents: bigint) {
  const shares = shareOverPayments(paymentsOf(line), line.order_refunded, cents)
  const parts = []
  for (const { payment_id, amount } of shares)
    parts.push(...(await refundPart(context, payment_id, amount, { key: `return ${row.id}`, reason: row.return_no })))
  return parts
}

async function giveCoinsBack(context: Context, row: ReturnRow, line: AfterSaleLine, { longcoin }: BackAmounts): Promise<void> {
  if (longcoin === 0 || line.longcoin_transfer === null) return
  await giveBackPart(context, line.longcoin_transfer, [{ purpose: 'available', amount: BigInt(longcoin) }], {
    kind: 'returns.longcoin',
    topic: 'refund',
    key: String(row.id),
    reason: row.return_no,
    subject: `return ${row.id}`,
  })
}

async function tell(context: Context, row: ReturnRow, { goods, freight, longcoin }: BackAmounts): Promise<void> {
  const { id: return_id, order_id, member_id, return_no } = row
  const [amount, goods_amount] = [toDecimal(goods + freight, 'MONEY'), toDecimal(goods, 'MONEY')]
  await noteReturn(context, row, 'refunded', { amount, ...(longcoin ? { longcoin: String(longcoin) } : {}) })
  await noteOrderEvent(context, order_id, 'return_refunded', { refund_no: return_no, amount })
  await tellBuyer(context, row, { template: 'return_refunded', amount })
  await emit(context, 'return.refunded', { return_id, order_id, member_id, amount, goods_amount })
}

/**
 * With its last pieces the order is closed, unless some went out and stay with the buyer: these are on their way, and received like every other.
 * So it is when only pieces that went out are left of it.
 */
async function moveOrderOn(context: Context, row: ReturnRow, line: AfterSaleLine): Promise<void> {
  const isLast = line.order_standing === row.quantity && !(await staysWithBuyer(context, row.order_id))
  if (isLast && (await closeRefundedOrder(context, row.order_id))) return
  if (unfulfilled.includes(line.state) && line.order_shipped > 0 && line.order_to_ship === 0) await markShipped(context, row.order_id)
  await settleInTime(context, row.order_id, line.received_at)
}

/** Were pieces of the order refunded that had gone out and were not asked back? */
async function staysWithBuyer({ db }: Context, order_id: number): Promise<boolean> {
  const { rows } = await sql`
    select from return_request where order_id = ${order_id} and status = ${status.refunded} and kind = 'refund_only' and quantity > unshipped_quantity
    limit 1`.execute(db)
  return rows.length > 0
}
