import { cents } from '@longmall/pricing/cents.ts'
import type { Cents, PricedBasket, TraceEntry } from '@longmall/pricing/types.ts'
import type { CheckoutLine } from './checkout-lines.ts'
import type { PresaleDeposit, Purchase } from '../order/source/purchase-source.ts'

export interface CountedDeposit {
  basket: PricedBasket
  /** What of the total is paid at once, and what that counts for; null where nothing is reserved. */
  deposit: Cents | null
  counts_as: Cents | null
}

/**
 * The deposit of a reservation, so much a piece and never more than the whole. That of a presale may count for more than it
 * costs (PRM-09): the difference is taken off its line as a reduction of its own, which the trace tells.
 */
export function countDeposit(
  basket: PricedBasket,
  lines: readonly Pick<CheckoutLine, 'sku' | 'quantity'>[],
  purchase: Purchase,
): CountedDeposit {
  const { sku, quantity } = lines[0]!
  if (purchase.deposit) return countPresale(basket, purchase.deposit, purchase.promotion_id!)
  const { deposit } = sku.requirement
  if (sku.goods_type !== 'deposit' || !deposit || purchase.kind !== null) return { basket, deposit: null, counts_as: null }
  const paid = cents(Math.min(basket.total, deposit.amount * quantity))
  return { basket, deposit: paid, counts_as: paid }
}

function countPresale(basket: PricedBasket, rule: PresaleDeposit, promotion_id: number): CountedDeposit {
  const line = basket.lines[0]!
  const paid = cents(Math.min(line.total, rule.amount * line.quantity))
  const more = cents(Math.max(0, Math.min(line.total - paid, rule.counts_as * line.quantity - paid)))
  const counts_as = cents(paid + more)
  if (more === 0) return { basket, deposit: paid, counts_as }
  const source = `presale_deposit:${promotion_id}`
  const entry: TraceEntry = {
    stage: 'unit_price',
    rule: source,
    line_ids: [line.line_id],
    applied: true,
    saved: more,
    reason: 'deposit_counts',
  }
  const reduced = { ...line, reductions: [...line.reductions, { source, amount: more }], total: cents(line.total - more) }
  return {
    basket: {
      ...basket,
      lines: [reduced],
      reduction_total: cents(basket.reduction_total + more),
      total: cents(basket.total - more),
      trace: [...basket.trace, entry],
    },
    deposit: paid,
    counts_as,
  }
}
