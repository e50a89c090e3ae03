import type { DemoGoods } from '../types.ts'
import { buildGoods } from './goods/build-goods.ts'
import { listSources } from './goods/sources.ts'
import { buildReviews } from './reviews/build-reviews.ts'

/** Every goods of the demo store with its reviews, by id: the same each time. */
export function listGoods(): DemoGoods[] {
  return listSources().map((source) => {
    const goods = buildGoods(source)
    return { ...goods, reviews: buildReviews(goods) }
  })
}
