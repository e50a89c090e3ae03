import type { GoodsCampaign } from '@longmall/contract/campaign-shapes.ts'
import { expect, test } from 'vitest'
import { automaticPrice, immediatePrice } from './automatic-price.ts'

const campaign = (promotion_id: number, kind: GoodsCampaign['kind'], price: string, more: object = {}) =>
  ({
    promotion_id,
    kind,
    state: 'running',
    ends_at: '2026-12-01T00:00:00.000Z',
    skus: [{ sku_id: 7, price, stock: 'plenty' }],
    ...more,
  }) as GoodsCampaign

test('CAT-04 the best of discounts and topics is the price with its reason', () => {
  const all = [campaign(1, 'discount', '9.00'), campaign(2, 'topic', '8.50'), campaign(3, 'discount', '8.90')]
  expect(automaticPrice(all, 7)).toEqual({ promotion_id: 2, kind: 'topic', price: '8.50', ends_at: '2026-12-01T00:00:00.000Z' })
})

test.each([
  ['what is bought on its own page', campaign(1, 'flash_sale', '5.00')],
  ['what has not begun', campaign(1, 'discount', '5.00', { state: 'upcoming' })],
  ['what is sold out', campaign(1, 'discount', '5.00', { skus: [{ sku_id: 7, price: '5.00', stock: 'none' }] })],
  ['what is of another variant', campaign(1, 'discount', '5.00', { skus: [{ sku_id: 8, price: '5.00', stock: 'plenty' }] })],
])('CAT-04 %s is no price of the cart', (_, one) => {
  expect(automaticPrice([one], 7)).toBeNull()
})

test('CAT-04 a flash sale is had at once, unless the shopper has had all of it', () => {
  const all = [campaign(1, 'discount', '9.00'), campaign(2, 'flash_sale', '5.00'), campaign(3, 'team_buy', '4.00')]
  expect(immediatePrice(all, 7)).toMatchObject({ promotion_id: 2, price: '5.00' })
  expect(immediatePrice(all, 7, new Set([2]))).toMatchObject({ promotion_id: 1, price: '9.00' })
})
