import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { closeHashing } from '../../identity/hash-password.ts'
import { operators, reasonOf, refusalOf } from '../test/operators.ts'

let shop: TestShop
let made: Awaited<ReturnType<typeof operators>>
let owner: Awaited<ReturnType<typeof staffClient>>
beforeAll(async () => {
  shop = await openTestShop()
  made = await operators(shop)
  owner = await staffClient(shop, 'owner')
  await owner.call('staff/add_role', { name: 'manager', permissions: ['staff.manage', 'order.*', 'member.view'] })
  await owner.call('staff/add_role', { name: 'clerk', permissions: ['order.view'] })
})
afterAll(closeHashing)

const rowOf = async (staff_id: number) => (await owner.call('staff/list_staff', {})).list.find((one) => one.staff_id === staff_id)!
const change = async (by: Pick<typeof owner, 'call'>, staff_id: number, fields: object) => {
  const { name, role, is_active, version } = await rowOf(staff_id)
  return by.call('staff/change_staff', { staff_id, name, role, is_active, version, ...fields })
}
const lastAudit = () => shop.db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()

describe('operators', () => {
  test('IDN-12 the owner adds one, who logs in with the first password and sets up a second factor', async () => {
    const email_address = `${randomUUID()}@shop.example`
    const added = { email_address, name: 'Bob', role: 'support', password: 'first-Passw0rd' }
    const { staff_id } = await owner.call('staff/add_staff', added)
    expect(await rowOf(staff_id)).toMatchObject({ name: 'Bob', role: 'support', is_active: true, is_enrolled: false, session_count: 0 })
    expect((await made.logIn(email_address, 'first-Passw0rd')).next).toBe('enrol')
    const line = await lastAudit()
    expect(line).toMatchObject({ action: 'staff/add_staff', subject: `staff ${staff_id}`, before: null })
    expect(line.after).toEqual({ email: email_address, name: 'Bob', role: 'support', is_active: true })
    expect(await reasonOf(owner.call('staff/add_staff', { ...added, email_address: email_address.toUpperCase() }))).toBe(
      'staff.email_taken',
    )
    expect(await reasonOf(owner.call('staff/add_staff', { ...added, email_address: 'x@y.example', role: 'ghost' }))).toBe(
      'staff.role_unknown',
    )
  })

  test('IDN-12 who is dismissed is out at once, with a log-in under way too', async () => {
    const bob = await made.enrolled()
    const { ticket } = await made.step(bob.email, 'code')
    await change(owner, bob.id, { is_active: false })
    expect(await refusalOf(bob.call('staff/view', {}))).toMatchObject({ code: 410000 })
    expect(await reasonOf(shop.visitor().call('staff/enter_code', { ticket, code: '123456' }))).toBe('staff.log_in_expired')
    expect(await reasonOf(made.logIn(bob.email))).toBe('identity.wrong_password')
    await change(owner, bob.id, { is_active: true })
    expect(await refusalOf(bob.call('staff/view', {}))).toMatchObject({ code: 410000 })
  })

  test('IDN-12 a stale edit is refused', async () => {
    const bob = await staffClient(shop, 'support')
    const edit = { staff_id: bob.staff_id, name: 'Robert', role: 'support', is_active: true, version: 1 }
    await owner.call('staff/change_staff', edit)
    expect(await reasonOf(owner.call('staff/change_staff', edit))).toBe('staff.changed')
    expect(await reasonOf(owner.call('staff/change_staff', { ...edit, staff_id: 2147483647 }))).toBe('staff.not_found')
  })

  test('IDN-12 a forgotten password is set by another, which ends the sessions and lifts the lock', async () => {
    const bob = await made.enrolled()
    for (let n = 0; n < 5; n++) await refusalOf(made.logIn(bob.email, 'wrong'))
    await owner.call('staff/set_password', { staff_id: bob.id, password: 'Another-one-1' })
    expect(await refusalOf(bob.call('staff/view', {}))).toMatchObject({ code: 410000 })
    expect((await made.logIn(bob.email, 'Another-one-1')).next).toBe('code')
    expect(await lastAudit()).toMatchObject({ action: 'staff/set_password', before: null, after: null })
  })

  test('IDN-12 a lost second factor is taken away by another, and a new one set up', async () => {
    const bob = await made.enrolled()
    await owner.call('staff/reset_totp', { staff_id: bob.id })
    expect(await refusalOf(bob.call('staff/view', {}))).toMatchObject({ code: 410000 })
    expect((await made.logIn(bob.email)).next).toBe('enrol')
    expect(await shop.db.selectFrom('staff_recovery_code').select('staff_id').where('staff_id', '=', bob.id).execute()).toEqual([])
  })

  test('IDN-12 sessions of another are ended', async () => {
    const bob = await staffClient(shop, 'support')
    expect(await owner.call('staff/end_sessions', { staff_id: bob.staff_id })).toEqual({ ended: 1 })
    expect(await refusalOf(bob.call('staff/view', {}))).toMatchObject({ code: 410000 })
  })
})

describe('rights', () => {
  test('IDN-12 nobody changes their own', async () => {
    for (const fields of [{ role: 'support' }, { is_active: false }])
      expect(await reasonOf(change(owner, owner.staff_id, fields))).toBe('staff.own_permissions')
    await change(owner, owner.staff_id, { name: 'Annabel' })
    for (const path of ['staff/reset_totp', 'staff/end_sessions'] as const)
      expect(await reasonOf(owner.call(path, { staff_id: owner.staff_id }))).toBe('staff.own_permissions')
    const set = owner.call('staff/set_password', { staff_id: owner.staff_id, password: 'Another-one-1' })
    expect(await reasonOf(set)).toBe('staff.own_permissions')
    const manager = await staffClient(shop, 'manager')
    const raise = manager.call('staff/change_role', { name: 'manager', version: 1, permissions: ['*'] })
    expect(await reasonOf(raise)).toBe('staff.own_permissions')
  })

  test('IDN-12 nobody gives, takes or touches what goes beyond their own', async () => {
    const manager = await staffClient(shop, 'manager')
    const bob = await staffClient(shop, 'clerk')
    const beyond = [
      () => change(manager, bob.staff_id, { role: 'owner' }),
      () => change(manager, owner.staff_id, { is_active: false }),
      () => manager.call('staff/set_password', { staff_id: owner.staff_id, password: 'Another-one-1' }),
      () => manager.call('staff/reset_totp', { staff_id: owner.staff_id }),
      () => manager.call('staff/end_sessions', { staff_id: owner.staff_id }),
      () => manager.call('staff/add_role', { name: 'everything', permissions: ['*'] }),
      () => manager.call('staff/add_role', { name: 'money', permissions: ['order.view', 'wallet.view'] }),
      () => manager.call('staff/change_role', { name: 'clerk', version: 1, permissions: ['order.view', 'payment.*'] }),
      () => manager.call('staff/change_role', { name: 'finance', version: 1, permissions: ['order.view'] }),
      () => manager.call('staff/add_staff', { email_address: 'a@b.example', name: 'A', role: 'owner', password: 'Another-one-1' }),
    ]
    const before = await shop.db.selectFrom('staff').select(['id', 'role', 'is_active', 'hash']).orderBy('id').execute()
    for (const attempt of beyond) expect(await reasonOf(attempt())).toBe('staff.exceeds_permissions')
    expect(await shop.db.selectFrom('staff').select(['id', 'role', 'is_active', 'hash']).orderBy('id').execute()).toEqual(before)
    await change(manager, bob.staff_id, { name: 'Bobby' })
  })

  test('IDN-12 a role’s change counts from the next call of an open session', async () => {
    await owner.call('staff/add_role', { name: 'reader', permissions: ['order.view'] })
    const reader = await staffClient(shop, 'reader')
    expect(await reasonOf(reader.call('member/list_members', {}))).toBe('call.forbidden')
    const changed = await owner.call('staff/change_role', { name: 'reader', version: 1, permissions: ['member.*'] })
    expect(changed).toEqual({ version: 2 })
    await reader.call('member/list_members', {})
    expect(await lastAudit()).toMatchObject({ before: { permissions: ['order.view'] }, after: { permissions: ['member.*'] } })
    const stale = owner.call('staff/change_role', { name: 'reader', version: 1, permissions: ['order.view'] })
    expect(await reasonOf(stale)).toBe('staff.changed')
  })

  test('IDN-12 the owner’s role stays as it is, and a role’s name is taken once', async () => {
    const fixed = owner.call('staff/change_role', { name: 'owner', version: 1, permissions: ['order.view'] })
    expect(await reasonOf(fixed)).toBe('staff.owner_fixed')
    expect(await reasonOf(owner.call('staff/add_role', { name: 'finance', permissions: ['order.view'] }))).toBe('staff.role_taken')
    expect(await reasonOf(owner.call('staff/change_role', { name: 'ghost', version: 1, permissions: ['a.b'] }))).toBe('staff.role_unknown')
    const { list, permissions } = await owner.call('staff/list_roles', {})
    expect(list.find(({ name }) => name === 'owner')).toMatchObject({ permissions: ['*'] })
    expect(permissions).toContain('staff.manage')
  })

  test('IDN-12 two owners who dismiss each other at once leave one', async () => {
    const alone = await openTestShop()
    const two = [await staffClient(alone, 'owner'), await staffClient(alone, 'owner')]
    const dismiss = (by: number, whom: number) => {
      const { staff_id } = two[whom]!
      return two[by]!.call('staff/change_staff', { staff_id, version: 1, name: 'Ann', role: 'owner', is_active: false })
    }
    const done = await Promise.allSettled([dismiss(0, 1), dismiss(1, 0)])
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await alone.db.selectFrom('staff').select('id').where('is_active', '=', true).execute()).toHaveLength(1)
  })
})
