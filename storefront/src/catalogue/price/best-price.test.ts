import type { GoodsLabel } from '@longmall/contract/promotion-shapes.ts'
import { expect, test } from 'vitest'
import { bestPrice, promotionPrice } from './best-price.ts'

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
  ['a flash sale is had at once', label('flash_sale', '10.00'), 1000, { price: '10.00', list_price: '50.00', won: true }],
  ['a level below a flash sale wins', label('flash_sale', '47.00'), 900, { price: '45.00', list_price: '50.00', won: false }],
  ['a team is not had alone', label('team_buy', '10.00'), 1000, { price: '50.00', list_price: null, won: false }],
  ['a bargain is cut by friends', label('bargain', '10.00'), 1000, { price: '50.00', list_price: null, won: false }],
  ['a set has no price of a piece', label('combo', null), 1000, { price: '50.00', list_price: null, won: false }],
  ['goods in no promotion', null, 900, { price: '45.00', list_price: '50.00', won: false }],
  ['goods in no promotion, without a level', null, 1000, { price: '50.00', list_price: null, won: false }],
] as const)('CAT-04 %s', (_, promotion, permille, shown) => {
  expect(bestPrice({ ...goods, promotion }, permille)).toEqual(shown)
})

test.each([
  ['a level is rounded as in the basket', '59.90', true, 980, { price: '58.70', list_price: '59.90', won: false }],
  ['goods excluded from levels cost everyone the same', '59.90', false, 850, { price: '59.90', list_price: null, won: false }],
  ['a saving below a cent is none', '0.01', true, 980, { price: '0.01', list_price: null, won: false }],
])('CAT-04 PRM-13 %s', (_, price, level_discount, permille, shown) => {
  expect(bestPrice({ price, market_price: null, level_discount }, permille)).toEqual(shown)
})

test.each([
  ['group_buy', '40.00', 900, { price: '40.00', list_price: '50.00', won: true }],
  ['team_buy', '40.00', 900, { price: '40.00', list_price: '50.00', won: true }],
  ['presale', '48.00', 900, { price: '45.00', list_price: '50.00', won: false }],
  ['point', '48.00', 900, { price: '48.00', list_price: '50.00', won: true }],
  ['discount', '48.00', 900, { price: '45.00', list_price: '50.00', won: false }],
  ['combo', null, 900, { price: '45.00', list_price: '50.00', won: false }],
] as const)(
  'ORD-03 CAT-04 on the page of a %s its price counts, and the level with it where the engine lets it',
  (kind, price, permille, shown) => {
    expect(bestPrice({ ...goods, promotion: label(kind, price), on_page: true }, permille)).toEqual(shown)
  },
)

test.each([
  ['the level is lower', '48.00', '50.00', true, '45.00'],
  ['the promotion is lower', '44.00', '50.00', true, '44.00'],
  ['goods are excluded from levels', '48.00', '50.00', false, '48.00'],
  ['there is no other price', '48.00', null, true, '48.00'],
])('ORD-03 CAT-04 a card of a promotion shows the price of its page: %s', (_, price, list_price, level_discount, expected) => {
  expect(promotionPrice({ price, list_price, level_discount }, 900)).toBe(expected)
})
