import type { TraceEntry } from '@longmall/contract/cart.ts'
import type { RefundAmounts, Receipt, AppliedRule } from '@longmall/contract/refund.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import type { Context } from '../kernel/context.ts'
import { afterSaleLinesOf, returnableNow, type AfterSaleLine } from './line/after-sale-line.ts'
import { receiptFacts, type ReceiptFacts } from './line/receipt-facts.ts'
import { factsOfLines, pendingBefore } from './plan/load-facts.ts'
import { planRefund } from './plan/plan-refund.ts'
import { unitsOf } from './queries.ts'
import { unshippedOf } from './rules.ts'
import { toRefundAmounts } from './views.ts'

/**
 * An order's price explained line by line: every rule that was tried on each line, from the frozen trace, applied or not,
 * why not and what was missing; and what a return of one unit and of all of it gives back now. Of the member's own orders,
 * or of any when no member is named. Refuses `order.not_found`.
 */
export async function viewReceipt(context: Context, order_id: number, member_id?: number): Promise<Receipt> {
  const facts = await receiptFacts(context.db, order_id, member_id)
  const lines = await afterSaleLinesOf(context, order_id)
  const refundAmountsOf = await backsOf(context, lines)
  return {
    order_id,
    order_no: facts.order_no,
    lines: lines.map((line) => showLine(line, facts, refundAmountsOf)),
    freight_total: toDecimal(facts.freight_total, 'MONEY'),
    freight_rules: facts.trace.filter(({ stage }) => stage === 'freight').map(({ line_ids: _, ...rule }) => rule),
    total: toDecimal(facts.total, 'MONEY'),
  }
}

type RefundAmountsOf = (line: AfterSaleLine, scope: 'one' | 'all') => RefundAmounts | null

/** What units of a line give back now; null where nothing can be returned. */
async function backsOf(context: Context, lines: readonly AfterSaleLine[]): Promise<RefundAmountsOf> {
  const found = await factsOfLines(context, lines)
  const pending = await pendingBefore(context.db, lines[0]!)
  return (line, scope) => {
    const returnable = returnableNow(context, line)
    if (returnable.refund_only === 0) return null
    const [kind, quantity] = ['refund_only' as const, scope === 'one' ? 1 : returnable.refund_only]
    const request = { order_line_id: line.order_goods_id, kind, quantity, unshipped_quantity: unshippedOf(returnable, kind, quantity) }
    const plan = planRefund(found, unitsOf(request, { isReceived: true, pending }))
    return toRefundAmounts(plan, plan.parts)
  }
}

function showLine(line: AfterSaleLine, { trace, lines }: ReceiptFacts, refundAmountsOf: RefundAmountsOf): Receipt['lines'][number] {
  const { order_goods_id, goods_name, sku_name, picture, quantity, refunded_quantity, longcoin, line_id } = line
  const frozen = lines[order_goods_id]!
  const money = (cents: bigint | number) => toDecimal(BigInt(cents), 'MONEY')
  return {
    order_goods_id,
    goods_name,
    sku_name,
    picture,
    quantity,
    refunded_quantity,
    refunded_total: money(line.refunded_total),
    list_price: money(frozen.list_price),
    unit_price: money(line.unit_price),
    goods_total: money(frozen.goods_total),
    longcoin,
    total: money(line.total),
    rules: trace
      .filter((rule) => rule.stage !== 'freight' && rule.line_ids.includes(line_id))
      .map((rule) => ofLine(rule, money(savedOn(rule, line, frozen)))),
    refund_of_one: refundAmountsOf(line, 'one'),
    refund_of_all: refundAmountsOf(line, 'all'),
  }
}

const ofLine = ({ line_ids: _, ...rule }: TraceEntry, saved: string): AppliedRule => ({ ...rule, saved })

/** The part of what a rule saved that this line carries, in cents. */
function savedOn(rule: TraceEntry, line: AfterSaleLine, frozen: ReceiptFacts['lines'][number]): bigint {
  if (!rule.applied) return 0n
  if (rule.stage === 'unit_price') return (BigInt(frozen.list_price) - line.unit_price) * BigInt(line.quantity)
  return BigInt(frozen.reductions.find(({ source }) => source === rule.rule)?.amount ?? 0)
}
