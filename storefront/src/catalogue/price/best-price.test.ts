import type { GoodsLabel } from '@longmall/contract/promotion-shapes.ts'
import { expect, test } from 'vitest'
import { bestPrice } from './best-price.ts'

const label = (kind: GoodsLabel['kind'], price: string | null): GoodsLabel => ({
  promotion_id: 1,
  kind,
  price,
  ends_at: '2026-12-01T00:00:00.000Z',
})
const goods = { price: '50.00', market_price: null, level_discount: true }

test.each([
  ['a discount below the member price wins', label('discount', '42.00'), 900, { price: '42.00', list_price: '50.00', won: true }],
  ['a member price below the discount wins', label('discount', '48.00'), 900, { price: '45.00', list_price: '50.00', won: false }],
  [
    'at the same price the member level stays the reason',
    label('topic', '45.00'),
    900,
    { price: '45.00', list_price: '50.00', won: false },
  ],
  ['without a level a topic wins', label('topic', '49.90'), 1000, { price: '49.90', list_price: '50.00', won: true }],
  ['a dearer discount changes nothing', label('discount', '55.00'), 1000, { price: '50.00', list_price: null, won: false }],
  ['a flash sale is had at once', label('seckill', '10.00'), 1000, { price: '10.00', list_price: '50.00', won: true }],
  ['a level below a flash sale wins', label('seckill', '47.00'), 900, { price: '45.00', list_price: '50.00', won: false }],
  ['a team is not had alone', label('pintuan', '10.00'), 1000, { price: '50.00', list_price: null, won: false }],
  ['a bargain is cut by friends', label('bargain', '10.00'), 1000, { price: '50.00', list_price: null, won: false }],
  ['a set has no price of a piece', label('combo', null), 1000, { price: '50.00', list_price: null, won: false }],
  ['goods in no promotion', null, 900, { price: '45.00', list_price: '50.00', won: false }],
] as const)('CAT-04 %s', (_, promotion, permille, shown) => {
  expect(bestPrice({ ...goods, promotion }, permille)).toEqual(shown)
})
