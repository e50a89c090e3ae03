import { expect, test } from 'vitest'
import { contentAddress } from './content-address.ts'

test('CAT-01 a link of a block leads to a screen with its parameters', () => {
  expect(contentAddress('/v2/goods/list/list?category_id=3&sort=sales')).toEqual({
    path: '/v2/goods/list/list',
    search: { category_id: '3', sort: 'sales' },
  })
})

test('a link to another site goes through the confirmation screen', () => {
  expect(contentAddress('https://example.com/a?b=1')).toEqual({ path: '/v2/webview/webview', search: { url: 'https://example.com/a?b=1' } })
})

test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'mailto:a@b.c', '', 'v2/goods'])(
  'a block’s link %j leads nowhere',
  (href) => {
    expect(contentAddress(href)).toBeNull()
  },
)
