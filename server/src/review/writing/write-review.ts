import type { OwnReview, review } from '@longmall/contract/review.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { emit } from '../../kernel/work/outbox.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { recordOrderEvent } from '../../order/progress/record-order-event.ts'
import '../events.ts'
import { insertReview } from './insert-review.ts'
import { findReviews, toOwnReview } from '../queries.ts'
import { reviewedLine } from './reviewed-line.ts'
import { canWrite } from '../rules.ts'
import { claimPictures } from './claim-pictures.ts'
import { refreshStars } from '../refresh-stars.ts'

/**
 * Reviews a line of the member's received order, once, of two at the same time too (CAT-08, ORD-14). Refuses `order.not_found`,
 * `review.not_yet` while it has not come or when all of it went back, `review.already_written`, `review.picture_gone`.
 */
export async function writeReview(
  context: Context<MemberActor>,
  { order_id, order_goods_id, stars, text, pic_paths, is_anonymous = false }: InputOf<typeof review.write>,
): Promise<OwnReview> {
  const { actor } = context
  const { order, line } = await reviewedLine(context, { order_id, order_goods_id })
  if (!canWrite(order, line, false)) throw new Refusal('review.not_yet')
  const pictures = await claimPictures(context, pic_paths)
  const written = { order_id, member_id: actor.member_id, line, stars, text, pictures, is_anonymous, is_default: false }
  const review_id = await insertReview(context, written)
  if (review_id === null) throw new Refusal('review.already_written')
  await recordOrderEvent(context, order_id, 'reviewed', { goods: line.goods_name })
  const [made] = await findReviews(context, sql`r.id = ${review_id}`)
  await refreshStars(context, [line.goods_id])
  await emit(context, 'review.already_written', { review_id, member_id: actor.member_id })
  return toOwnReview(made!)
}
