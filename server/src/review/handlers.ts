import type { review } from '@longmall/contract/review.ts'
import { checkGoods } from '../catalogue/goods-of-sku.ts'
import { reviewSummary } from '../catalogue/review-summary.ts'
import type { Handlers } from '../kernel/context.ts'
import { listReviews } from './list-reviews.ts'

export const reviewHandlers: Handlers<typeof review> = {
  list: listReviews,
  summary: async (context, { goods_id }) => {
    await checkGoods(context, goods_id)
    return reviewSummary(context, goods_id)
  },
}
