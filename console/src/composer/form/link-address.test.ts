import { expect, test } from 'vitest'
import { linkScreens, linkTo, parseLink } from './link-address.ts'

test.each([
  ['/', { kind: 'screen' }],
  [linkScreens.best_sellers, { kind: 'screen' }],
  [linkTo('goods', 5), { kind: 'goods', id: 5 }],
  [linkTo('category', 3), { kind: 'category', id: 3 }],
  [linkTo('brand', 9), { kind: 'brand', id: 9 }],
  [linkTo('topic', 12), { kind: 'topic', id: 12 }],
  ['/v2/goods/list/list?category_id=3&price_to=50', { kind: 'address' }],
  ['/v2/goods/detail/detail?sku_id=x', { kind: 'address' }],
  ['https://example.com', { kind: 'address' }],
  ['', { kind: 'address' }],
])('CAT-01 the link picker reads %j', (href, expected) => expect(parseLink(href)).toEqual(expected))
