import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type Client, type Refused, type TestShop } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { paymentSettings } from '../../payment/settings.ts'
import { withdrawalSettings } from '../../withdrawal/settings.ts'
import { applyDueRequests } from './apply-due.ts'

type Operator = Client & { staff_id: number }
const refusalOf = (call: Promise<unknown>) =>
  call.then(
    () => Promise.reject(new Error('it was not refused')),
    (error: Refused) => error,
  )
const change = (client: Client, key: string, value: unknown, version = 0) =>
  client.call('setting/change', { list: [{ key, value: JSON.stringify(value), version }], reason: 'A test' })

/** An opened shop, with as many owners. */
async function opened(owners: number): Promise<{ shop: TestShop; ann: Operator; bob: Operator }> {
  const shop = await openTestShop()
  await sql`update shop set opened_at = clock_timestamp()`.execute(shop.db)
  await shop.refresh()
  const [ann, bob] = await Promise.all(Array.from({ length: owners }, () => staffClient(shop)))
  return { shop, ann: ann!, bob: bob! }
}
const accounts = async (shop: TestShop) => (await shop.refresh(), shop.systemContext().setting(withdrawalSettings.max_accounts))
const mails = async ({ db }: TestShop, { staff_id }: Operator) => {
  const { email } = await db.selectFrom('staff').select('email').where('id', '=', staff_id).executeTakeFirstOrThrow()
  return db.selectFrom('message').select(['template', 'body']).where('recipient', '=', email).orderBy('id').execute()
}
const secret = 'sk_live_of_another_account'

describe('an opened shop with two operators', () => {
  let shop: TestShop, ann: Operator, bob: Operator
  beforeAll(async () => {
    ;({ shop, ann, bob } = await opened(2))
  })

  test('CON-07 CON-14 security and money wait until another operator approves; the history names both, and the mail what waits', async () => {
    const { list, waiting } = await change(ann, 'withdrawal.max_accounts', 3)
    expect([list, waiting]).toMatchObject([[], { request_id: expect.any(Number), effective_at: null }])
    expect(await accounts(shop)).toBe(10)
    expect((await mails(shop, bob)).at(-1)).toMatchObject({ template: 'setting_needs_approval', body: expect.stringContaining(': 3') })
    expect(await mails(shop, ann)).toHaveLength(1)
    const one = { request_id: waiting!.request_id, version: 1 }
    const seen = (client: Client) => client.call('setting/list_requests', { state: 'waiting' })
    expect((await seen(ann)).list).toMatchObject([{ is_own: true, blocker: 'own', list: [{ value: '3', current_value: '10' }] }])
    expect((await seen(bob)).list).toMatchObject([{ is_own: false, blocker: null, requested_by: `Ann #${ann.staff_id}` }])
    expect((await refusalOf(ann.call('setting/approve_request', one))).reason).toBe('setting.own_request')
    expect((await refusalOf(change(bob, 'withdrawal.max_accounts', 4))).reason).toBe('setting.already_waiting')
    expect(await bob.call('setting/approve_request', one)).toMatchObject({ state: 'applied' })
    expect(await accounts(shop)).toBe(3)
    expect((await bob.call('setting/view', { key: 'withdrawal.max_accounts' })).history[0]).toMatchObject({
      changed_by: `Ann #${ann.staff_id}`,
      approved_by: `Ann #${bob.staff_id}`,
      reason: 'A test',
    })
    expect((await refusalOf(bob.call('setting/approve_request', one))).reason).toBe('setting.request_decided')
    expect((await mails(shop, ann)).at(-1)).toMatchObject({ template: 'setting_applied' })
  })

  test('CON-07 other kinds are changed at once', async () => {
    expect(await change(ann, 'order.receive_days', 9)).toMatchObject({ waiting: null, list: [{ version: 1 }] })
  })

  test('CON-07 going back to an earlier value waits too', async () => {
    const { waiting } = await ann.call('setting/restore', { key: 'withdrawal.max_accounts', version: 1, to_version: null })
    expect(await accounts(shop)).toBe(3)
    expect(await bob.call('setting/approve_request', { request_id: waiting!.request_id, version: 1 })).toMatchObject({ state: 'applied' })
    expect(await accounts(shop)).toBe(10)
  })

  test('CON-07 a secret is sealed while it waits, shown to nobody, and wiped when it is decided', async () => {
    const { waiting } = await change(ann, 'payment.stripe_key', secret)
    const everything = async () => {
      const tables = ['setting', 'setting_history', 'setting_request', 'setting_request_value', 'audit', 'message', 'idempotency']
      const rows = await Promise.all(tables.map((table) => sql`select * from ${sql.table(table)}`.execute(shop.db)))
      return JSON.stringify(rows, (_, one: unknown) => (typeof one === 'bigint' ? String(one) : one))
    }
    expect(await everything()).not.toContain(secret)
    expect((await bob.call('setting/list_requests', {})).list[0]!.list).toEqual([
      { key: 'payment.stripe_key', is_secret: true, value: null, current_value: null },
    ])
    await bob.call('setting/approve_request', { request_id: waiting!.request_id, version: 1 })
    await shop.refresh()
    expect(shop.systemContext().setting(paymentSettings.stripe_key)).toBe(secret)
    expect(await everything()).not.toContain(secret)
    const { rows } = await sql`select value from setting_request_value where request_id = ${waiting!.request_id}`.execute(shop.db)
    expect(rows).toEqual([{ value: null }])
  })

  test('CON-07 what was changed meanwhile is not overwritten: the request is stale, and its requester is notified', async () => {
    const { waiting } = await change(ann, 'recharge.minimum_cents', 200)
    await sql`insert into setting (key, value) values ('recharge.minimum_cents', '300')`.execute(shop.db)
    expect(await bob.call('setting/approve_request', { request_id: waiting!.request_id, version: 1 })).toMatchObject({ state: 'stale' })
    expect((await mails(shop, ann)).at(-1)).toMatchObject({ template: 'setting_stale' })
    expect((await bob.call('setting/view', { key: 'recharge.minimum_cents' })).setting.value).toBe('300')
  })

  test('CON-07 it is refused with words, or taken back by who requested it', async () => {
    const first = (await change(ann, 'withdrawal.opens_hour', 10)).waiting!.request_id
    const refused = await bob.call('setting/refuse_request', { request_id: first, version: 1, decision: 'Too late' })
    expect(refused.state).toBe('refused')
    expect((await mails(shop, ann)).at(-1)!.body).toContain('Too late')
    const second = { request_id: (await change(ann, 'withdrawal.opens_hour', 10)).waiting!.request_id, version: 1 }
    expect((await refusalOf(bob.call('setting/withdraw_request', second))).reason).toBe('setting.not_own_request')
    expect(await ann.call('setting/withdraw_request', second)).toMatchObject({ state: 'withdrawn' })
    expect((await refusalOf(bob.call('setting/approve_request', { request_id: 2147483647, version: 1 }))).reason).toBe(
      'setting.request_not_found',
    )
  })

  test('CON-07 approved twice at the same moment it is made once', async () => {
    const cid = await staffClient(shop)
    const one = { request_id: (await change(ann, 'withdrawal.closes_hour', 17)).waiting!.request_id, version: 1 }
    const both = await Promise.allSettled([bob, cid].map((client) => client.call('setting/approve_request', one)))
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await bob.call('setting/view', { key: 'withdrawal.closes_hour' })).setting.version).toBe(1)
  })

  test('CON-08 CON-14 who is new approves no settings, so that one person is not two', async () => {
    const eve = await staffClient(shop)
    await sql`update staff set permissions_changed_at = clock_timestamp() where id = ${eve.staff_id}`.execute(shop.db)
    const one = { request_id: (await change(ann, 'recharge.unpaid_minutes', 31)).waiting!.request_id, version: 1 }
    expect((await eve.call('setting/list_requests', { state: 'waiting' })).list[0]).toMatchObject({ blocker: 'new' })
    expect((await refusalOf(eve.call('setting/approve_request', one))).reason).toBe('staff.too_new')
    expect(await bob.call('setting/approve_request', one)).toMatchObject({ state: 'applied' })
  })
})

describe('an opened shop with one operator', () => {
  const due = (shop: TestShop) => sql`update setting_request set effective_at = clock_timestamp() - interval '1 second'`.execute(shop.db)

  test('CON-07 a change of money waits 24 hours, is notified by mail, and is then made', async () => {
    const { shop, ann } = await opened(1)
    const { waiting } = await change(ann, 'withdrawal.max_accounts', 3)
    const hours = (Date.parse(waiting!.effective_at!) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(23)
    expect(hours).toBeLessThan(25)
    expect((await mails(shop, ann)).map(({ template }) => template)).toEqual(['setting_scheduled'])
    // A hired helper who is new does not make it sooner.
    const eve = await staffClient(shop)
    await sql`update staff set permissions_changed_at = clock_timestamp() where id = ${eve.staff_id}`.execute(shop.db)
    const early = eve.call('setting/approve_request', { request_id: waiting!.request_id, version: 1 })
    expect((await refusalOf(early)).reason).toBe('staff.too_new')
    await applyDueRequests.run(shop.site)
    expect(await accounts(shop)).toBe(10)
    await due(shop)
    await applyDueRequests.run(shop.site)
    expect(await accounts(shop)).toBe(3)
    expect((await ann.call('setting/list_requests', {})).list).toMatchObject([{ state: 'applied', decided_by: null }])
    await applyDueRequests.run(shop.site)
    expect((await ann.call('setting/view', { key: 'withdrawal.max_accounts' })).setting.version).toBe(1)
  })

  test('CON-08 nothing is made for who was dismissed meanwhile', async () => {
    const { shop, ann } = await opened(1)
    await change(ann, 'withdrawal.max_accounts', 3)
    await sql`update staff set is_active = false where id = ${ann.staff_id}`.execute(shop.db)
    await due(shop)
    await applyDueRequests.run(shop.site)
    expect(await accounts(shop)).toBe(10)
  })
})

describe('before the shop is opened', () => {
  test('CON-07 one operator sets everything at once', async () => {
    const shop = await openTestShop()
    const ann = await staffClient(shop)
    expect(await change(ann, 'withdrawal.max_accounts', 3)).toMatchObject({ waiting: null })
    expect(await accounts(shop)).toBe(3)
  })
})
