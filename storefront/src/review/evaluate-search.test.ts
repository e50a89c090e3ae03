import { expect, test } from 'vitest'
import { readEvaluateSearch, reviewInput } from './evaluate-search.ts'

test('CAT-08 the address says whose reviews and which of them', () => {
  expect(readEvaluateSearch({ goods_id: '7', stars: '4' })).toEqual({ goods_id: 7, stars: 4, with_pictures: undefined })
  expect(readEvaluateSearch({ goods_id: '7', with_pictures: 'true' }).with_pictures).toBe(true)
  expect(readEvaluateSearch({ goods_id: 'x', stars: '6', with_pictures: 'no' })).toEqual({
    goods_id: undefined,
    stars: undefined,
    with_pictures: undefined,
  })
})

test('CAT-08 only what is filtered is asked for', () => {
  expect(reviewInput({ goods_id: 7, stars: undefined, with_pictures: undefined })).toEqual({ goods_id: 7 })
  expect(reviewInput({ goods_id: 7, stars: 5, with_pictures: true })).toEqual({ goods_id: 7, stars: 5, with_pictures: true })
})
