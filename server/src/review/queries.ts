import type { OwnReview, Review } from '@longmall/contract/review.ts'
import type { Picture } from '@longmall/contract/catalogue.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Timestamp } from '../kernel/time/clock.ts'
import { namesOfSkus } from '../catalogue/views/sku-names.ts'
import type { Context } from '../kernel/context.ts'

/** A review as the table has it, with its writer's name and face. */
export interface ReviewRow extends Omit<OwnReview, 'appended'> {
  member_id: number
  order_line_id: number | null
  /** None where the SKU is gone. */
  sku_id: number | null
  version: number
  appended_text: string | null
  appended_pictures: Picture[]
  appended_at: Timestamp | null
}

const picturesOf = (column: string) => sql`
  coalesce((select jsonb_agg(p.picture || jsonb_build_object('alt', r.sku_name) order by p.place)
    from jsonb_array_elements(${sql.ref(column)}) with ordinality p (picture, place)), '[]')`

export const reviewColumns = sql`
  r.id as review_id, m.nickname, case when not r.is_anonymous then m.avatar end as avatar, r.is_anonymous, r.stars, r.text, r.sku_name,
  ${picturesOf('r.pictures')} as pictures, r.is_default, r.reply, r.created_at, r.appended_text, ${picturesOf('r.appended_pictures')} as appended_pictures, r.appended_at,
  r.goods_id, r.is_shown, r.hidden_reason, r.member_id, r.order_line_id, r.sku_id, r.version`

/** Reviews that fit, each whole, of SKUs as the reader's language calls them. */
export async function findReviews(context: Context, condition: RawBuilder<unknown>): Promise<ReviewRow[]> {
  const { rows } = await reviewsSql(condition).execute(context.db)
  return inReadersLanguage(context, rows)
}

/** The same as a statement; `cursorColumn` is that of a list. */
export const reviewsSql = (condition: RawBuilder<unknown>, cursorColumn: RawBuilder<unknown> = sql``) =>
  sql<ReviewRow>`select ${reviewColumns}${cursorColumn} from review r join member m on m.id = r.member_id where ${condition}`

/** Reviews with their SKUs named in the reader's language; one that is gone keeps the name that its writer saw. */
export async function inReadersLanguage<R extends ReviewRow>(context: Context, rows: readonly R[]): Promise<R[]> {
  const skus = await namesOfSkus(
    context,
    rows.flatMap(({ sku_id }) => sku_id ?? []),
  )
  const names = new Map(skus.map((sku) => [sku.sku_id, sku.sku_name]))
  const withAlt = (pictures: Picture[], alt: string) => pictures.map((picture) => ({ ...picture, alt }))
  return rows.map((row) => {
    const sku_name = (row.sku_id !== null && names.get(row.sku_id)) || row.sku_name
    return { ...row, sku_name, pictures: withAlt(row.pictures, sku_name), appended_pictures: withAlt(row.appended_pictures, sku_name) }
  })
}

const addedTo = ({ appended_at, appended_text, appended_pictures }: ReviewRow): Review['appended'] =>
  appended_at === null ? null : { text: appended_text ?? '', pictures: appended_pictures, created_at: appended_at }

/** What everybody sees of it. */
export const toReview = (row: ReviewRow): Review => {
  const { review_id, nickname, avatar, is_anonymous, stars, text, sku_name, pictures, is_default, reply, created_at } = row
  return {
    review_id,
    nickname,
    avatar,
    is_anonymous,
    stars,
    text,
    sku_name,
    pictures,
    is_default,
    appended: addedTo(row),
    reply,
    created_at,
  }
}

/** What its writer sees of it. */
export const toOwnReview = (row: ReviewRow): OwnReview => {
  const { goods_id, is_shown, hidden_reason } = row
  return { ...toReview(row), goods_id, is_shown, hidden_reason }
}
