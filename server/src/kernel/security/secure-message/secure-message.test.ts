import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeGoods } from '../../../../test/fixtures.ts'
import { openTestShop } from '../../../../test/harness.ts'
import { internalCall } from '../../http/read-form.ts'
import { encryptText, seal, sealedBrowser, textOf, type SealKey } from '../../../../test/sealed-browser.ts'

const shop = await openTestShop()
const browser = sealedBrowser((path, init) => shop.app.request(path, init))
const { sku_id } = await makeGoods(shop)
const keys = {} as Record<1 | 2, SealKey>
beforeAll(async () => {
  keys[1] = await browser.publicKey()
  keys[2] = await browser.sessionKey()
})

async function requireOption(option: 0 | 1 | 2) {
  await sql`insert into setting (key, value) values ('calls.security_option', ${String(option)}::jsonb)
    on conflict (key) do update set value = excluded.value`.execute(shop.db)
  await shop.refresh()
}

const plain = async (path: string) => (await shop.app.request(`/api/${path}`)).json() as Promise<{ code: number; data: object }>

describe.each([1, 2] as const)('SHL-11 option %i', (option) => {
  beforeAll(() => requireOption(option))
  const call = (path: string, fields: Record<string, string> = {}) => browser.call(path, keys[option], fields)

  test('SHL-11 a query, steps and a command come sealed, and are answered like plain ones', async () => {
    expect(await call('catalogue/detail', { sku_id: String(sku_id) })).toMatchObject({ status: 200, data: { sku_id } })
    expect(await call('site/state')).toMatchObject({ code: 0, data: { security_option: option } })
    const visitor = randomUUID()
    const request_key = randomUUID()
    const fields = { sku_id: String(sku_id), quantity: '2', visitor, request_key }
    expect(await call('cart/add', fields)).toMatchObject({ data: { count: 1 } })
    expect(await call('cart/count', { visitor })).toMatchObject({ data: { count: 1 } })
  })

  test('SHL-11 a command that is sealed again with its request key is done once', async () => {
    const visitor = randomUUID()
    const fields = { sku_id: String(sku_id), quantity: '2', visitor, request_key: randomUUID() }
    for (let time = 0; time < 3; time++) expect(await call('cart/add', fields)).toMatchObject({ data: { count: 1 } })
    expect(JSON.stringify((await call('cart/view', { visitor })).data)).toContain('"quantity":2,')
  })

  test('SHL-11 the language of a message is the language of its answer, refusals too', async () => {
    expect(await call('member/view', { language: 'zh-cn' })).toMatchObject({ status: 401, code: -10009, message: '请先登录' })
    expect(await call('nowhere/at_all')).toMatchObject({ status: 404 })
  })

  test('SHL-11 a member is known by the token within, never by a header beside the message', async () => {
    const member = await shop.member()
    const key = option === 2 ? await browser.sessionKey(member.token!) : keys[1]
    expect(await browser.call('member/view', key, { token: member.token! })).toMatchObject({ code: 0 })
    const message = await seal(key, { path: 'member/view' })
    const beside: Record<string, string> = option === 1 ? { app_type: 'h5', app_type_name: 'H5' } : {}
    const answer = await browser.send('member/view', { encrypt: message, ...beside }, { token: member.token! })
    expect(answer.data.reason).toBe('session.not_logged_in')
  })

  test('SHL-11 wrong fields within a message are refused by name, as plain ones are', async () => {
    expect(await call('catalogue/detail', { sku_id: String(sku_id), surplus: '1' })).toMatchObject({
      status: 400,
      data: { fields: { surplus: expect.any(String) } },
    })
    expect(await call('catalogue/detail', {})).toMatchObject({ status: 400, data: { fields: { sku_id: expect.any(String) } } })
  })

  test('SHL-11 no answer to a sealed call may be kept on its way', async () => {
    for (const path of ['site/time', 'catalogue/brands']) {
      const { headers } = await call(path)
      expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null])
    }
  })

  test('SHL-11 every plain call of the storefront is refused and says what is asked', async () => {
    const refusal = { code: -1, data: { reason: 'session.option_required', details: { option } } }
    expect(await plain('site/state')).toMatchObject(refusal)
    expect(await plain('catalogue/list')).toMatchObject(refusal)
    expect(await browser.send('cart/add', { sku_id: '1' })).toMatchObject({ status: 403, ...refusal })
    expect(await browser.send('site/state', {})).toMatchObject(refusal)
    expect((await shop.app.request(`/api/site/state?encrypt=${await seal(keys[option], { path: 'site/state' })}`)).status).toBe(403)
  })

  test('SHL-11 the other option is refused, but in the self-test', async () => {
    const other = keys[option === 1 ? 2 : 1]
    expect(await browser.call('site/state', other)).toMatchObject({ status: 403, data: { details: { option } } })
    for (const key of [keys[1], keys[2]])
      expect(await browser.call('session/echo', key, { text: 'a' })).toMatchObject({ data: { option: key.option } })
  })

  test('SHL-11 operators and providers, who hold no keys, call as ever', async () => {
    expect(await plain('staff/view')).toMatchObject({ code: -10009 })
    const notice = { provider: 'x', body: '{}', signature: 'a'.repeat(64) }
    expect((await browser.send('payment/notice', notice)).data.reason).toBe('payment.notice_unknown')
    expect(await plain('session/key')).toMatchObject({ code: 0 })
  })

  test('SHL-11 a page is made in this process without a seal, which nobody outside can feign', async () => {
    expect((await shop.app.request('/api/site/state', {}, internalCall)).status).toBe(200)
    expect((await shop.app.request('/api/site/state', {}, { inside: true })).status).toBe(403)
  })
})

describe('no option', () => {
  beforeAll(() => requireOption(0))

  test('SHL-11 plain calls are taken, and sealed ones of clients that have not heard yet', async () => {
    expect(await plain('site/state')).toMatchObject({ code: 0, data: { security_option: 0 } })
    for (const option of [1, 2] as const) expect(await browser.call('site/time', keys[option])).toMatchObject({ code: 0 })
  })

  test('a query by POST that is not sealed is no address', async () => {
    expect(await browser.send('site/state', {})).toMatchObject({ status: 404, data: { reason: 'call.not_found' } })
  })

  test('a field named like the seal is an unknown one in an address', async () => {
    expect((await shop.app.request('/api/site/time?encrypt=x')).status).toBe(400)
  })
})

describe('the text of a message', () => {
  test('SHL-11 option 2 is name=value pairs, sorted by name and encoded by RFC 3986', () => {
    const text = textOf({ path: 'a/b', at: 1_700_000_000_000, nonce: 'n', fields: { zed: "it's (a) & b=c!*", b: '词 +', B: '', a: '1' } })
    expect(text).toBe(
      'B=&a=1&app_type=h5&app_type_name=H5&b=%E8%AF%8D%20%2B&sealed_at=1700000000000&sealed_nonce=n&sealed_path=a%2Fb&zed=it%27s%20%28a%29%20%26%20b%3Dc%21%2A',
    )
  })

  test.each([
    ['fields out of order', (text: string) => text.split('&').toReversed().join('&')],
    ['a doubled field', (text: string) => `${text}&zed=1&zed=1`],
    ['a space as a plus', (text: string) => `${text}&zed=a+b`],
    ['needless encoding', (text: string) => `${text}&zed=%41`],
    ['small letters in an encoding', (text: string) => `${text}&zed=%c3%a9`],
    ['an empty pair', (text: string) => `${text}&`],
    ['a byte order mark', (text: string) => `\ufeff${text}`],
    ['no stamps', () => 'a=1'],
    ['nothing', () => ''],
  ])('SHL-11 %s are refused, though the key was right', async (_what, change) => {
    for (const option of [1, 2] as const) {
      const text = textOf({ path: 'site/time' })
      const { status } = await browser.post('site/time', keys[option], await encryptText(change(text), keys[option]))
      expect(status).toBe(400)
    }
  })
})
