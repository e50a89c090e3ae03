import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { encodeForm, openTestShop, type Refused } from '../../test/harness.ts'
import { readSetting } from '../kernel/settings.ts'
import { bridgeSettings } from './settings.ts'

const shop = await openTestShop({ settings: { 'bridge.host_origins': ['https://app.host.example'] } })
const message = (changes: object = {}) => ({
  cmd: '013' as const,
  pro_version: '1.0.0',
  plartform: 'android',
  mes_unique_id: randomUUID(),
  ...changes,
})
const storedCommands = (member_id: number) => shop.db.selectFrom('desktop_order').selectAll().where('member_id', '=', member_id).execute()

test('HST-02 the bridge gets the origins whose frames it may listen to', async () => {
  expect(await shop.visitor().call('bridge/host', {})).toEqual({
    origins: ['https://app.host.example'],
    own_origin: true,
    is_product_environment: false,
    wechat_app_id: null,
  })
})

test.each([
  'https://app.host.example/',
  'https://app.host.example/path',
  'https://*.host.example',
  'http://app.host.example',
  'app.host.example',
  'null',
  '*',
  'https://app.host.example; script-src *',
  "https://a.example 'unsafe-inline'",
])('HST-02 "%s" is no origin that an operator can list', (origin) => {
  const setting = bridgeSettings.host_origins
  expect(readSetting(new Map([[setting.key, [origin]]]), setting)).toEqual([])
})

test.each(['https://a.example', 'https://a.example:8443', 'http://localhost:3000', 'http://127.0.0.1'])(
  'HST-02 "%s" can be listed',
  (origin) => {
    const setting = bridgeSettings.host_origins
    expect(readSetting(new Map([[setting.key, [origin]]]), setting)).toEqual([origin])
  },
)

test('HST-05 ORD-09 the host message of a cloud-desktop order is kept once by its id, each member’s apart', async () => {
  const [one, other] = [await shop.member(), await shop.member()]
  const sent = message({ url: '/order/1', sku_id: '7', isInstallBoostapp: true, source_member: '' })
  const answers = await Promise.all([...Array(5)].map(() => one.call('bridge/store_desktop_order', sent)))
  expect(answers.filter(({ is_new }) => is_new).length).toBe(1)
  expect(await other.call('bridge/store_desktop_order', sent)).toEqual({ is_new: true })
  expect(await storedCommands(one.member_id)).toMatchObject([{ mes_unique_id: sent.mes_unique_id, message: sent }])
})

test('HST-05 ORD-09 §7: POST /api/pay/boostCmds takes the message’s fields as they are, token and email being every call’s own', async () => {
  const member = await shop.member()
  const { token } = member
  const post = (fields: object) =>
    shop.app.request('/api/pay/boostCmds', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: encodeForm(fields as Record<string, unknown>),
    })
  const sent = message({ promotion_type: 'seckill' })
  expect(await (await post({ ...sent, token, email: 'a@b.example' })).json()).toMatchObject({ code: 0, data: { is_new: true } })
  const rows = JSON.stringify(await storedCommands(member.member_id), (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  )
  expect(rows).not.toMatch(/a@b\.example|"token"/)
  expect(await (await post(sent)).json()).toMatchObject({ code: -10009 })
  expect(await (await post({ ...sent, token, cmd: '012' })).json()).toMatchObject({
    code: -400,
    data: { fields: { cmd: expect.any(String) } },
  })
  expect(await (await post({ ...sent, token, platform: 'x' })).json()).toMatchObject({
    code: -400,
    data: { fields: { platform: expect.any(String) } },
  })
  expect((await shop.app.request('/api/pay/boostCmds')).status).toBe(404)
})

test('HST-05 a visitor keeps nothing', async () => {
  await expect(shop.visitor().call('bridge/store_desktop_order', message())).rejects.toMatchObject({
    reason: 'session.not_logged_in',
  } satisfies Partial<Refused>)
})
