import { apportion } from '../apportion.ts'
import { cents } from '../cents.ts'
import type { BasketState, Reduction, StageOutcome, StateLine } from './basket-state.ts'

/** The basket after a stage: new unit prices, then each reduction apportioned over its lines, the rest added. */
export function applyOutcome(state: BasketState, outcome: StageOutcome): BasketState {
  const { unit_prices, reductions, trace } = outcome
  const priced = unit_prices ? state.lines.map((line, position) => repriceLine(line, unit_prices[position]!)) : state.lines
  return {
    lines: reductions ? reductions.reduce(reduceLines, priced) : priced,
    free_freight: outcome.free_freight ?? state.free_freight,
    freight: outcome.freight ?? state.freight,
    longcoin: outcome.longcoin ?? state.longcoin,
    gifts: outcome.gifts ?? state.gifts,
    combos: outcome.combos ?? state.combos,
    trace: trace.length === 0 ? state.trace : [...state.trace, ...trace],
  }
}

function repriceLine(line: StateLine, { unit_price, promotion }: NonNullable<StageOutcome['unit_prices']>[number]): StateLine {
  if (unit_price === line.unit_price && promotion === line.promotion) return line
  const goods_total = cents(unit_price * line.line.quantity)
  const { line: basketLine, exclusive, reductions } = line
  return { line: basketLine, exclusive, unit_price, goods_total, reductions, total: goods_total, promotion }
}

/** Takes one reduction off by largest remainder on what each line costs so far; RangeError if that is less. */
function reduceLines(lines: readonly StateLine[], { source, positions, amount, weights }: Reduction): readonly StateLine[] {
  const totals: number[] = []
  let cost = 0
  for (const position of positions) {
    const { total } = lines[position]!
    totals.push(total)
    cost += total
  }
  if (amount > cost) throw new RangeError(`${source} takes off more than its lines cost`)
  const shares = apportion(amount, weights ?? totals)
  const reduced = lines.slice()
  for (let index = 0; index < shares.length; index++) {
    const amountOfLine = shares[index]!
    if (amountOfLine === 0) continue
    const position = positions[index]!
    const { line, exclusive, unit_price, goods_total, reductions, total, promotion } = lines[position]!
    reduced[position] = {
      line,
      exclusive,
      unit_price,
      goods_total,
      reductions: reductions.length === 0 ? [{ source, amount: amountOfLine }] : [...reductions, { source, amount: amountOfLine }],
      total: cents(total - amountOfLine),
      promotion,
    }
  }
  return reduced
}
