import { cents, sumCents } from '../cents.ts'
import { mulDiv } from '../mul-div.ts'
import type { Cents, CouponFact, PriceFacts } from '../types.ts'
import type { BasketState } from './basket-state.ts'
import { freight } from './freight.ts'
import { isInScope, measureLines } from './measure-reduction.ts'

/** Why a coupon gives something on a basket, or why not. */
export type CouponReason =
  | 'money_off'
  | 'percentage_off'
  | 'free_freight'
  | 'below_threshold'
  | 'out_of_scope'
  | 'exclusive_promotion'
  | 'no_saving'

/** What a coupon is worth on a basket as the stages before left it. `saved` is what the whole order costs less, freight counted. */
export interface CouponEvaluation {
  readonly coupon: CouponFact
  /** lines of its scope, as positions of the state */
  readonly positions: readonly number[]
  readonly usable: boolean
  readonly saved: Cents
  readonly reason: CouponReason
  /** what is lacking to its threshold */
  readonly missing: Cents | null
}

export const sourceOfCoupon = ({ member_coupon_id }: Pick<CouponFact, 'member_coupon_id'>) => `coupon:${member_coupon_id}`

/**
 * Evaluates one coupon: scope, then minimum spend, then the amount off; a percentage is rounded half up, and no coupon exceeds the price
 * of its lines. Lines of an exclusive promotion count only if that allows coupons.
 */
export function evaluateCoupon(coupon: CouponFact, state: BasketState, facts: PriceFacts): CouponEvaluation {
  const inScope: number[] = []
  const positions: number[] = []
  state.lines.forEach(({ line, exclusive }, position) => {
    if (!isInScope(line.goods, coupon.scope)) return
    inScope.push(position)
    if (!exclusive || exclusive.allows_coupon) positions.push(position)
  })
  const unusable = (reason: CouponReason, missing: number | null = null): CouponEvaluation => ({
    coupon,
    positions,
    usable: false,
    saved: cents(0),
    reason,
    missing: missing === null ? null : cents(missing),
  })
  if (positions.length === 0) return unusable(inScope.length > 0 ? 'exclusive_promotion' : 'out_of_scope')
  const { amount } = measureLines(state.lines, positions)
  if (amount < coupon.threshold) return unusable('below_threshold', coupon.threshold - amount)
  const { effect } = coupon
  const saved = effect.kind === 'free_freight' ? freightSaved(coupon, positions, state, facts) : moneyOff(effect, amount)
  if (saved === 0) return unusable('no_saving')
  const reason = effect.kind === 'free_freight' ? 'free_freight' : effect.kind === 'money' ? 'money_off' : 'percentage_off'
  return { coupon, positions, usable: true, saved: cents(saved), reason, missing: null }
}

function moneyOff(effect: Exclude<CouponFact['effect'], { kind: 'free_freight' }>, amount: number): number {
  if (effect.kind === 'money') return Math.min(effect.amount, amount)
  const off = mulDiv(amount, Math.min(effect.permille_off, 1000), 1000)
  return Math.min(off, effect.max_off ?? off, amount)
}

/** The lines that the coupon frees of freight, beside those that are free already. */
export function freedLines(coupon: CouponFact, positions: readonly number[], { lines, free_freight }: BasketState): Map<number, string> {
  const freed = new Map(free_freight)
  for (const position of positions) {
    const { line_id } = lines[position]!.line
    if (!freed.has(line_id)) freed.set(line_id, sourceOfCoupon(coupon))
  }
  return freed
}

// Money off the goods never changes freight: `free_from_amount` counts prices before reductions.
function freightSaved(coupon: CouponFact, positions: readonly number[], state: BasketState, facts: PriceFacts): number {
  const costOf = (one: BasketState) => sumCents(freight(one, facts).freight ?? [], ({ amount }) => amount)
  return Math.max(0, costOf(state) - costOf({ ...state, free_freight: freedLines(coupon, positions, state) }))
}

/** The more useful first: what saves more, then what ends first, then the lower id; those that save nothing by what they lack. */
export function compareEvaluations(a: CouponEvaluation, b: CouponEvaluation): number {
  if (a.usable !== b.usable) return a.usable ? -1 : 1
  const lacking = (one: CouponEvaluation) => one.missing ?? Number.MAX_SAFE_INTEGER
  return (
    b.saved - a.saved ||
    lacking(a) - lacking(b) ||
    (a.coupon.ends_at < b.coupon.ends_at ? -1 : a.coupon.ends_at > b.coupon.ends_at ? 1 : 0) ||
    a.coupon.member_coupon_id - b.coupon.member_coupon_id
  )
}
