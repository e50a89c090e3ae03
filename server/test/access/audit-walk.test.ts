import { randomUUID } from 'node:crypto'
import { contract, type Api } from '@longmall/contract/index.ts'
import type { AnyOperation, InputOf } from '@longmall/contract/operation.ts'
import { afterAll, expect, test, vi } from 'vitest'
import { closeHashing } from '../../src/identity/hash-password.ts'
import { codeOf, operators, password } from '../../src/staff/test/operators.ts'
import { openTestShop, type Client } from '../harness.ts'
import { staffClient } from '../staff-client.ts'

vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 30_000) * 30_000 + 15_000 })
const shop = await openTestShop()
const made = await operators(shop)
afterAll(async () => {
  vi.useRealTimers()
  await closeHashing()
})

type StaffPath = { [Path in keyof Api]: Api[Path]['access']['who'] extends 'staff' ? Path : never }[keyof Api]
type ChangePath = { [Path in StaffPath]: Api[Path]['kind'] extends 'query' ? never : Path }[StaffPath]
type Enrolled = Awaited<ReturnType<typeof made.enrolled>>

const another = async () => (await staffClient(shop, 'support')).staff_id
const newPassword = 'Another-one-1'

async function application(): Promise<number> {
  const row = { kind: 'join', mobile: `+86138${Date.now() % 100_000_000}`, name: 'Ann', country: 'CN', city: 'Shenzhen', message: 'Hello' }
  const { id } = await shop.db
    .insertInto('application')
    .values({ ...row, application_no: randomUUID(), language: 'en-us', created_at: shop.site.shared.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What each change of an operator's takes to be done: one that is not here does not compile. */
const inputs: { [Path in ChangePath]: (caller: Enrolled) => Promise<InputOf<Api[Path]>> } = {
  'application/review': async () => ({ application_id: await application(), version: 1, decision: 'accepted' }),
  'content/publish_agreement': async () => {
    const sections = [{ heading: 'One', paragraphs: ['Words'], items: [] }]
    return { name: 'terms', version: 1, texts: [{ language: 'en-us', title: 'Terms', sections }] }
  },
  'member/view_contact': async () => ({ member_id: (await shop.member()).member_id }),
  'staff/log_out': async () => ({}),
  'staff/change_password': async () => ({ old_password: password, password: newPassword, password_again: newPassword }),
  'staff/offer_totp': async ({ secret }) => ({ password, code: codeOf(secret) }),
  'staff/renew_recovery_codes': async ({ secret }) => ({ code: codeOf(secret) }),
  'staff/end_other_sessions': async () => ({}),
  'staff/add_staff': async () => ({
    email_address: `${randomUUID()}@shop.example`,
    name: 'Bob',
    role: 'support',
    password: newPassword,
  }),
  'staff/change_staff': async () => ({ staff_id: await another(), version: 1, name: 'Bob', role: 'finance', is_active: false }),
  'staff/set_password': async () => ({ staff_id: await another(), password: newPassword }),
  'staff/reset_totp': async () => ({ staff_id: await another() }),
  'staff/end_sessions': async () => ({ staff_id: await another() }),
  'staff/add_role': async () => ({ name: 'auditor', permissions: ['audit.view'] }),
  'staff/change_role': async () => ({ name: 'support', version: 1, permissions: ['order.view'] }),
  'staff/make_clerk': async () => ({ member_id: (await shop.member()).member_id, is_desk_clerk: true }),
}

const changes = Object.values(contract)
  .flatMap((domain) => Object.values<AnyOperation>(domain))
  .filter(({ access, kind }) => access.who === 'staff' && kind !== 'query')
  .map(({ path }) => path as ChangePath)

const lines = (staff_id: number) => shop.db.selectFrom('audit').selectAll().where('staff_id', '=', staff_id).orderBy('id').execute()
const call = (client: Client, path: string, input: unknown) =>
  (client.call as (path: string, input: unknown) => Promise<unknown>)(path, input)

test('IDN-12 every change that operators can make is walked', () => {
  expect(Object.keys(inputs).toSorted()).toEqual(changes.toSorted())
})

test.each(changes)('IDN-12 %s leaves one line in the audit log, without a secret', async (path) => {
  const caller = await made.enrolled({ role: 'owner' })
  const input = await inputs[path](caller)
  const before = await lines(caller.id)
  await call(caller, path, input)
  const added = (await lines(caller.id)).slice(before.length)
  expect(added).toHaveLength(1)
  expect(added[0]).toMatchObject({ action: path, staff_id: caller.id, subject: expect.stringMatching(/^\w+ \w+/) })
  const written = JSON.stringify(added)
  for (const secret of [password, newPassword, caller.secret, caller.token!, ...caller.recovery_codes])
    expect(written).not.toContain(secret)
})

test('IDN-12 a change that is refused leaves no line', async () => {
  const caller = await staffClient(shop, 'owner')
  const refused = [
    caller.call('member/view_contact', { member_id: 2147483647 }),
    caller.call('staff/set_password', { staff_id: 2147483647, password: newPassword }),
    caller.call('staff/change_role', { name: 'owner', version: 1, permissions: ['order.view'] }),
  ]
  for (const one of await Promise.allSettled(refused)) expect(one.status).toBe('rejected')
  expect(await lines(caller.staff_id)).toEqual([])
})

test('IDN-12 each way into the console leaves a line', async () => {
  const ann = await made.enrolled({ role: 'owner' })
  const ticket = async () => (await made.step(ann.email, 'code')).ticket
  await shop.visitor().call('staff/enter_code', { ticket: await ticket(), code: codeOf(ann.secret) })
  await shop.visitor().call('staff/enter_recovery_code', { ticket: await ticket(), recovery_code: ann.recovery_codes[0]! })
  expect((await lines(ann.id)).map(({ action }) => action)).toEqual([
    'staff/confirm_enrolment',
    'staff/enter_code',
    'staff/enter_recovery_code',
  ])
})
