import * as z from 'zod/mini'
import { Picture, ReviewSummary } from './catalogue.ts'
import { Address, Flag, Id, Integer, OptionalText, PageInput, PageOf, Rows, Text, Timestamp } from './fields.ts'
import { operation } from './operation.ts'

export const Review = z.object({
  review_id: Id,
  nickname: Text(40),
  avatar: z.nullable(Address),
  is_anonymous: Flag,
  stars: Integer(1, 5),
  words: OptionalText(1000),
  sku_name: OptionalText(200),
  pictures: Rows(Picture),
  reply: z.nullable(Text(1000)),
  created_at: Timestamp,
})
export type Review = z.output<typeof Review>

export const review = {
  list: operation({
    path: 'review/list',
    kind: 'query',
    access: { who: 'all' },
    cache: 'catalogue',
    summary: 'Reviews of a goods, newest first',
    refusals: ['catalogue.goods_not_found'],
    input: z.object({ goods_id: Id, stars: z.optional(Integer(1, 5)), with_pictures: z.optional(Flag), ...PageInput }),
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
}
