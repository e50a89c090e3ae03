import { expect, test } from 'vitest'
import { posterInput, readPoster } from './poster-address.ts'

test.each([
  [{}, { subject: 'shop' }],
  [{ sku_id: '7' }, { subject: 'goods', sku_id: 7 }],
  [
    { promotion_type: 'seckill', id: '3', poster_language: 'ja-jp' },
    { subject: 'promotion', promotion_type: 'flash_sale', promotion_id: 3, poster_language: 'ja-jp' },
  ],
  [
    { promotion_type: 'combo', id: '4' },
    { subject: 'promotion', promotion_type: 'combo', promotion_id: 4 },
  ],
  [{ promotion_type: 'nothing', id: '3', sku_id: 'x', poster_language: 'fr' }, { subject: 'shop' }],
])('CAT-13 the address of a poster %j names %j', (raw, input) => {
  expect(posterInput(readPoster(raw))).toEqual(input)
})
