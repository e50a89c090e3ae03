import { expect, test } from 'vitest'
import { addonOfLink } from './use-open-links.ts'

test.each([
  ['/promotionpages/seckill/list/list', 'seckill'],
  ['/promotionpages/combo/detail/detail?id=4', 'bundling'],
  ['/promotionpages/combo/list/list', 'bundling'],
  ['/promotionpages/manjian/list/list', 'manjian'],
  ['/promotionpages/manjian/detail/detail?id=4', 'manjian'],
  ['/promotionpages/point/list/list', 'pointexchange'],
  ['/promotionpages/game/wheel', 'game'],
  ['/v2/member/signin/signin', 'membersignin'],
  ['/v2/goods/coupon/coupon', 'coupon'],
  ['/v2/goods/list/list?promotion=manjian', 'manjian'],
  ['/v2/assets/index', 'asset'],
  ['/v2/assets/team', 'asset'],
  ['/v2/assets/franchise', undefined],
  ['/v2/distribution/index', 'fenxiao'],
  ['/v1/order/payment/payment_start_up?sku_id=119', 'asset'],
  ['/v2/goods/list/list?sort=newest', undefined],
  ['https://shop.example/promotionpages/seckill/', undefined],
])('SHL-07 %s belongs to the add-on %s', (href, addon) => {
  expect(addonOfLink(href)).toBe(addon)
})
