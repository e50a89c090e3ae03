import { apportion } from './apportion.ts'
import { cents, sumCents } from './cents.ts'
import { applyOutcome } from './stages/apply-outcome.ts'
import { type BasketState, startBasket, type StateLine } from './stages/basket-state.ts'
import { coinPrice } from './stages/longcoin.ts'
import { stages } from './stages/stages.ts'
import type { BasketLine, PricedBasket, PricedLine, PriceFacts } from './types.ts'

/**
 * Prices a basket by the documented order of rules (ORD-03): pure, whole cents, the same answer in server and browser,
 * for detail, cart, confirm, order and refund alike. Amounts, trace and freight do not depend on the order of the lines;
 * the priced lines come back in the order given. RangeError for a doubled line id, a broken quantity or weight, or a
 * basket of 10^12 cents and up.
 */
export function priceBasket(lines: BasketLine[], facts: PriceFacts): PricedBasket {
  const priced = stages.reduce((state, stage) => applyOutcome(state, stage(state, facts)), startBasket(lines))
  const list_total = sumCents(priced.lines, ({ line }) => cents(line.list_price * line.quantity))
  const goods_total = sumCents(priced.lines, (line) => line.goods_total)
  const to_pay = sumCents(priced.lines, (line) => line.total)
  const freight_total = sumCents(priced.freight, (group) => group.amount)
  return {
    lines: linesInInputOrder(lines, priced),
    freight: [...priced.freight],
    list_total,
    goods_total,
    reduction_total: cents(goods_total - to_pay),
    freight_total,
    total: cents(to_pay + freight_total),
    longcoin: priced.longcoin,
    gifts: [...priced.gifts],
    combos: [...priced.combos],
    trace: [...priced.trace],
  }
}

function linesInInputOrder(input: readonly BasketLine[], state: BasketState): PricedLine[] {
  const coins = coinsOfLines(state)
  const shown = state.lines.map((line, position) => showLine(line, coins[position]!))
  if (input.every(({ line_id }, position) => shown[position]!.line_id === line_id)) return shown
  const byId = new Map(shown.map((line) => [line.line_id, line]))
  return input.map(({ line_id }) => byId.get(line_id)!)
}

/** The coins that are spent: those of an exchange price with its line, the others parted as what they take off is. */
function coinsOfLines({ lines, longcoin }: BasketState): readonly number[] {
  const offset = ({ reductions }: StateLine) => reductions.find(({ source }) => source === 'longcoin')?.amount ?? 0
  const parts = apportion(cents(longcoin.spent - longcoin.price), lines.map(offset))
  return longcoin.price === 0 ? parts : lines.map((line, position) => parts[position]! + coinPrice(line))
}

function showLine({ line, unit_price, goods_total, reductions, total, promotion }: StateLine, longcoin: number): PricedLine {
  const { line_id, sku_id, quantity, list_price } = line
  return {
    line_id,
    sku_id,
    quantity,
    list_price,
    unit_price,
    goods_total,
    reductions: [...reductions],
    total,
    longcoin,
    promotion,
  }
}
