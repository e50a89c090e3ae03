import { toDecimal } from '@longmall/contract/units.ts'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { emit } from '../../kernel/work/outbox.ts'
import '../events.ts'
import { aboutRequest, executeRefund, publishFigures } from '../execute/execute-refund.ts'
import { afterSaleLinesOf } from '../line/after-sale-line.ts'
import { loadFacts } from '../plan/load-facts.ts'
import { planRefund } from '../plan/plan-refund.ts'
import type { RefundPlan } from '../plan/refund-plan.ts'
import { type ReturnRow, storeShare, unitsOf } from '../queries.ts'
import { nextStatus, type ReturnStep } from '../rules.ts'
import { restateAmounts } from './restate-amounts.ts'
import { noteReturn, takeStep } from './take-step.ts'

/**
 * Refunds a request by the plan that its preview shows, in the caller's transaction and under the locks of payment, order and
 * request. It happens once, since a refunded request has no further step. The order's history, the mail, the parcels and the order's further way
 * follow from `return.refunded`. Refuses `refund.changed` where the table has no such step.
 */
export async function refundRequest(
  context: Context,
  row: ReturnRow,
  step: Extract<ReturnStep, 'refund' | 'confirm_receipt' | 'refund_by_time'>,
): Promise<ReturnRow> {
  if (nextStatus(row.status, step) === null) throw new Refusal('refund.changed')
  // A parcel about which the shop said nothing is not known to have come.
  const units = unitsOf(row, { isReceived: step === 'confirm_receipt' })
  const plan = planRefund(await loadFacts(context, [row.order_id]), units)
  await publishFigures(context, plan)
  await executeRefund(context, plan, aboutRequest(row))
  const after = await takeStep(context, row, step, {
    goods_amount: plan.goods,
    freight_amount: plan.freight,
    longcoin: plan.longcoin,
    coupon_returned: plan.coupon === 'returned',
    parts: plan.parts.map(storeShare),
    refunded_at: context.now,
  })
  await restateAmounts(context, row.order_id, row)
  await publishRefund(context, after, plan)
  return after
}

async function publishRefund(context: Context, row: ReturnRow, { goods, freight, longcoin }: RefundPlan): Promise<void> {
  const { id: return_id, order_id, member_id, return_no } = row
  const [amount, goods_amount] = [toDecimal(goods + freight, 'MONEY'), toDecimal(goods, 'MONEY')]
  await noteReturn(context, row, 'refunded', { amount, ...(longcoin ? { longcoin: String(longcoin) } : {}) })
  const is_whole = (await afterSaleLinesOf(context, order_id))[0]!.order_unrefunded_quantity === 0
  await emit(context, 'return.refunded', { return_id, order_id, member_id, return_no, amount, goods_amount, is_whole })
}
