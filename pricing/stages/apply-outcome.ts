import { apportion } from '../apportion.ts'
import { cents, sumCents } from '../cents.ts'
import type { Cents } from '../types.ts'
import type { BasketState, Reduction, StageOutcome, StateLine } from './basket-state.ts'

/** The basket after a stage: new unit prices, then each reduction apportioned over its lines, freight and trace added. */
export function applyOutcome(state: BasketState, outcome: StageOutcome): BasketState {
  const {
    unit_prices,
    reductions = [],
    free_freight = state.free_freight,
    freight = state.freight,
    longcoin = state.longcoin,
    trace,
  } = outcome
  const priced = unit_prices ? state.lines.map((line, position) => repriceLine(line, unit_prices[position]!)) : state.lines
  return {
    lines: reductions.reduce(reduceLines, priced),
    free_freight,
    freight,
    longcoin,
    trace: [...state.trace, ...trace],
  }
}

function repriceLine(line: StateLine, unit_price: Cents): StateLine {
  if (unit_price === line.unit_price) return line
  const goods_total = cents(unit_price * line.line.quantity)
  return { ...line, unit_price, goods_total, total: goods_total }
}

/** Takes one reduction off by largest remainder on what each line costs so far; RangeError if that is less. */
function reduceLines(lines: readonly StateLine[], { source, positions, amount }: Reduction): readonly StateLine[] {
  const touched = positions.map((position) => lines[position]!)
  if (amount > sumCents(touched, (line) => line.total)) throw new RangeError(`${source} takes off more than its lines cost`)
  const shares = apportion(
    amount,
    touched.map((line) => line.total),
  )
  const reduced = [...lines]
  positions.forEach((position, index) => {
    const line = lines[position]!
    const share = shares[index]!
    if (share === 0) return
    reduced[position] = {
      ...line,
      reductions: [...line.reductions, { source, amount: share }],
      total: cents(line.total - share),
    }
  })
  return reduced
}
