import { expect, test } from 'vitest'
import { readReviewsSearch, reviewInput } from './reviews-search.ts'

test('CAT-08 the address names the goods and the filter of the reviews', () => {
  expect(readReviewsSearch({ goods_id: '7', stars: '4' })).toEqual({ goods_id: 7, stars: 4, with_pictures: undefined })
  expect(readReviewsSearch({ goods_id: '7', with_pictures: 'true' }).with_pictures).toBe(true)
  expect(readReviewsSearch({ goods_id: 'x', stars: '6', with_pictures: 'no' })).toEqual({
    goods_id: undefined,
    stars: undefined,
    with_pictures: undefined,
  })
})

test('CAT-08 only set filters are sent', () => {
  expect(reviewInput({ goods_id: 7, stars: undefined, with_pictures: undefined })).toEqual({ goods_id: 7 })
  expect(reviewInput({ goods_id: 7, stars: 5, with_pictures: true })).toEqual({ goods_id: 7, stars: 5, with_pictures: true })
})
