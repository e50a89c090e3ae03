import type { review } from '@longmall/contract/review.ts'
import { checkGoods } from '../catalogue/goods-of-sku.ts'
import { reviewSummary } from '../catalogue/review-summary.ts'
import type { Handlers } from '../kernel/context.ts'
import { appendReview } from './writing/append-review.ts'
import { listReviews } from './list-reviews.ts'
import { moderateReview, replyToReview } from './moderate-review.ts'
import { listToModerate, myReviews, reviewsOfOrder } from './views.ts'
import { writeReview } from './writing/write-review.ts'

export const reviewHandlers: Handlers<typeof review> = {
  list: listReviews,
  summary: async (context, { goods_id }) => {
    await checkGoods(context, goods_id)
    return reviewSummary(context, goods_id)
  },
  of_order: reviewsOfOrder,
  write: writeReview,
  append: appendReview,
  mine: myReviews,
  list_for_moderation: listToModerate,
  moderate: moderateReview,
  reply: replyToReview,
}
