import * as z from 'zod/mini'
import { Picture, ReviewSummary } from './catalogue.ts'
import {
  Address,
  Flag,
  Id,
  Integer,
  Many,
  OptionalText,
  PageInput,
  PageOf,
  Pattern,
  Quantity,
  Rows,
  Sorted,
  Text,
  Timestamp,
} from './fields.ts'
import { operation } from './operation.ts'

const Stars = Integer(1, 5)
/** What a buyer adds later. */
const Added = z.object({ text: OptionalText(1000), pictures: Rows(Picture), created_at: Timestamp })

export const Review = z.object({
  review_id: Id,
  nickname: Text(40),
  avatar: z.nullable(Address),
  is_anonymous: Flag,
  stars: Stars,
  /** Empty where the buyer wrote none. */
  text: OptionalText(1000),
  sku_name: OptionalText(200),
  pictures: Rows(Picture),
  /** Created by the shop, because the buyer wrote none in time. */
  is_default: Flag,
  appended: z.nullable(Added),
  reply: z.nullable(Text(1000)),
  created_at: Timestamp,
})
export type Review = z.output<typeof Review>

const ReviewedGoods = {
  order_id: Id,
  order_goods_id: Id,
  goods_id: Id,
  sku_id: Id,
  goods_name: Text(200),
  goods_picture: z.nullable(Picture),
}

/** The same to its writer: what it is of, and whether it is shown. */
export const OwnReview = z.object({
  ...Review.shape,
  goods_id: Id,
  is_shown: Flag,
  hidden_reason: z.nullable(Text(200)),
})
export type OwnReview = z.output<typeof OwnReview>

/** A line of an order and whether its buyer may review it or append now. */
export const ReviewableLine = z.object({
  ...ReviewedGoods,
  sku_name: OptionalText(200),
  quantity: Quantity,
  can_write: Flag,
  can_append: Flag,
  review: z.nullable(OwnReview),
})
export type ReviewableLine = z.output<typeof ReviewableLine>

/** The same for an operator. */
export const ModeratedReview = z.object({
  ...OwnReview.shape,
  member_id: Id,
  goods_name: Text(200),
  version: Integer(1, 1_000_000),
})

/** Pictures as `/api/upload/evaluate` answered them. */
const PicPaths = z.optional(Many(Pattern(/^\/media\/[\w/.-]{1,200}$/, 200), 9))
const OneLine = { order_id: Id, order_goods_id: Id }
const moderator = { who: 'staff', permission: 'review.moderate' } as const
const Version = Integer(1, 1_000_000)

export const review = {
  list: operation({
    path: 'review/list',
    kind: 'query',
    access: { who: 'all' },
    cache: 'catalogue',
    summary: 'Reviews of a goods, newest first',
    refusals: ['catalogue.goods_not_found'],
    input: z.object({ goods_id: Id, stars: z.optional(Stars), with_pictures: z.optional(Flag), ...PageInput }),
    output: PageOf(Review),
  }),
  summary: operation({
    path: 'review/summary',
    kind: 'query',
    access: { who: 'all' },
    cache: 'catalogue',
    summary: 'Counts of a goods’ reviews',
    refusals: ['catalogue.goods_not_found'],
    input: z.object({ goods_id: Id }),
    output: ReviewSummary,
  }),
  of_order: operation({
    path: 'review/of_order',
    kind: 'query',
    access: { who: 'member', owns: 'order' },
    summary: 'The lines of an order with their reviews, and possible actions',
    refusals: ['order.not_found'],
    input: z.object({ order_id: Id }),
    output: z.object({ order_id: Id, order_no: Text(40), lines: Rows(ReviewableLine) }),
  }),
  write: operation({
    path: 'review/write',
    kind: 'command',
    access: { who: 'member', owns: 'order' },
    summary: 'Reviews a line of a received order, once',
    refusals: ['order.not_found', 'review.not_yet', 'review.already_written', 'review.picture_gone'],
    input: z.object({ ...OneLine, stars: Stars, text: OptionalText(1000), pic_paths: PicPaths, is_anonymous: z.optional(Flag) }),
    output: OwnReview,
  }),
  append: operation({
    path: 'review/append',
    kind: 'command',
    access: { who: 'member', owns: 'order' },
    summary: 'Appends text and pictures to one’s review, once',
    refusals: ['order.not_found', 'review.not_written', 'review.already_appended', 'review.append_closed', 'review.picture_gone'],
    input: z.object({ ...OneLine, text: Text(1000), pic_paths: PicPaths }),
    output: OwnReview,
  }),
  mine: operation({
    path: 'review/mine',
    kind: 'query',
    access: { who: 'member' },
    summary: 'The caller’s reviews, newest first',
    input: z.object({ ...PageInput }),
    output: PageOf(OwnReview),
  }),
  list_for_moderation: operation({
    path: 'review/list_for_moderation',
    kind: 'query',
    access: moderator,
    summary: 'Reviews for operators, newest first',
    input: z.object({
      goods_id: z.optional(Id),
      member_id: z.optional(Id),
      stars: z.optional(Stars),
      with_pictures: z.optional(Flag),
      is_shown: z.optional(Flag),
      is_answered: z.optional(Flag),
      sort: Sorted('created_at', 'stars'),
      ...PageInput,
    }),
    output: PageOf(ModeratedReview),
  }),
  moderate: operation({
    path: 'review/moderate',
    kind: 'command',
    access: moderator,
    summary: 'Hides a review with a reason that is sent to its writer, or shows it again',
    refusals: ['review.not_found', 'review.changed', 'review.reason_required'],
    input: z.object({ review_id: Id, version: Version, is_shown: Flag, reason: z.optional(Text(200)) }),
    output: ModeratedReview,
  }),
  reply: operation({
    path: 'review/reply',
    kind: 'command',
    access: moderator,
    summary: 'Replies to a review in the shop’s name; the last reply is shown',
    refusals: ['review.not_found', 'review.changed'],
    input: z.object({ review_id: Id, version: Version, reply: Text(1000) }),
    output: ModeratedReview,
  }),
}
