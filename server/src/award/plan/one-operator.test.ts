import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newPlan } from '../../../test/access/award-inputs.ts'
import { openTestShop, type Client, type Refused, type TestShop } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { dayIn, plus } from '../../kernel/time/clock.ts'
import { publishDuePlans } from './publish-due.ts'

const reasonOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: Refused) => error.reason,
  )
const openShop = async () => {
  const shop = await openTestShop({ kind: 'opened' })
  return { shop, ann: await staffClient(shop) }
}
type Operator = Client & { staff_id: number }
async function schedule(ann: Operator, change: Partial<ReturnType<typeof newPlan>> = {}) {
  const { plan_id, version } = await ann.call('award/save_plan', { ...newPlan(), ...change })
  return ann.call('award/approve_plan', { plan_id, version })
}
const come = ({ admin }: TestShop) =>
  sql`update award_plan set effective_at = clock_timestamp() - interval '1 second' where effective_at is not null and state = 'draft'`.execute(
    admin,
  )
const shown = async (ann: Operator, plan_id: number) => (await ann.call('award/view_plan', { plan_id })).plan
const mailsOf = async ({ db }: TestShop, { staff_id }: { staff_id: number }) => {
  const { email } = await db.selectFrom('staff').select('email').where('id', '=', staff_id).executeTakeFirstOrThrow()
  const rows = await db.selectFrom('message').select(['template', 'body']).where('recipient', '=', email).orderBy('id').execute()
  return rows
}
const lastAudit = ({ db }: TestShop, plan_id: number) =>
  db
    .selectFrom('audit')
    .select(['staff_id', 'after'])
    .where('subject', '=', `award_plan ${plan_id}`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

test('AST-15 CON-14 a version that no other operator may approve is approved by itself a day later on the real clock', async () => {
  const { shop, ann } = await openShop()
  const draft = await ann.call('award/save_plan', newPlan())
  expect(draft.effective_at).toBeNull()
  expect(await mailsOf(shop, ann)).toEqual([])
  const one = { plan_id: draft.plan_id, version: draft.version }
  const made = await ann.call('award/approve_plan', one)
  expect(made).toMatchObject({ state: 'draft', decided_by: null, version: draft.version + 1 })
  const hours = (Date.parse(made.effective_at!) - Date.now()) / 3_600_000
  expect([hours > 23.9, hours <= 24]).toEqual([true, true])
  expect(await mailsOf(shop, ann)).toMatchObject([{ template: 'change_scheduled', body: expect.stringContaining(draft.starts_on) }])
  // Again it changes nothing.
  expect(await ann.call('award/approve_plan', { ...one, version: made.version })).toEqual(made)
  await publishDuePlans.run(shop.site)
  expect(await shown(ann, draft.plan_id)).toMatchObject({ state: 'draft' })
  await come(shop)
  await Promise.all([publishDuePlans.run(shop.site), publishDuePlans.run(shop.site)])
  expect(await shown(ann, draft.plan_id)).toMatchObject({ state: 'approved', decided_by: null, effective_at: null })
  expect(await lastAudit(shop, draft.plan_id)).toEqual({ staff_id: ann.staff_id, after: { state: 'approved' } })
  expect((await mailsOf(shop, ann)).map(({ template }) => template)).toEqual(['change_scheduled', 'change_approved'])
})

test('AST-15 CON-14 an edited draft waits for its author again, and another operator who may approve it need not wait', async () => {
  const { shop, ann } = await openShop()
  const made = await schedule(ann)
  const edited = await ann.call('award/save_plan', { ...newPlan(), plan_id: made.plan_id, version: made.version })
  expect(edited.effective_at).toBeNull()
  const again = await ann.call('award/approve_plan', { plan_id: made.plan_id, version: edited.version })
  const ben = await staffClient(shop)
  const other = await ann.call('award/save_plan', newPlan())
  expect(await reasonOf(ann.call('award/approve_plan', { plan_id: other.plan_id, version: other.version }))).toBe('award.own_plan')
  await sql`update staff set permissions_changed_at = permissions_changed_at - interval '2 days'`.execute(shop.db)
  expect(await ben.call('award/approve_plan', { plan_id: made.plan_id, version: again.version })).toMatchObject({
    state: 'approved',
    effective_at: null,
  })
  const templates = async (one: Operator) => (await mailsOf(shop, one)).map(({ template }) => template)
  expect(await templates(ben)).toEqual(['change_needs_approval'])
  expect(await templates(ann)).toEqual(['change_scheduled', 'change_scheduled', 'change_needs_approval', 'change_approved'])
})

test('AST-15 CON-14 a version that would start before it is approved is refused, and one whose day came meanwhile is withdrawn by name', async () => {
  const { shop, ann } = await openShop()
  const tomorrow = dayIn('Asia/Shanghai', plus(shop.site.shared.now(), { days: 1 }))
  const soon = await ann.call('award/save_plan', { ...newPlan(), starts_on: tomorrow })
  const refused = await reasonOf(ann.call('award/approve_plan', { plan_id: soon.plan_id, version: soon.version }))
  expect(refused).toBe('award.plan_in_past')
  const late = await schedule(ann)
  const { starts_on } = late
  const taken = await schedule(ann, { starts_on })
  await sql`update award_plan set starts_on = current_date - 1 where id = ${late.plan_id}`.execute(shop.admin)
  await come(shop)
  await publishDuePlans.run(shop.site)
  expect(await shown(ann, late.plan_id)).toMatchObject({ state: 'withdrawn', decided_by: null })
  expect(await lastAudit(shop, late.plan_id)).toEqual({
    staff_id: ann.staff_id,
    after: { state: 'withdrawn', reason: 'award.plan_in_past' },
  })
  expect(await shown(ann, taken.plan_id)).toMatchObject({ state: 'approved' })
  const twin = await ann.call('award/save_plan', newPlan())
  await ann.call('award/approve_plan', { plan_id: twin.plan_id, version: twin.version })
  await sql`update staff set is_active = false`.execute(shop.db)
  await come(shop)
  await publishDuePlans.run(shop.site)
  expect((await lastAudit(shop, twin.plan_id)).after).toEqual({ state: 'withdrawn', reason: 'call.forbidden' })
  const dropped = (await mailsOf(shop, ann)).filter(({ template }) => template === 'change_dropped')
  expect(dropped.map(({ body }) => body)).toEqual([expect.stringContaining('must start after today')])
})
