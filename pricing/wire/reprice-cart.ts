import type { Cart, CartLine } from '@longmall/contract/cart.ts'
import { decimalOf } from '../decimal-of.ts'
import { priceCart } from '../deal/price-cart.ts'
import type { PricedCart } from '../deal/price-cart.ts'
import { readPricing } from './read-pricing.ts'
import { wireTotals, wireTrace } from './write-priced.ts'

/** What a tap changes of a line before the server has answered. */
export type LineChange = (line: CartLine) => { quantity?: number; selected?: boolean }

/** The cart after a change of its lines, priced by the engine itself with the facts that came with the cart: what the server will answer. */
export function repriceCart(cart: Cart, change: LineChange): Cart {
  const groups = cart.groups.map((group) => ({ ...group, lines: group.lines.map((line) => ({ ...line, ...change(line) })) }))
  const changed = new Map(groups.flatMap((group) => group.lines).map((line) => [line.line_id, line]))
  const lines = cart.pricing.lines.map((line) => ({ ...line, quantity: changed.get(line.line_id)?.quantity ?? line.quantity }))
  const pricing = { ...cart.pricing, lines }
  const read = readPricing(pricing)
  const selected = new Set([...changed.values()].flatMap((line) => (line.selected ? [line.line_id] : [])))
  const priced = priceCart(read.lines, selected, read.facts)
  return {
    ...cart,
    ...showPriced(priced),
    groups: groups.map((group) => ({ ...group, lines: group.lines.map((line) => ({ ...line, ...priceOf(line, priced) })) })),
    selected_count: selected.size,
    pricing,
  }
}

/** Sums, presents, sets and trace of a priced cart, without freight. */
export function showPriced({ basket }: PricedCart): Pick<Cart, 'totals' | 'trace' | 'gifts' | 'combos'> {
  return {
    totals: wireTotals(basket),
    trace: wireTrace(basket.trace.filter(({ stage }) => stage !== 'freight')),
    gifts: basket.gifts,
    combos: basket.combos.map(({ saved, ...combo }) => ({ ...combo, saved: decimalOf(saved) })),
  }
}

function priceOf({ line_id }: CartLine, { prices }: PricedCart): Pick<CartLine, 'unit_price' | 'promotion'> {
  const { unit_price, promotion } = prices.get(line_id)!
  return { unit_price: decimalOf(unit_price), promotion }
}
