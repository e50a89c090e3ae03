import type { TraceEntry } from '@longmall/contract/cart.ts'
import type { Back, Receipt, TriedRule } from '@longmall/contract/returns.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import type { Context } from '../kernel/context.ts'
import { afterSaleLinesOf, type AfterSaleLine } from './line/after-sale-line.ts'
import { receiptFacts, type ReceiptFacts } from './line/receipt-facts.ts'
import { askableNow } from './judge-ask.ts'
import { factsOfLines } from './plan/load-facts.ts'
import { pendingBefore } from './plan/pending.ts'
import { planRefund } from './plan/plan-refund.ts'
import { unitsOf } from './queries.ts'
import { unshippedOf } from './rules.ts'
import { wireBack } from './wire-back.ts'

/**
 * An order's price told line by line: every rule that was tried on each line, from the frozen trace, applied or not,
 * why not and what was missing; and what a return of one piece and of all of it gives back now. Of the member's own orders,
 * or of any when no member is named. Refuses `order.not_found`.
 */
export async function viewReceipt(context: Context, order_id: number, member_id?: number): Promise<Receipt> {
  const facts = await receiptFacts(context.db, order_id, member_id)
  const lines = await afterSaleLinesOf(context, order_id)
  const backOf = await backsOf(context, lines)
  return {
    order_id,
    order_no: facts.order_no,
    lines: lines.map((line) => showLine(line, facts, backOf)),
    freight_total: toDecimal(facts.freight_total, 'MONEY'),
    freight_rules: facts.trace.filter(({ stage }) => stage === 'freight').map(({ line_ids: _, ...rule }) => rule),
    total: toDecimal(facts.total, 'MONEY'),
  }
}

type BackOf = (line: AfterSaleLine, pieces: 'one' | 'all') => Back | null

/** What pieces of a line give back now; nothing where nothing can be asked for. */
async function backsOf(context: Context, lines: readonly AfterSaleLine[]): Promise<BackOf> {
  const found = await factsOfLines(context, lines)
  const pending = await pendingBefore(context.db, lines[0]!)
  return (line, pieces) => {
    const askable = askableNow(context, line)
    if (askable.refund_only === 0) return null
    const [kind, quantity] = ['refund_only' as const, pieces === 'one' ? 1 : askable.refund_only]
    const asked = { order_line_id: line.order_goods_id, kind, quantity, unshipped_quantity: unshippedOf(askable, kind, quantity) }
    const plan = planRefund(found, unitsOf(asked, { isReceived: true, pending }))
    return wireBack(plan, plan.parts)
  }
}

function showLine(line: AfterSaleLine, { trace, lines }: ReceiptFacts, backOf: BackOf): Receipt['lines'][number] {
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
    back_of_one: backOf(line, 'one'),
    back_of_all: backOf(line, 'all'),
  }
}

const ofLine = ({ line_ids: _, ...rule }: TraceEntry, saved: string): TriedRule => ({ ...rule, saved })

/** The part of what a rule saved that this line carries, in cents. */
function savedOn(rule: TraceEntry, line: AfterSaleLine, frozen: ReceiptFacts['lines'][number]): bigint {
  if (!rule.applied) return 0n
  if (rule.stage === 'unit_price') return (BigInt(frozen.list_price) - line.unit_price) * BigInt(line.quantity)
  return BigInt(frozen.reductions.find(({ source }) => source === rule.rule)?.amount ?? 0)
}
