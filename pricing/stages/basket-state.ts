import { cents, sumCents } from '../cents.ts'
import type {
  BasketLine,
  Cents,
  LinePromotion,
  LineReduction,
  PricedBasket,
  PricedCombo,
  PricedFreight,
  PricedGift,
  PricedLine,
  PriceFacts,
  TraceEntry,
  TraceReason,
} from '../types.ts'

/** A line on its way through the stages; replaced, never changed. */
export interface StateLine {
  readonly line: BasketLine
  /** the exclusive promotion of its source; null also below the quantity of a group buy */
  readonly exclusive: LinePromotion | null
  readonly unit_price: Cents
  readonly goods_total: Cents
  readonly reductions: readonly LineReduction[]
  readonly total: Cents
  readonly promotion: PricedLine['promotion']
}

/** The basket between two stages. Lines are sorted by ascending line id, so that no result depends on their input order. */
export interface BasketState {
  readonly lines: readonly StateLine[]
  /** line id → source of the rule that makes its freight free */
  readonly free_freight: ReadonlyMap<number, string>
  readonly freight: readonly PricedFreight[]
  readonly longcoin: PricedBasket['longcoin']
  readonly gifts: readonly PricedGift[]
  readonly combos: readonly PricedCombo[]
  readonly trace: readonly StageEntry[]
}

export type StageEntry = TraceEntry & { reason: TraceReason }

/**
 * Money off the lines at these positions of the state; at most what they cost. The engine apportions it: over what each line
 * costs so far, or over the `weights`, none of which is above that.
 */
export interface Reduction {
  readonly source: string
  readonly positions: readonly number[]
  readonly amount: Cents
  readonly weights?: readonly number[]
}

/** The result of a stage; omitted parts do not change. */
export interface StageOutcome {
  /** one for each line */
  readonly unit_prices?: readonly { readonly unit_price: Cents; readonly promotion: PricedLine['promotion'] }[]
  readonly reductions?: readonly Reduction[]
  readonly free_freight?: ReadonlyMap<number, string>
  readonly freight?: readonly PricedFreight[]
  readonly longcoin?: PricedBasket['longcoin']
  readonly gifts?: readonly PricedGift[]
  readonly combos?: readonly PricedCombo[]
  readonly trace: readonly StageEntry[]
}

/** One step of the order of price rules: reads the basket after the steps before and returns its outcome. */
export type Stage = (state: BasketState, facts: PriceFacts) => StageOutcome

/** The basket at list prices. RangeError for a doubled line id, a broken quantity or weight, or 10^12 cents and up. */
export function startBasket(lines: readonly BasketLine[]): BasketState {
  const ordered = [...lines].sort((a, b) => a.line_id - b.line_id)
  const started = ordered.map((line, position): StateLine => {
    if (ordered[position - 1]?.line_id === line.line_id) throw new RangeError(`line ${line.line_id} stands twice`)
    if (!Number.isSafeInteger(line.quantity) || line.quantity < 1) throw new RangeError(`quantity ${line.quantity}`)
    if (!Number.isSafeInteger(line.weight_grams) || line.weight_grams < 0) throw new RangeError(`weight ${line.weight_grams}`)
    const goods_total = cents(cents(line.list_price) * line.quantity)
    return {
      line,
      exclusive: exclusiveOf(line),
      unit_price: line.list_price,
      goods_total,
      reductions: [],
      total: goods_total,
      promotion: null,
    }
  })
  sumCents(started, (line) => line.goods_total)
  return {
    lines: started,
    free_freight: new Map(),
    freight: [],
    longcoin: { spent: 0, max: 0, price: 0 },
    gifts: [],
    combos: [],
    trace: [],
  }
}

function exclusiveOf({ promotion, quantity }: BasketLine): LinePromotion | null {
  if (!promotion) return null
  return quantity < (promotion.min_quantity ?? 1) ? null : promotion
}

/** Was the rule left out by choice? */
export const isDeclined = ({ declined }: PriceFacts, rule: string): boolean =>
  declined !== undefined && declined.some((one) => one.rule === rule)
