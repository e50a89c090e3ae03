import type {
  AfterSaleRequest,
  refund,
  AfterSaleEvent,
  AfterSaleSummary,
  RefundableLine,
  RefundAmounts,
  RefundShare,
} from '@longmall/contract/refund.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Context, MemberActor, StaffActor } from '../kernel/context.ts'
import { orderSettings } from '../order/settings.ts'
import type { RefundPart } from '../payment/refund/rules.ts'
import { findAfterSaleLine, returnableNow, type AfterSaleLine } from './line/after-sale-line.ts'
import { noPending, refundedBefore, type Pending } from './plan/amounts.ts'
import { loadFacts, pendingBefore } from './plan/load-facts.ts'
import { planRefund } from './plan/plan-refund.ts'
import type { PlannedAmounts } from './plan/refund-plan.ts'
import { findReturn, unitsOf, type ReturnRow, type StoredShare } from './queries.ts'
import { memberActions, returnableUntil, staffActions, status, type ReturnableQuantity } from './rules.ts'

/** One request of the member whole (ORD-13). Refuses `refund.not_found`, for another's as for none. */
export async function viewReturn(context: Context<MemberActor>, { refund_id }: InputOf<typeof refund.view>): Promise<AfterSaleRequest> {
  const row = await findReturn(context.db, refund_id, context.actor.member_id)
  const line = (await findAfterSaleLine(context, row.order_line_id))!
  const { refund_only } = returnableNow(context, line)
  const pending = await pendingBefore(context.db, line, row.id)
  return { ...(await showReturn(context, row, line, pending)), actions: memberActions(row.status, refund_only > 0) }
}

/** Any request, as an operator handles it, with what goes back where it is approved now, before others. Refuses `refund.not_found`. */
export async function viewHandled(
  context: Context<StaffActor>,
  { refund_id }: InputOf<typeof refund.view_return>,
): Promise<OutputOf<typeof refund.view_return>> {
  const row = await findReturn(context.db, refund_id)
  const line = (await findAfterSaleLine(context, row.order_line_id))!
  const { member_id, account, version } = row
  return { ...(await showReturn(context, row, line, noPending)), member_id, account, version, actions: staffActions(row.status) }
}

async function showReturn(
  context: Context,
  row: ReturnRow,
  line: AfterSaleLine,
  pending: Pending,
): Promise<Omit<AfterSaleRequest, 'actions'>> {
  const events = await sql<AfterSaleEvent>`
    select event, status, actor, details, created_at from return_event where return_id = ${row.id} order by id`.execute(context.db)
  const { reason, note, pic_paths, reply, return_address, carrier, tracking_number, refunded_at } = row
  return {
    ...summaryOf(row, line),
    reason,
    note,
    pic_paths,
    refund_amounts: await refundAmountsOf(context, row, line, pending),
    reply,
    return_address,
    carrier,
    tracking_number,
    refunded_at,
    events: events.rows,
  }
}

/** The refund of the request, or the one it would get after the pending ones. */
async function refundAmountsOf(
  context: Context,
  row: ReturnRow,
  line: AfterSaleLine,
  pending: Pending,
): Promise<AfterSaleRequest['refund_amounts']> {
  if (row.status === status.refunded) return storedAmounts(row, line)
  if (row.quantity > line.quantity - refundedBefore(line, pending)) return storedAmounts(row, line)
  const plan = planRefund(await loadFacts(context, [row.order_id]), unitsOf(row, { isReceived: true, pending }))
  return toRefundAmounts(plan, plan.parts)
}

/** As stored: the refund, or the requested amounts when less remains. */
function storedAmounts(row: ReturnRow, line: AfterSaleLine): AfterSaleRequest['refund_amounts'] {
  const { goods_amount: goods, freight_amount: freight, quantity, longcoin, coupon_returned, parts } = row
  const others = line.order_shipped > 0 ? 'something_shipped' : 'others_remain'
  const freight_reason = line.freight_total === 0n ? 'no_freight' : freight > 0n ? 'last_unshipped' : others
  const coupon = coupon_returned ? 'returned' : line.member_coupon_id === null ? 'none' : 'not_returned'
  return toRefundAmounts({ quantity, goods, freight, freight_reason, longcoin, coupon }, parts ?? [])
}

/** A request and its goods, as lists show them. */
export function summaryOf(row: ReturnRow, line: AfterSaleLine): AfterSaleSummary {
  const { order_goods_id, order_id, order_no, sku_id, goods_name, sku_name, picture, unit_price } = line
  const { kind, quantity, status, longcoin, merchant_deadline, buyer_deadline, created_at } = row
  return {
    refund_id: row.id,
    refund_no: row.return_no,
    order_goods_id,
    order_id,
    order_no,
    sku_id,
    goods_name,
    sku_name,
    picture,
    unit_price: toDecimal(unit_price, 'MONEY'),
    kind,
    quantity,
    status,
    amount: toDecimal(row.goods_amount + row.freight_amount, 'MONEY'),
    longcoin,
    merchant_deadline,
    buyer_deadline,
    created_at,
  }
}

const toRefundShare = ({ source, bucket, unit, amount, worth }: RefundPart | StoredShare): RefundShare => ({
  source,
  bucket: bucket as RefundShare['bucket'],
  unit,
  amount: toDecimal(BigInt(amount), unit),
  worth: toDecimal(BigInt(worth), 'MONEY'),
})

/** Refund amounts on the wire; `parts` by source. */
export const toRefundAmounts = (amounts: PlannedAmounts, parts: readonly (RefundPart | StoredShare)[]): RefundAmounts => ({
  quantity: amounts.quantity,
  goods_amount: toDecimal(amounts.goods, 'MONEY'),
  freight_amount: toDecimal(amounts.freight, 'MONEY'),
  amount: toDecimal(amounts.goods + amounts.freight, 'MONEY'),
  freight: amounts.freight_reason,
  longcoin: amounts.longcoin,
  coupon: amounts.coupon,
  parts: parts.map(toRefundShare),
})

/** A line as shown to the buyer of an after-sale request. */
export const toRefundableLine = ({ setting }: Context, line: AfterSaleLine, returnable: ReturnableQuantity): RefundableLine => {
  const { order_goods_id, order_id, order_no, goods_id, sku_id, goods_name, sku_name, picture, quantity, unit_price, received_at } = line
  return {
    order_goods_id,
    order_id,
    order_no,
    goods_id,
    sku_id,
    goods_name,
    sku_name,
    picture,
    quantity,
    unit_price: toDecimal(unit_price, 'MONEY'),
    ...returnable,
    request_until: returnableUntil(received_at, setting(orderSettings.after_sale_days)),
  }
}
