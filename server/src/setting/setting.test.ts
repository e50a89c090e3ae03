import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type Client, type Refused, type TestShop } from '../../test/harness.ts'
import { staffClient } from '../../test/staff-client.ts'
import { allSettings } from '../kernel/settings.ts'
import { Shared } from '../kernel/shared.ts'
import { orderSettings } from '../order/settings.ts'
import { paymentSettings } from '../payment/settings.ts'

let shop: TestShop
let owner: Client & { staff_id: number }
beforeAll(async () => {
  shop = await openTestShop()
  owner = await staffClient(shop)
})

const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => Promise.reject(new Error('it was not refused')),
    (error: Refused) => error,
  )
const view = async (key: string) => owner.call('setting/view', { key })
const change = (key: string, value: unknown, version: number, client: Client = owner) =>
  client.call('setting/change', { list: [{ key, value: JSON.stringify(value), version }] })
const fresh = async () => (await shop.refresh(), shop.systemContext())

describe('the list', () => {
  test('CON-07 every setting is shown with value, default, range and group; nobody is shown a secret', async () => {
    const { list } = await owner.call('setting/list', {})
    expect(list.map(({ key }) => key).toSorted()).toEqual([...allSettings().keys()].toSorted())
    expect(list.find(({ key }) => key === 'order.receive_days')).toMatchObject({
      group: 'orders',
      value: '7',
      default_value: '7',
      unit: 'days',
      minimum: 1,
      maximum: 365,
      is_secret: false,
      is_changed: false,
    })
    const secrets = list.filter(({ is_secret }) => is_secret)
    expect(secrets.length).toBeGreaterThan(5)
    expect(secrets.filter(({ value, default_value }) => value !== null || default_value !== null)).toEqual([])
  })
})

describe('a change', () => {
  test('CON-07 holds at once, is shown with who and when, and can be taken back to what it was and to the default', async () => {
    await change('order.receive_days', 9, 0)
    expect((await fresh()).setting(orderSettings.receive_days)).toBe(9)
    await change('order.receive_days', 11, 1)
    const { setting, history } = await view('order.receive_days')
    expect(setting).toMatchObject({ value: '11', is_changed: true, version: 2 })
    expect(history).toEqual([
      { version: 2, value: '11', is_default: false, reason: '', changed_at: expect.any(String), changed_by: 'Ann', approved_by: null },
      { version: 1, value: '9', is_default: false, reason: '', changed_at: expect.any(String), changed_by: 'Ann', approved_by: null },
      { version: 0, value: '7', is_default: true, reason: '', changed_at: null, changed_by: null, approved_by: null },
    ])
    await owner.call('setting/restore', { key: 'order.receive_days', version: 2, to_version: 1 })
    expect((await view('order.receive_days')).setting).toMatchObject({ value: '9', version: 3 })
    await owner.call('setting/restore', { key: 'order.receive_days', version: 3, to_version: null })
    expect((await view('order.receive_days')).setting).toMatchObject({ value: '7', is_changed: false, version: 4 })
    expect((await fresh()).setting(orderSettings.receive_days)).toBe(7)
  })

  test('CON-07 of several settings is made whole or not at all, with one reason', async () => {
    const list = [
      { key: 'cart.visitor_days', value: '20', version: 0 },
      { key: 'cart.max_lines', value: '201', version: 0 },
    ]
    const refused = await refusalOf(owner.call('setting/change', { list }))
    expect(refused.data.fields).toEqual({ 'cart.max_lines': 'Enter a whole number from 1 to 200' })
    expect((await view('cart.visitor_days')).history).toEqual([])
    await owner.call('setting/change', { list: [list[0]!, { ...list[1]!, value: '200' }], reason: 'More room' })
    expect((await view('cart.max_lines')).history[0]).toMatchObject({ value: '200', reason: 'More room' })
  })

  test.each([
    ['order.unpaid_minutes', 0, { 'order.unpaid_minutes': 'Enter a whole number from 1 to 43200' }],
    ['order.unpaid_minutes', 1.5, { 'order.unpaid_minutes': 'Enter a whole number from 1 to 43200' }],
    ['withdrawal.fee_permille', 501, { 'withdrawal.fee_permille': 'Enter a number from 0 to 50' }],
    ['order.unpaid_minutes', '30', { 'order.unpaid_minutes': 'Enter a whole number from 1 to 43200' }],
    ['site.theme_style', 'red', { 'site.theme_style': expect.any(String) }],
    ['site.time_zone', 'Europe/Nowhere', { 'site.time_zone': expect.any(String) }],
    ['site.map_tiles', { template: 'http://x', attribution: 'x' }, { 'site.map_tiles.template': expect.any(String) }],
    ['withdrawal.holidays', ['2026-13-01'], { 'withdrawal.holidays.0': expect.any(String) }],
    ['messaging.smtp_host', 'smtps://mail.example', { 'messaging.smtp_host': expect.any(String) }],
    ['payment.host_key', 'k'.repeat(31), { 'payment.host_key': expect.any(String) }],
    ['bridge.host_origins', ['http://open.example'], { 'bridge.host_origins.0': expect.any(String) }],
  ])('CON-07 %s is not set to %j, and the words name what fits', async (key, value, fields) => {
    const refused = await refusalOf(change(key, value, 0))
    expect([refused.reason, refused.data.fields]).toEqual(['call.wrong_fields', fields])
  })

  test.each([
    ['withdrawal.maximum_cents', 50, 'The minimum cannot exceed the maximum'],
    ['recharge.minimum_cents', 6_000_000, 'The minimum cannot exceed the maximum'],
    ['withdrawal.opens_hour', 19, 'The start time must be before the end time'],
    ['identity.login_attempts_left_from', 6, 'This cannot exceed the number of attempts'],
    ['site.state', -3, 'Enter the time until which the shop is closed'],
    [
      'site.tab_bar',
      [{ key: 'cart', path: '/v2/goods/cart/cart', icon: 'shopping-cart' }],
      'Each tab can be used only once, and Home is required',
    ],
    ['storage.kind', 's3', 'A bucket needs a name, an access key ID and a secret key'],
  ])('CON-07 %s as %j does not agree with the rest', async (key, value, refusal) => {
    expect((await refusalOf(change(key, value, 0))).data.fields).toEqual({ [key]: refusal })
  })

  test('CON-07 settings that agree only together are changed together', async () => {
    const list = [
      { key: 'withdrawal.minimum_cents', value: '200', version: 0 },
      { key: 'withdrawal.maximum_cents', value: '300', version: 0 },
    ]
    expect((await owner.call('setting/change', { list })).list).toHaveLength(2)
  })

  test('CON-07 a stale one is refused, and of two at the same moment one is made', async () => {
    await change('order.extend_days', 4, 0)
    expect((await refusalOf(change('order.extend_days', 5, 0))).reason).toBe('setting.changed')
    const both = await Promise.allSettled([5, 6].map((value) => change('order.extend_days', value, 1)))
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const first = await Promise.allSettled([5, 6].map((value) => change('order.quote_minutes', value, 0)))
    expect(first.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test.each(['site.nothing', 'nothing.at_all'])('CON-07 %s is no setting', async (key) => {
    expect((await refusalOf(change(key, 1, 0))).reason).toBe('setting.not_found')
    expect((await refusalOf(view(key))).reason).toBe('setting.not_found')
  })

  test('CON-07 what somebody set before there was a history is its first row', async () => {
    await sql`insert into setting (key, value) values ('order.review_days', '20')`.execute(shop.db)
    await change('order.review_days', 21, 1)
    expect((await view('order.review_days')).history.map(({ version, value }) => [version, value])).toEqual([
      [2, '21'],
      [1, '20'],
    ])
  })

  test('CON-07 who may only look does not change', async () => {
    await sql`insert into staff_role (name, permissions) values ('looker', '{setting.view}')`.execute(shop.db)
    const looker = await staffClient(shop, 'looker')
    expect((await looker.call('setting/list', {})).list.length).toBeGreaterThan(50)
    expect((await refusalOf(change('order.receive_days', 8, 4, looker))).reason).toBe('call.forbidden')
    const operator = await staffClient(shop, 'operator')
    expect((await refusalOf(operator.call('setting/list', {}))).reason).toBe('call.forbidden')
  })
})

describe('a secret', () => {
  test('CON-07 is sealed where it is kept, opened in the shop, and shown to nobody; its past is not kept', async () => {
    const secret = 'sk_live_of_the_shop_1'
    await change('payment.stripe_key', secret, 0)
    expect((await fresh()).setting(paymentSettings.stripe_key)).toBe(secret)
    const { setting, history } = await view('payment.stripe_key')
    expect(setting).toMatchObject({ value: null, is_set: true, is_changed: true })
    expect(history.map(({ value }) => value)).toEqual([null, null])
    for (const table of ['setting', 'setting_history', 'audit', 'idempotency']) {
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(shop.db)
      expect(JSON.stringify(rows, (_, one: unknown) => (typeof one === 'bigint' ? String(one) : one))).not.toContain(secret)
    }
    expect((await refusalOf(owner.call('setting/restore', { key: 'payment.stripe_key', version: 1, to_version: 1 }))).reason).toBe(
      'setting.not_restorable',
    )
    await owner.call('setting/restore', { key: 'payment.stripe_key', version: 1, to_version: null })
    expect((await view('payment.stripe_key')).setting).toMatchObject({ is_set: false })
  })

  test('CON-07 another installation does not open it: it counts as not set', async () => {
    await change('payment.paypal_secret', 'of-this-house', 0)
    const other = new Shared(shop.db, { sign: Buffer.alloc(32, 1), pepper: Buffer.alloc(32, 2) })
    await other.refresh()
    expect(other.settings.has('payment.paypal_secret')).toBe(false)
  })
})
