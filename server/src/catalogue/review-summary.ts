import type { ReviewSummary } from '@longmall/contract/catalogue.ts'
import type { output } from 'zod/mini'
import type { Context } from '../kernel/context.ts'

/** Counts of a goods' shown reviews, and their average in tenths of a star: 47 is 4.7; 0 without reviews. */
export async function reviewSummary({ db }: Context, goods_id: number): Promise<output<typeof ReviewSummary>> {
  const row = await db.selectFrom('goods_stars').select(['by_stars', 'with_pictures']).where('goods_id', '=', goods_id).executeTakeFirst()
  const by_stars = row?.by_stars ?? [0, 0, 0, 0, 0]
  const count = by_stars.reduce((sum, one) => sum + one, 0)
  const stars = by_stars.reduce((sum, one, index) => sum + one * (index + 1), 0)
  return { count, average_tenths: count === 0 ? 0 : Math.round((stars * 10) / count), with_pictures: row?.with_pictures ?? 0, by_stars }
}
