import { cents } from '../cents.ts'
import type { BasketLine, Cents, PriceFacts, TraceReason } from '../types.ts'
import type { Stage, StageEntry, StateLine } from './basket-state.ts'
import { memberLevelPrice } from './member-level-price.ts'

/** A rule that may set the price of one piece; it answers a price, or the reason why it has none. */
export interface UnitPriceRule {
  readonly source: (facts: PriceFacts) => string
  /** its code where it sets the price */
  readonly reason: TraceReason
  readonly offer: (line: BasketLine, facts: PriceFacts) => Cents | TraceReason
}

const rules: readonly UnitPriceRule[] = [memberLevelPrice]

/** ① One unit-price rule per line: the lowest price wins, the earlier rule when equal; none raises the list price. */
export const unitPrice: Stage = ({ lines }, facts) => {
  const offers = rules.map((rule) => lines.map(({ line }) => rule.offer(line, facts)))
  const winners = lines.map((line, position) => findWinner(offers, position, line.unit_price))
  return {
    unit_prices: lines.map((line, position) => priceOf(offers[winners[position]!]?.[position], line.unit_price)),
    trace: rules.flatMap((rule, index) =>
      traceRule(rule, facts, lines, (position) => verdictOf(offers[index]!, position, winners, index, rule)),
    ),
  }
}

type Offer = Cents | TraceReason
interface Verdict {
  readonly reason: TraceReason
  readonly unit_price: Cents | null
}

const priceOf = (offer: Offer | undefined, otherwise: Cents): Cents => (typeof offer === 'number' ? offer : otherwise)

function findWinner(offers: readonly Offer[][], position: number, list_price: Cents): number {
  let winner = -1
  let lowest = list_price
  offers.forEach((prices, index) => {
    const price = priceOf(prices[position], list_price)
    if (price >= lowest) return
    winner = index
    lowest = price
  })
  return winner
}

function verdictOf(offers: readonly Offer[], position: number, winners: readonly number[], index: number, rule: UnitPriceRule): Verdict {
  const offer = offers[position]!
  if (typeof offer === 'string') return { reason: offer, unit_price: null }
  if (winners[position] === index) return { reason: rule.reason, unit_price: offer }
  return { reason: winners[position] === -1 ? 'no_saving' : 'better_rule_won', unit_price: null }
}

/** One entry for each reason that occurs, in the order of the lines. */
function traceRule(
  rule: UnitPriceRule,
  facts: PriceFacts,
  lines: readonly StateLine[],
  judge: (position: number) => Verdict,
): StageEntry[] {
  const entries = new Map<TraceReason, StageEntry>()
  lines.forEach(({ line }, position) => {
    const { reason, unit_price } = judge(position)
    const saved = unit_price === null ? 0 : (line.list_price - unit_price) * line.quantity
    const entry = entries.get(reason)
    if (entry) {
      entry.line_ids.push(line.line_id)
      entry.saved = cents(entry.saved + saved)
    } else {
      const started = {
        rule: rule.source(facts),
        line_ids: [line.line_id],
        applied: unit_price !== null,
        saved: cents(saved),
        reason,
      }
      entries.set(reason, { stage: 'unit_price', ...started })
    }
  })
  return [...entries.values()]
}
