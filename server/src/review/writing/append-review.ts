import type { OwnReview, review } from '@longmall/contract/review.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { markLineReviewed } from '../../order/progress/mark-line-reviewed.ts'
import { findReviews, toOwnReview } from '../queries.ts'
import { reviewedLine } from './reviewed-line.ts'
import { appendBlocker } from '../rules.ts'
import { reviewSettings } from '../settings.ts'
import { claimPictures } from './claim-pictures.ts'
import { refreshStars } from '../refresh-stars.ts'

/**
 * Adds words and pictures to the member's review, once and within 90 days of it (setting `review.append_days`). Refuses
 * `order.not_found`, `review.not_written`, `review.already_appended`, `review.append_closed`, `review.picture_gone`.
 */
export async function appendReview(
  context: Context<MemberActor>,
  { order_id, order_goods_id, text, pic_paths }: InputOf<typeof review.append>,
): Promise<OwnReview> {
  const { db, now, setting } = context
  const { line } = await reviewedLine(context, { order_id, order_goods_id })
  const [before] = await findReviews(context, sql`r.order_line_id = ${order_goods_id}`)
  const blocker = appendBlocker(before, now, setting(reviewSettings.append_days))
  if (blocker) throw new Refusal(blocker)
  const pictures = await claimPictures(context, pic_paths)
  await sql`
    update review set appended_text = ${text}, appended_pictures = ${JSON.stringify(pictures)}::jsonb, appended_at = ${now}, version = version + 1
    where order_line_id = ${order_goods_id} and appended_at is null`.execute(db)
  await markLineReviewed(context, { order_id, order_goods_id, state: 'appended' })
  const [after] = await findReviews(context, sql`r.order_line_id = ${order_goods_id}`)
  await refreshStars(context, [line.goods_id])
  return toOwnReview(after!)
}
