import type { Input } from '@longmall/web/call/query.ts'
import { readInteger, type RawSearch } from '../shell/search.ts'

/** Goods whose reviews are shown, and which of them: all, of some stars, or with pictures. */
export function readReviewsSearch({ goods_id, stars, with_pictures }: RawSearch) {
  const count = readInteger(stars)
  return {
    goods_id: readInteger(goods_id),
    stars: count !== undefined && count <= 5 ? count : undefined,
    with_pictures: with_pictures === 'true' || undefined,
  }
}
export type ReviewsSearch = ReturnType<typeof readReviewsSearch>

/** Input of the list; the id is required. */
export const reviewInput = ({
  goods_id,
  stars,
  with_pictures,
}: ReviewsSearch & { goods_id: number }): Omit<Input<'review/list'>, 'cursor'> => ({
  goods_id,
  ...(stars !== undefined && { stars }),
  ...(with_pictures && { with_pictures }),
})
