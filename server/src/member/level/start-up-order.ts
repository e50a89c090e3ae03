import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { emit, type Events } from '../../kernel/work/outbox.ts'
import { raiseGrade } from './raise-grade.ts'
import { entryGrade } from './rules.ts'

/**
 * Answers `order.paid` in the payment's transaction: a Start-up order makes its buyer AM. Who is one already, by an order refunded
 * since, counts as a referral again.
 */
export async function becomeAm(
  context: Context,
  { member_id, order_ids, order_types }: Pick<Events['order.paid'], 'member_id' | 'order_ids' | 'order_types'>,
): Promise<void> {
  const startUps = order_ids.filter((_, at) => order_types[at] === 'start_up')
  if (startUps.length === 0) return
  for (const order_id of startUps)
    await context.db
      .insertInto('start_up_purchase')
      .values({ order_id, member_id, paid_at: context.now })
      .onConflict((row) => row.column('order_id').doNothing())
      .execute()
  const isRaised = await raiseGrade(context, member_id, entryGrade, { cause: 'start_up', order_id: startUps[0]! })
  if (!isRaised) await emit(context, 'member.referral_counted', { member_id })
}

/** Answers the whole refund of an order in its transaction: a Start-up order no longer makes its buyer count as a referral. */
export async function recordStartUpRefund({ db, now }: Context, { order_id }: { order_id: number }): Promise<void> {
  await sql`update start_up_purchase set refunded_at = ${now} where order_id = ${order_id} and refunded_at is null`.execute(db)
}
