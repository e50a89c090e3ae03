import type { Review } from '@longmall/contract/review.ts'
import { sql } from 'kysely'
import { checkGoods } from '../catalogue/goods-of-sku.ts'
import type { PageInput } from '../catalogue/lists/goods-filter.ts'
import { catalogueSettings } from '../catalogue/settings.ts'
import type { Context } from '../kernel/context.ts'
import { cursorForm, cutPage, readCursor } from '../kernel/database/cursor.ts'
import { maskName } from '../kernel/security/mask-name.ts'
import { inReadersLanguage, reviewColumns, toReview, type ReviewRow } from './queries.ts'

interface ListRequest extends PageInput {
  goods_id: number
  stars?: number | undefined
  with_pictures?: boolean | undefined
}

/**
 * Published reviews of a goods, newest first (CAT-08); anonymous authors are masked and have no avatar. Refuses
 * `catalogue.goods_not_found`.
 */
export async function listReviews(
  context: Context,
  { goods_id, stars, with_pictures, cursor, page_size }: ListRequest,
): Promise<{ list: Review[]; next: string | null }> {
  await checkGoods(context, goods_id)
  const size = page_size ?? context.setting(catalogueSettings.page_size)
  const [mark, id] = cursor ? readCursor(cursor, [cursorForm.number, cursorForm.id]) : []
  const conditions = [
    sql<boolean>`r.goods_id = ${goods_id} and r.is_shown`,
    ...(stars ? [sql<boolean>`r.stars = ${stars}`] : []),
    ...(with_pictures === undefined
      ? []
      : [sql<boolean>`(jsonb_array_length(r.pictures) > 0 or jsonb_array_length(r.appended_pictures) > 0) = ${with_pictures}`]),
    ...(cursor
      ? [sql<boolean>`(r.created_at, r.id) < (timestamptz 'epoch' + ${mark}::bigint * interval '1 microsecond', ${id}::bigint)`]
      : []),
  ]
  const { rows } = await sql<ReviewRow & { mark: bigint }>`
    select ${reviewColumns}, (extract(epoch from r.created_at) * 1000000)::bigint as mark
    from review r join member m on m.id = r.member_id
    where ${sql.join(conditions, sql` and `)} order by r.created_at desc, r.id desc limit ${size + 1}`.execute(context.db)
  const { list, next } = cutPage(rows, size, (row) => [row.mark, row.review_id])
  return {
    list: (await inReadersLanguage(context, list)).map(toReview).map((review) => ({
      ...review,
      nickname: review.is_anonymous ? maskName(review.nickname) : review.nickname,
    })),
    next,
  }
}
