import type { EvaluatedCoupon, MemberCoupon } from '@longmall/contract/coupon.ts'
import { decimalOf } from '@longmall/pricing/decimal-of.ts'
import { bestDeal } from '@longmall/pricing/deal/best-deal.ts'
import type { BasketLine, CouponFact, PriceFacts } from '@longmall/pricing/types.ts'
import { sql } from 'kysely'
import type { ChosenCoupon, CouponChoice } from '../cart/price-sources.ts'
import { isAddonOn } from '../kernel/addons.ts'
import type { Context } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { memberCouponColumns } from './queries.ts'
import { toCouponFact, isUsableAt } from './rules.ts'

/** A member's unused coupons that have not ended, those that begin later too; none while the add-on is off. */
export async function unusedCoupons(context: Context, member_id: number): Promise<MemberCoupon[]> {
  if (!isAddonOn(context, 'coupon')) return []
  const { db, language, now } = context
  const { rows } = await sql<MemberCoupon>`
    select ${memberCouponColumns(language, now)} from member_coupon m
    where m.member_id = ${member_id} and m.state = 'unused' and m.valid_until > ${now} order by m.valid_until, m.id`.execute(db)
  return rows
}

/** The member's coupons that may be used now, as the price engine takes them. */
export async function usableCoupons(context: Context, member_id: number): Promise<CouponFact[]> {
  const unused = await unusedCoupons(context, member_id)
  return unused.filter((one) => isUsableAt(one, context.now)).map(toCouponFact)
}

const termsKey = ({ effect, threshold, scope }: CouponFact) => JSON.stringify([effect, threshold, scope])

/** Coupons by what they take off of what: a member may hold hundreds, of few kinds, and the engine evaluates each kind once. */
function groupByTerms(coupons: readonly CouponFact[]): Map<string, CouponFact[]> {
  const groups = new Map<string, CouponFact[]>()
  for (const one of coupons) {
    const same = groups.get(termsKey(one))
    if (same) same.push(one)
    else groups.set(termsKey(one), [one])
  }
  return groups
}

/**
 * The coupon that is used on a basket, and what each of the member's would save or lacks (ORD-02, R-15). A named one whose
 * threshold or scope the basket no longer meets is not counted, and its entry says why. Refuses `coupon.not_usable` for a
 * named one that is not the member's, used, or outside its window.
 */
export async function chooseCoupon(
  context: Context,
  member_id: number,
  lines: BasketLine[],
  facts: PriceFacts,
  { member_coupon_id, no_coupon }: CouponChoice,
): Promise<ChosenCoupon> {
  const unused = await unusedCoupons(context, member_id)
  const coupons = unused.filter((one) => isUsableAt(one, context.now)).map(toCouponFact)
  const named = member_coupon_id === undefined ? undefined : coupons.find((one) => one.member_coupon_id === member_coupon_id)
  if (member_coupon_id !== undefined && !named) throw new Refusal('coupon.not_usable')
  const byTerms = groupByTerms(coupons)
  const oneOfEachTerms = [...byTerms.values()].map((same) => (named && same.includes(named) ? named : same[0]!))
  const deal = bestDeal(lines, facts, oneOfEachTerms, no_coupon ? null : named)
  const coupon = no_coupon ? null : (named ?? deal.coupon)
  const byId = new Map(unused.map((one) => [one.member_coupon_id, one]))
  const shown = deal.evaluated.flatMap(({ coupon: one, usable, saved, reason, missing }) => {
    const wire = { usable, saved: decimalOf(saved), reason, missing: missing === null ? null : decimalOf(missing) }
    return byTerms.get(termsKey(one))!.map(({ member_coupon_id: id }): EvaluatedCoupon => {
      return { ...byId.get(id)!, ...wire, chosen: usable && id === coupon?.member_coupon_id }
    })
  })
  const later = unused.filter((one) => !isUsableAt(one, context.now))
  const notYet = { usable: false, chosen: false, saved: '0.00', reason: 'not_yet_valid' as const, missing: null }
  return { coupon, coupons: oneOfEachTerms, declined: deal.declined, evaluated: [...shown, ...later.map((one) => ({ ...one, ...notYet }))] }
}
