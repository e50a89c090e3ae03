import type { review } from '@longmall/contract/review.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { goodsNames } from '../catalogue/views/goods-names.ts'
import type { Context, MemberActor, StaffActor } from '../kernel/context.ts'
import { cursorForm, cutPage, readCursor } from '../kernel/database/cursor.ts'
import { readPage, type ListOrder } from '../kernel/database/list-order.ts'
import { packedOrder } from '../fulfilment/packing/packed-order.ts'
import { findReviews, inReadersLanguage, toOwnReview, reviewsSql, type ReviewRow } from './queries.ts'
import { appendBlocker, canWrite } from './rules.ts'
import { reviewSettings } from './settings.ts'

/** The lines of the member's order, each with its review and what may be said now; refuses `order.not_found`. */
export async function reviewsOfOrder(
  context: Context<MemberActor>,
  { order_id }: { order_id: number },
): Promise<OutputOf<typeof review.of_order>> {
  const { actor, now, setting } = context
  const order = await packedOrder(context, order_id, actor.member_id)
  const ids = order.lines.map((line) => line.order_goods_id)
  const reviews = await findReviews(context, sql`r.order_line_id = any (${ids})`)
  const days = setting(reviewSettings.append_days)
  const lines = order.lines.map((line) => {
    const { order_goods_id, goods_id, sku_id, goods_name, sku_name, picture, quantity } = line
    const found = reviews.find((row) => row.order_line_id === order_goods_id)
    return {
      order_id,
      order_goods_id,
      goods_id,
      sku_id,
      goods_name,
      sku_name,
      goods_picture: picture,
      quantity,
      can_write: canWrite(order, line, found !== undefined),
      can_append: appendBlocker(found, now, days) === null,
      review: found ? toOwnReview(found) : null,
    }
  })
  return { order_id, order_no: order.order_no, lines }
}

/** The caller's reviews, newest first, hidden ones with their reason; 10 a page by default. */
export async function myReviews(
  context: Context<MemberActor>,
  { cursor, page_size = 10 }: InputOf<typeof review.mine>,
): Promise<OutputOf<typeof review.mine>> {
  const [before] = cursor === undefined ? ['2147483648'] : readCursor(cursor, [cursorForm.id])
  const rows = await findReviews(
    context,
    sql`r.member_id = ${context.actor.member_id} and r.id < ${before}::bigint order by r.id desc limit ${page_size + 1}`,
  )
  return cutPage(rows.map(toOwnReview), page_size, (row) => [row.review_id])
}

const pictured = sql`(jsonb_array_length(r.pictures) > 0 or jsonb_array_length(r.appended_pictures) > 0)`

const order: ListOrder<'created_at' | 'stars'> = {
  id: sql`r.id`,
  defaultSort: '-created_at',
  sorts: { created_at: 'id', stars: { number: sql`r.stars` } },
}

/** Reviews for the operator, newest first by default, narrowed as asked; 20 a page by default. */
export async function listToModerate(
  context: Context<StaffActor>,
  { goods_id, member_id, stars, with_pictures, is_shown, is_answered, ...page }: InputOf<typeof review.list_for_moderation>,
): Promise<OutputOf<typeof review.list_for_moderation>> {
  const conditions = [
    sql`true`,
    ...(goods_id === undefined ? [] : [sql`r.goods_id = ${goods_id}`]),
    ...(member_id === undefined ? [] : [sql`r.member_id = ${member_id}`]),
    ...(stars === undefined ? [] : [sql`r.stars = ${stars}`]),
    ...(with_pictures === undefined ? [] : [with_pictures ? pictured : sql`not (${pictured})`]),
    ...(is_shown === undefined ? [] : [is_shown ? sql`r.is_shown` : sql`not r.is_shown`]),
    ...(is_answered === undefined ? [] : [is_answered ? sql`r.reply is not null` : sql`r.reply is null`]),
  ]
  const { list, next } = await readPage(context.db, order, page, ({ after, by, cursorColumn, limit }) =>
    reviewsSql(sql`${after} and ${sql.join(conditions, sql` and `)} order by ${by} limit ${limit}`, cursorColumn),
  )
  return { list: await forModerator(context, await inReadersLanguage(context, list)), next }
}

/** The same with the goods' names, as an operator sees them. */
export async function forModerator(context: Context, rows: readonly ReviewRow[]): Promise<OutputOf<typeof review.moderate>[]> {
  const names = await goodsNames(
    context,
    rows.map((row) => row.goods_id),
  )
  return rows.map((row) => ({
    ...toOwnReview(row),
    member_id: row.member_id,
    goods_name: names.get(row.goods_id) ?? '-',
    version: row.version,
  }))
}
