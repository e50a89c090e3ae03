import { startBasket } from './stages/basket-state.ts'
import { unitPrice } from './stages/price/unit-price.ts'
import type { BasketLine, Cents, PricedLine, PriceFacts } from './types.ts'

/**
 * What one piece of a line costs by ①, as the basket's price has it: the lowest of member level, discounts, topics and the promotion on
 * whose page it is bought; and the promotion that sets it, null for the level's or the list price (ORD-03).
 */
export function priceOfItem(line: BasketLine, facts: PriceFacts): { unit_price: Cents; promotion: PricedLine['promotion'] } {
  const { unit_prices } = unitPrice(startBasket([line]), facts)
  const { unit_price, promotion } = unit_prices![0]!
  return { unit_price, promotion: unit_price < line.list_price && promotion ? promotion : null }
}
