import { sql } from 'kysely'
import type { Timestamp } from '../../kernel/time/clock.ts'
import type { Context } from '../../kernel/context.ts'
import { netDebt } from '../member-debt.ts'
import { recordProgress } from './record-progress.ts'

/** What members do elsewhere and tasks count (PRM-16), each by the thing that it was done to. */
export const recordVisitProgress = (context: Context, { member_id, goods_id }: { member_id: number; goods_id: number }) =>
  recordProgress(context, member_id, 'browse', `goods ${goods_id}`)

export const recordFavouriteProgress = (context: Context, { member_id, goods_id }: { member_id: number; goods_id: number }) =>
  recordProgress(context, member_id, 'favourite', `goods ${goods_id}`)

export const recordAddressProgress = (context: Context, { member_id, address_id }: { member_id: number; address_id: number }) =>
  recordProgress(context, member_id, 'address', `address ${address_id}`)

export const recordProfileProgress = async (context: Context, { member_id, is_complete }: { member_id: number; is_complete: boolean }) => {
  if (is_complete) await recordProgress(context, member_id, 'profile', `member ${member_id}`)
}

export const recordOrderProgress = async (
  context: Context,
  { member_id, order_ids }: { member_id: number; order_ids: number[] },
  at: Timestamp,
) => {
  for (const order_id of order_ids)
    if (!(await isFullyRefunded(context, order_id))) await recordProgress(context, member_id, 'order', `order ${order_id}`, at)
}

/** Was the whole order refunded before the event of its payment arrived here? */
async function isFullyRefunded({ db }: Context, order_id: number): Promise<boolean> {
  const { rows } = await sql`select from reward_settled_order where order_id = ${order_id} and goods_total = 0`.execute(db)
  return rows.length > 0
}

export const recordReviewProgress = (context: Context, { member_id, review_id }: { member_id: number; review_id: number }, at: Timestamp) =>
  recordProgress(context, member_id, 'review', `review ${review_id}`, at)

/** A draw counts in tasks, and what it won of longcoin is netted against what is owed. */
export const recordDrawProgress = async (
  context: Context,
  { member_id, draw_id, longcoin }: { member_id: number; draw_id: number; longcoin: number },
) => {
  await recordProgress(context, member_id, 'draw', `draw ${draw_id}`)
  await netDebt(context, member_id, BigInt(longcoin), `draw ${draw_id}`)
}
