import { cents } from '@longmall/pricing/cents.ts'
import type { Cents, PricedBasket, TraceEntry } from '@longmall/pricing/types.ts'
import type { CheckoutLine } from './checkout-lines.ts'
import type { PresaleDeposit, Purchase } from '../order/source/purchase-source.ts'

export interface DepositResult {
  basket: PricedBasket
  /** What of the total is paid at once, and what that counts for; null where nothing is reserved. */
  deposit: Cents | null
  deposit_value: Cents | null
}

/**
 * The deposit of a reservation, so much per unit and never more than the whole. That of a presale may count for more than it
 * costs (PRM-09): the difference is taken off its line as a reduction of its own, which the trace shows.
 */
export function calculateDeposit(
  basket: PricedBasket,
  lines: readonly Pick<CheckoutLine, 'sku' | 'quantity'>[],
  purchase: Purchase,
): DepositResult {
  const { sku, quantity } = lines[0]!
  if (purchase.deposit) return calculatePresaleDeposit(basket, purchase.deposit, purchase.promotion_id!)
  const { deposit } = sku.requirement
  if (sku.goods_type !== 'deposit' || !deposit || purchase.kind !== null) return { basket, deposit: null, deposit_value: null }
  const paid = cents(Math.min(basket.total, deposit.amount * quantity))
  return { basket, deposit: paid, deposit_value: paid }
}

function calculatePresaleDeposit(basket: PricedBasket, rule: PresaleDeposit, promotion_id: number): DepositResult {
  const line = basket.lines[0]!
  const paid = cents(Math.min(line.total, rule.amount * line.quantity))
  const extra = cents(Math.max(0, Math.min(line.total - paid, rule.deposit_value * line.quantity - paid)))
  const deposit_value = cents(paid + extra)
  if (extra === 0) return { basket, deposit: paid, deposit_value }
  const source = `presale_deposit:${promotion_id}`
  const entry: TraceEntry = {
    stage: 'unit_price',
    rule: source,
    line_ids: [line.line_id],
    applied: true,
    saved: extra,
    reason: 'deposit_counts',
  }
  const reduced = { ...line, reductions: [...line.reductions, { source, amount: extra }], total: cents(line.total - extra) }
  return {
    basket: {
      ...basket,
      lines: [reduced],
      reduction_total: cents(basket.reduction_total + extra),
      total: cents(basket.total - extra),
      trace: [...basket.trace, entry],
    },
    deposit: paid,
    deposit_value,
  }
}
