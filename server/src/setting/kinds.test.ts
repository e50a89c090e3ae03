import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestShop, type Client, type Refused } from '../../test/harness.ts'
import { staffClient } from '../../test/staff-client.ts'
import { domains } from '../app.ts'
import { checkEnvironment, withEnvironment } from '../kernel/environment-settings.ts'
import { allSettings } from '../kernel/settings.ts'
import { messagingSettings } from '../messaging/settings.ts'
import { splitMailServer } from '../messaging/staff/split-mail-server.ts'
import { kindOf } from './rules.ts'

const shop = await openTestShop()
const change = (client: Client, values: Record<string, unknown>, versions: Record<string, number> = {}) =>
  client.call('setting/change', {
    list: Object.entries(values).map(([key, value]) => ({ key, value: JSON.stringify(value), version: versions[key] ?? 0 })),
  })
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => Promise.reject(new Error('it was not refused')),
    (error: Refused) => error,
  )

describe('kinds of settings', () => {
  test.each([
    ['appearance', 'site.theme_style', 'green'],
    ['commerce', 'order.receive_days', 8],
    ['providers', 'messaging.mail_from', 'shop@mail.example'],
    ['security', 'staff.session_hours', 8],
    ['money', 'withdrawal.max_accounts', 4],
  ])('CON-08 who may change %s changes %s and nothing of another kind', async (kind, key, value) => {
    const name = `only_${kind}`
    await shop.db
      .insertInto('staff_role')
      .values({ name, permissions: ['setting.view', `setting.edit_${kind}`] })
      .execute()
    const clerk = await staffClient(shop, name)
    const { list } = await clerk.call('setting/list', {})
    expect(new Set(list.filter(({ can_edit }) => can_edit).map((row) => row.kind))).toEqual(new Set([kind]))
    const foreign = list.find((row) => row.kind !== kind && row.json_schema.includes('"integer"'))!
    const refused = await refusalOf(change(clerk, { [key]: value, [foreign.key]: 5 }))
    expect(refused.data.fields).toEqual({ [foreign.key]: 'You do not have permission to change settings of this type' })
    const back = clerk.call('setting/restore', { key: foreign.key, version: 0, to_version: null })
    expect((await refusalOf(back)).data.fields).toHaveProperty([foreign.key])
    if (kind !== 'appearance') await change(clerk, { [key]: value })
  })

  test('CON-08 where money comes and goes, who logs in and where calls go are money and security', () => {
    expect(domains.length).toBeGreaterThan(10)
    const of = (kind: string) => [...allSettings().keys()].filter((key) => kindOf(key) === kind)
    expect(of('money')).toEqual(expect.arrayContaining(['payment.stripe_key', 'payment.host_key', 'withdrawal.second_approval_from_cents']))
    expect(of('security')).toEqual(
      expect.arrayContaining([
        'staff.approval_wait_hours',
        'staff.totp_required',
        'bridge.host_apps',
        'site.base_main',
        'identity.login_attempts',
      ]),
    )
  })
})

describe('addresses that secrets are sent to', () => {
  const addresses = [
    'payment.host_address',
    'payment.stripe_address',
    'payment.paypal_address',
    'messaging.twilio_base',
    'bridge.wechat_address',
  ]

  test('CON-07 are set by the environment outside the demo, and by no operator', async () => {
    const real = await openTestShop({ settings: { 'payment.stripe_address': 'http://127.0.0.1:9' } })
    await sql`update shop set is_demo = false`.execute(real.db)
    await real.refresh()
    const owner = await staffClient(real)
    expect(real.site.shared.settings.has('payment.stripe_address')).toBe(false)
    for (const key of addresses) {
      const refused = await refusalOf(change(owner, { [key]: 'https://evil.example' }, { 'payment.stripe_address': 1 }))
      expect(refused.data.fields).toEqual({ [key]: expect.stringContaining(allSettings().get(key)!.variable!) })
    }
    const { list } = await owner.call('setting/list', {})
    expect(list.filter(({ variable }) => variable !== null).map(({ key, can_edit }) => [key, can_edit])).toEqual(
      expect.arrayContaining(addresses.map((key) => [key, false])),
    )
  })

  test('the environment wins, and a wrong value of it stops the start by its name', () => {
    const env = { STRIPE_ADDRESS: 'https://stripe.example' }
    const stored = new Map([['payment.stripe_address', 'http://127.0.0.1:9']])
    expect(withEnvironment(stored, true, env).get('payment.stripe_address')).toBe('https://stripe.example')
    expect(withEnvironment(stored, false, env).get('payment.stripe_address')).toBe('https://stripe.example')
    expect(withEnvironment(stored, true, {}).get('payment.stripe_address')).toBe('http://127.0.0.1:9')
    expect(() => checkEnvironment({ TWILIO_ADDRESS: 'nowhere' })).toThrow('TWILIO_ADDRESS')
  })
})

describe('a host that changes', () => {
  test('CON-07 takes the secret that would be sent to it along, unless it is given in the same change', async () => {
    const one = await openTestShop()
    const owner = await staffClient(one)
    const [host, password, port] = ['messaging.smtp_host', 'messaging.smtp_password', 'messaging.smtp_port']
    const read = async () => (await one.refresh(), one.systemContext().setting(messagingSettings.smtp_password))
    await change(owner, { [host]: 'smtp.mail.example', [password]: 'first-secret' })
    expect(await read()).toBe('first-secret')
    await change(owner, { [host]: 'smtp.mail.example' }, { [host]: 1 })
    expect(await read()).toBe('first-secret')
    await change(owner, { [host]: 'smtp.evil.example' }, { [host]: 2 })
    expect(await read()).toBe('')
    const { setting } = await owner.call('setting/view', { key: password })
    expect(setting).toMatchObject({ is_set: false, version: 2 })
    await change(owner, { [host]: 'smtp.mail.example', [password]: 'second-secret' }, { [host]: 3, [password]: 2 })
    expect(await read()).toBe('second-secret')
    await change(owner, { [port]: 2525 })
    expect(await read()).toBe('')
  })
})

test('the address of a mail server that held its password becomes its parts once, the password sealed', async () => {
  const old = await openTestShop({ settings: { 'messaging.smtp_url': 'smtp://ann%40x:p%2Fw@mail.example:2525' } })
  await splitMailServer(old.site)
  const { setting } = old.systemContext()
  const { smtp_host, smtp_port, smtp_security, smtp_user, smtp_password } = messagingSettings
  const parts = [smtp_host, smtp_port, smtp_security, smtp_user, smtp_password].map((one) => setting<unknown>(one as never))
  expect(parts).toEqual(['mail.example', 2525, 'plain', 'ann@x', 'p/w'])
  const { rows } = await sql<{ key: string; value: unknown }>`select key, value from setting where key like 'messaging.%'`.execute(old.db)
  expect(JSON.stringify(rows)).not.toContain('p/w')
  expect(rows.map(({ key }) => key)).not.toContain('messaging.smtp_url')
})
