import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openTestShop, type Refused } from '../../../test/harness.ts'

type Answer = Record<string, unknown> | string | number

/** WeChat’s own side, as its documents describe it: errors come with status 200. */
const requests: URL[] = []
let answers: Answer[] = []
const double = createServer((request, response) => {
  requests.push(new URL(request.url!, 'http://wechat.invalid'))
  const answer = answers.shift() ?? {}
  response.statusCode = typeof answer === 'number' ? answer : 200
  response.setHeader('content-type', 'text/plain')
  response.end(typeof answer === 'object' ? JSON.stringify(answer) : String(answer))
})
await new Promise<void>((listening) => double.listen(0, '127.0.0.1', listening))
afterAll(() => void double.close())

const shop = await openTestShop({
  settings: {
    'bridge.wechat_app_id': 'wx-app',
    'bridge.wechat_secret': 'wx-secret',
    'bridge.wechat_address': `http://127.0.0.1:${(double.address() as AddressInfo).port}/`,
  },
})
beforeEach(() => {
  requests.length = 0
  answers = []
})

const requestOpenid = (code = 'c-1') => shop.visitor().call('bridge/wechat_openid', { code })
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => 'accepted',
    (refused: Refused) => refused.reason,
  )
const granted = { access_token: 'at', openid: 'o-1', scope: 'snsapi_userinfo' }

test('IDN-04 a code of WeChat gives openid, userinfo and a ticket that logs in whom it is bound to', async () => {
  answers = [granted, { openid: 'o-1', nickname: '小明', headimgurl: 'https://thirdwx.qlogo.cn/1' }]
  const { openid, userinfo, ticket } = await requestOpenid()
  expect([openid, userinfo]).toEqual(['o-1', { openid: 'o-1', nickname: '小明', headimgurl: 'https://thirdwx.qlogo.cn/1' }])
  expect(requests.map(({ pathname, search }) => pathname + search)).toEqual([
    '/sns/oauth2/access_token?appid=wx-app&secret=wx-secret&code=c-1&grant_type=authorization_code',
    '/sns/userinfo?access_token=at&openid=o-1&lang=zh_CN',
  ])
  expect(await shop.visitor().call('identity/log_in_authorised', { ticket })).toEqual({
    session: null,
    ticket,
    suggested: { nickname: '小明', email_address: null },
  })
})

test('IDN-04 who allows the openid alone has no name, and is not asked about', async () => {
  answers = [{ ...granted, scope: 'snsapi_base' }]
  expect((await requestOpenid()).userinfo).toEqual({ openid: 'o-1', nickname: null, headimgurl: null })
  expect(requests.length).toBe(1)
})

test('a name that the shop could not keep is cut or left out', async () => {
  answers = [granted, { nickname: `  ${'名'.repeat(60)}`, headimgurl: '' }]
  expect((await requestOpenid()).userinfo).toEqual({ openid: 'o-1', nickname: '名'.repeat(40), headimgurl: null })
  answers = [granted, { nickname: ['x'] }]
  expect((await requestOpenid()).userinfo.nickname).toBeNull()
})

test.each<[string, Answer[]]>([
  ['a code used before', [{ errcode: 40163, errmsg: 'code been used' }]],
  ['a code made up', [{ errcode: 40029, errmsg: 'invalid code' }]],
  ['no openid', [{ access_token: 'at' }]],
  ['an openid that is no text', [{ ...granted, openid: 7 }]],
  ['userinfo refused', [granted, { errcode: 48001 }]],
])('IDN-04 WeChat’s refusal is the shop’s: %s', async (_, response) => {
  answers = response
  expect(await refusal(requestOpenid())).toBe('bridge.wechat_code_invalid')
})

test.each<[string, Answer[]]>([
  ['no JSON', ['<html>']],
  ['an error of its server', [500]],
  ['a way elsewhere', [302]],
])('a WeChat that cannot be understood is not there for the moment: %s', async (_, response) => {
  answers = response
  expect(await refusal(requestOpenid())).toBe('call.unavailable')
})

test('IDN-04 the call answers at the address of the specification, by GET and POST', async () => {
  const path = '/wechat/api/wechat/authcodetoopenid'
  answers = [
    { ...granted, scope: 'snsapi_base' },
    { ...granted, scope: 'snsapi_base' },
  ]
  const got = await shop.app.request(`${path}?code=c-2&app_type=wechat`)
  const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'code=c-3&app_type=wechat' }
  const posted = await shop.app.request(path, form)
  for (const response of [got, posted]) {
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toMatchObject({ code: 0, data: { openid: 'o-1', ticket: expect.any(String) } })
  }
  expect(requests.map(({ searchParams }) => searchParams.get('code'))).toEqual(['c-2', 'c-3'])
  expect(await (await shop.app.request(path)).json()).toMatchObject({ code: -400, data: { fields: { code: expect.any(String) } } })
})

test('IDN-04 without an account at WeChat the call says that it is switched off, and nobody is asked', async () => {
  const bare = await openTestShop({ settings: { 'bridge.wechat_app_id': 'wx-app' } })
  expect(await refusal(bare.visitor().call('bridge/wechat_openid', { code: 'c' }))).toBe('call.feature_off')
  expect((await bare.visitor().call('bridge/host', {})).wechat_app_id).toBeNull()
  expect((await shop.visitor().call('bridge/host', {})).wechat_app_id).toBe('wx-app')
})
