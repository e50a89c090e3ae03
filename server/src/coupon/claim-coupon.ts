import type { MemberCoupon } from '@longmall/contract/coupon.ts'
import type { Language } from '@longmall/contract/fields.ts'
import { requireAddon } from '../kernel/addons.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import { emit } from '../kernel/work/outbox.ts'
import { Refusal } from '../kernel/refusal.ts'
import { spendCoins } from '../wallet/spend-coins.ts'
import './events.ts'
import { issueCoupons } from './issue-coupons.ts'
import { findMemberCoupon, findCouponStock, lockCouponStock, type CouponStock } from './queries.ts'
import { closedReason } from './rules.ts'

/**
 * Claims a coupon for the caller: of the last one, one member gets it. Refuses `coupon.not_found` (also one that is not
 * there to be claimed), `coupon.not_started`, `coupon.ended`, `coupon.already_claimed`, `coupon.fully_claimed`.
 */
export async function claimCoupon(context: Context<MemberActor>, { coupon_id }: { coupon_id: number }): Promise<MemberCoupon> {
  requireAddon(context, 'coupon')
  return claimOne(context, coupon_id, 'claim')
}

/** The same for its price in longcoin. Refuses as `claimCoupon`, and `wallet.insufficient_coins`. */
export async function claimWithCoins(context: Context<MemberActor>, { coupon_id }: { coupon_id: number }): Promise<MemberCoupon> {
  requireAddon(context, 'coupon')
  return claimOne(context, coupon_id, 'longcoin')
}

/** Hands the caller one copy of a coupon that is had in this way. */
export async function claimOne(context: Context<MemberActor>, coupon_id: number, how: CouponStock['claim_method']): Promise<MemberCoupon> {
  const { db, actor } = context
  const stockBefore = await findCouponStock(db, coupon_id, actor.member_id)
  // The row is locked only for a claim that would succeed, so that refused claims block nobody.
  checkClaimable(context, stockBefore, how)
  const coupon = await lockCouponStock(db, coupon_id)
  const member_claimed = (await findCouponStock(db, coupon_id, actor.member_id))?.member_claimed ?? 0
  const stock = checkClaimable(context, coupon && { ...coupon, member_claimed }, how)
  const [member_coupon_id] = await issueCoupons(context, stock, [actor.member_id])
  if (stock.longcoin_price !== null) await payWithCoins(context, stock, member_coupon_id!, stock.longcoin_price)
  return (await findMemberCoupon(context, member_coupon_id!, actor.member_id))!
}

function checkClaimable({ now }: Context, stock: CouponStock | undefined, how: CouponStock['claim_method']): CouponStock {
  if (stock?.claim_method !== how) throw new Refusal('coupon.not_found')
  const closed = closedReason(stock, now)
  if (closed) throw new Refusal(closed)
  if (stock.member_claimed >= stock.per_member) throw new Refusal('coupon.already_claimed', { limit: stock.per_member })
  if (stock.total !== null && stock.claimed >= stock.total) throw new Refusal('coupon.fully_claimed')
  return stock
}

async function payWithCoins(
  context: Context<MemberActor>,
  { coupon_id }: CouponStock,
  member_coupon_id: number,
  longcoin: number,
): Promise<void> {
  const transfer_id = await pay(context, member_coupon_id, longcoin)
  const { names } = await context.db
    .selectFrom('member_coupon')
    .select('names')
    .where('id', '=', member_coupon_id)
    .executeTakeFirstOrThrow()
  await emit(context, 'coupon.purchased', {
    member_id: context.actor.member_id,
    coupon_id,
    names: names as Partial<Record<Language, string>>,
    longcoin,
    transfer_id,
  })
}

async function pay(context: Context<MemberActor>, member_coupon_id: number, price: number): Promise<string> {
  const about = {
    kind: 'coupon.purchase',
    topic: 'points_shop',
    key: String(member_coupon_id),
    reason: `coupon ${member_coupon_id}`,
    to: 'revenue',
  } as const
  try {
    return await spendCoins(context, context.actor.member_id, 'LONGCOIN', BigInt(price), about)
  } catch (error) {
    if (error instanceof Refusal && error.code === 'wallet.insufficient') throw new Refusal('wallet.insufficient_coins')
    throw error
  }
}
