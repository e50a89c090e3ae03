import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../test/harness.ts'
import { staffClient } from '../../test/staff-client.ts'
import { publishDuePrices } from './request/publish-due.ts'

const requestOf = async (shop: TestShop, price = '1.10') => {
  const ann = await staffClient(shop)
  const { first_day: starts_on } = await ann.call('unit_price/current', {})
  return { ann, starts_on, made: await ann.call('unit_price/request', { unit: 'ACC', price, starts_on, reason: 'The market' }) }
}
const stateOf = async ({ db }: TestShop, request_id: number) =>
  await db.selectFrom('unit_price_request').select(['state', 'decided_by']).where('id', '=', request_id).executeTakeFirstOrThrow()
const mailsOf = async ({ db }: TestShop, { staff_id }: { staff_id: number }) => {
  const { email } = await db.selectFrom('staff').select('email').where('id', '=', staff_id).executeTakeFirstOrThrow()
  return db.selectFrom('message').select(['template', 'body']).where('recipient', '=', email).execute()
}
const lastAudit = ({ db }: TestShop, unit: string) =>
  db
    .selectFrom('audit')
    .select(['staff_id', 'after'])
    .where('subject', '=', `unit_price ${unit}`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
const come = ({ db }: TestShop) => sql`update unit_price_request set effective_at = clock_timestamp() - interval '1 second'`.execute(db)

test('AST-15 CON-14 a price that no other operator may approve is published by itself a day later on the real clock', async () => {
  const shop = await openTestShop({ kind: 'opened' })
  const { ann, made, starts_on } = await requestOf(shop)
  const hours = (Date.parse(made.effective_at!) - Date.now()) / 3_600_000
  expect(made.state).toBe('requested')
  expect(await mailsOf(shop, ann)).toMatchObject([
    { template: 'change_scheduled', body: expect.stringContaining(`ACC: 1.10 USD, ${starts_on}`) },
  ])
  expect(hours).toBeGreaterThan(23.9)
  expect(hours).toBeLessThanOrEqual(24)
  await publishDuePrices.run(shop.site)
  expect(await stateOf(shop, made.request_id)).toEqual({ state: 'requested', decided_by: null })
  await come(shop)
  await publishDuePrices.run(shop.site)
  await publishDuePrices.run(shop.site)
  expect(await stateOf(shop, made.request_id)).toEqual({ state: 'approved', decided_by: null })
  expect((await ann.call('unit_price/current', {})).list[0]!.upcoming).toEqual([{ price: '1.10', starts_on }])
  expect((await mailsOf(shop, ann)).slice(1)).toMatchObject([
    { template: 'change_approved', body: expect.stringContaining(`ACC: 1.10 USD, ${starts_on}`) },
  ])
})

test('AST-15 CON-14 nothing is published for an operator who was dismissed meanwhile, nor a jump that nobody confirmed', async () => {
  const shop = await openTestShop({ kind: 'opened' })
  const { made, ann, starts_on } = await requestOf(shop)
  await sql`insert into unit_price (unit, starts_on, micros) values ('ACC', ${starts_on}::date - 1, 9000000)`.execute(shop.admin)
  await come(shop)
  await publishDuePrices.run(shop.site)
  expect(await stateOf(shop, made.request_id)).toEqual({ state: 'withdrawn', decided_by: null })
  expect(await lastAudit(shop, 'ACC')).toEqual({
    staff_id: ann.staff_id,
    after: { request_id: made.request_id, state: 'withdrawn', reason: 'unit_price.jump' },
  })
  const [, dropped] = await mailsOf(shop, ann)
  expect(dropped).toMatchObject({ template: 'change_dropped', body: expect.stringContaining(`ACC: 1.10 USD, ${starts_on}`) })
  expect(dropped!.body).not.toContain('{')
  const later = await ann.call('unit_price/request', { unit: 'AAA', price: '1.10', starts_on, reason: 'The market' })
  await sql`update staff set is_active = false`.execute(shop.db)
  await come(shop)
  await publishDuePrices.run(shop.site)
  expect(await stateOf(shop, later.request_id)).toEqual({ state: 'withdrawn', decided_by: null })
  expect((await lastAudit(shop, 'AAA')).after).toMatchObject({ state: 'withdrawn', reason: 'call.forbidden' })
})

test('AST-15 CON-14 a requested price is mailed to who may approve it', async () => {
  const shop = await openTestShop({ kind: 'opened' })
  const [bob, cid] = [await staffClient(shop, 'finance'), await staffClient(shop, 'operator')]
  const { made, ann } = await requestOf(shop)
  expect(made.effective_at).toBeNull()
  const templates = async (one: { staff_id: number }) => (await mailsOf(shop, one)).map(({ template }) => template)
  expect([await templates(ann), await templates(bob), await templates(cid)]).toEqual([
    ['change_needs_approval'],
    ['change_needs_approval'],
    [],
  ])
})

test('AST-15 CON-14 who requested a price is mailed what another operator decided, and nothing of an own withdrawal', async () => {
  const shop = await openTestShop({ kind: 'opened' })
  const bob = await staffClient(shop, 'finance')
  await sql`update staff set permissions_changed_at = permissions_changed_at - interval '2 days'`.execute(shop.db)
  const { ann, made, starts_on } = await requestOf(shop)
  await bob.call('unit_price/approve', { request_id: made.request_id, version: made.version })
  const again = () => ann.call('unit_price/request', { unit: 'AAA', price: '1.20', starts_on, reason: 'The market' })
  const [refused, withdrawn] = [await again(), await again()]
  await bob.call('unit_price/refuse', { request_id: refused.request_id, version: refused.version })
  await ann.call('unit_price/withdraw', { request_id: withdrawn.request_id, version: withdrawn.version })
  const decided = (await mailsOf(shop, ann)).filter(({ template }) => template !== 'change_needs_approval')
  expect(decided).toMatchObject([
    { template: 'change_approved', body: expect.stringContaining(`ACC: 1.10 USD, ${starts_on}`) },
    { template: 'change_refused', body: expect.stringContaining(`AAA: 1.20 USD, ${starts_on}`) },
  ])
})

test('AST-15 CON-13 before the shop is opened its owner sets prices alone', async () => {
  const shop = await openTestShop({ kind: 'new' })
  const { made, ann, starts_on } = await requestOf(shop)
  expect(made).toMatchObject({ state: 'approved', decided_by_name: null })
  expect((await ann.call('unit_price/current', {})).list[0]!.upcoming).toEqual([{ price: '1.10', starts_on }])
})
