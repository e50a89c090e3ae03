import { priceBasket } from '../price-basket.ts'
import type { BasketLine, PricedBasket, PricedLine, PriceFacts } from '../types.ts'
import { bestDeal } from './best-deal.ts'

/** A cart's prices: the basket of what is selected, and the price of a piece of every line, selected or not. */
export interface PricedCart {
  basket: PricedBasket
  prices: ReadonlyMap<number, Pick<PricedLine, 'unit_price' | 'promotion'>>
}

/** Prices a cart without freight and coupon, for these come with the order: the selected lines together, any other line as if it stood alone. */
export function priceCart(lines: readonly BasketLine[], selected: ReadonlySet<number>, facts: PriceFacts): PricedCart {
  const linesWithoutFreight = lines.map((line): BasketLine => ({ ...line, freight_template_id: null }))
  const { basket } = bestDeal(
    linesWithoutFreight.filter(({ line_id }) => selected.has(line_id)),
    facts,
  )
  const prices = new Map<number, Pick<PricedLine, 'unit_price' | 'promotion'>>(basket.lines.map((line) => [line.line_id, line]))
  for (const line of linesWithoutFreight)
    if (!prices.has(line.line_id)) prices.set(line.line_id, priceBasket([line], { ...facts, reductions: [], combos: [] }).lines[0]!)
  return { basket, prices }
}
