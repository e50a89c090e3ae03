import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'

/**
 * Claims a gift of the member's with the payment of its order, in the transaction that makes the order: one gift, one order.
 * The same again changes nothing. Refuses `gift.not_claimable` when it is not the member's, claimed or over.
 */
export async function claimGift(
  { db, now }: Context,
  { gift_id, payment_id, member_id }: { gift_id: number; payment_id: number; member_id: number },
): Promise<void> {
  const { numAffectedRows } = await sql`
    update member_gift set payment_id = ${payment_id}, claimed_at = coalesce(claimed_at, ${now})
    where id = ${gift_id} and member_id = ${member_id} and (payment_id = ${payment_id} or payment_id is null and valid_until > ${now})`.execute(
    db,
  )
  if (!numAffectedRows) throw new Refusal('gift.not_claimable')
}

/** Gives the gift of a payment back when its order closes unpaid: once, and nothing where there was none. */
export async function releaseGift({ db }: Context, payment_id: number): Promise<void> {
  await sql`update member_gift set payment_id = null, order_id = null, claimed_at = null where payment_id = ${payment_id}`.execute(db)
}

/** Answers `order.paid` in its transaction: a gift knows the order it was claimed with. */
export async function recordGiftOrder(
  { db }: Context,
  { payment_id, promotion }: { payment_id: number; promotion: { kind: string; order_id: number } | null },
): Promise<void> {
  if (promotion?.kind !== 'gift') return
  await sql`update member_gift set order_id = ${promotion.order_id} where payment_id = ${payment_id}`.execute(db)
}
