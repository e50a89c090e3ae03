import { expect, test } from 'vitest'
import { authorizeAddress, withoutWechatReply } from './wechat.ts'

test('IDN-04 WeChat receives the app id, the redirect address and a state of this page’s own', () => {
  const address = new URL(authorizeAddress('wx1', 'https://shop.example/v1/login?redirect=%2Fcart', 's-1'))
  expect([address.origin, address.pathname, address.hash]).toEqual([
    'https://open.weixin.qq.com',
    '/connect/oauth2/authorize',
    '#wechat_redirect',
  ])
  expect(Object.fromEntries(address.searchParams)).toEqual({
    appid: 'wx1',
    redirect_uri: 'https://shop.example/v1/login?redirect=%2Fcart',
    response_type: 'code',
    scope: 'snsapi_userinfo',
    state: 's-1',
  })
})

test('an earlier answer does not travel along', () => {
  expect(withoutWechatReply('https://shop.example/v1/login?redirect=%2Fa&code=c&state=s')).toBe(
    'https://shop.example/v1/login?redirect=%2Fa',
  )
})
