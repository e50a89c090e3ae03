import { sql } from 'kysely'
import { applyCoupon } from '../../coupon/apply-coupon.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { consumeGrant } from '../../payment/consume-grant.ts'
import { spendCoins } from '../../wallet/spend-coins.ts'

/** What takes off of the orders of a payment beside promotions: one coupon, and coins. */
export interface Offset {
  payment_id: number
  member_id: number
  member_coupon_id: number | null
  /** What the coupon takes off, and what the orders come to, in cents. */
  saved: bigint
  paid: bigint
  longcoin: number
}

/**
 * Takes coupon, then what `reserveStock` takes, then coins: the order of locks. Refuses `coupon.not_usable` for a coupon that went
 * elsewhere meanwhile, `wallet.insufficient_coins`. Coins are spent once for a payment and `key`.
 */
export async function applyOffset(context: Context, offset: Offset, reserveStock: () => Promise<void>, key = ''): Promise<void> {
  const { payment_id, member_id, member_coupon_id, saved, paid, longcoin } = offset
  if (member_coupon_id !== null) await applyCoupon(context, { member_coupon_id, member_id, payment_id, saved, paid })
  await reserveStock()
  if (longcoin === 0) return
  const subject = `payment ${payment_id}` as const
  const transferInput = {
    kind: 'order.longcoin',
    topic: 'shopping',
    key: `${payment_id}${key}`,
    reason: subject,
    subject,
    to: 'longcoin_offset',
  } as const
  const transfer = await spendCoins(context, member_id, 'LONGCOIN', BigInt(longcoin), transferInput).catch((error: unknown) => {
    throw error instanceof Refusal && error.code === 'wallet.insufficient' ? new Refusal('wallet.insufficient_coins') : error
  })
  await sql`update shop_order set longcoin_transfer = ${transfer} where payment_id = ${payment_id}`.execute(context.db)
}

/** Uses the payment password's grant for so many coins up; nothing for none. Refuses `payment.grant_needed`, `payment.grant_invalid`. */
export async function authorizeCoins(context: Context<MemberActor>, longcoin: number, grant: string | undefined): Promise<void> {
  if (longcoin > 0) await consumeGrant(context, { purpose: 'longcoin', subject: '', amount: BigInt(longcoin) }, grant)
}
