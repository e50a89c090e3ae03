import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { openTestShop, type Client } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { closeHashing } from '../../identity/hash-password.ts'
import { makeWithdrawingMember } from '../../withdrawal/test/withdrawals.ts'
import { operators, password, reasonOf } from '../test/operators.ts'

const shop = await openTestShop({ settings: { 'staff.totp_required': false } })
const { logIn } = await operators(shop)
const owner = await staffClient(shop)
afterAll(closeHashing)

const consoleOf = async (email: string, given = password) => {
  const made = await logIn(email, given)
  if (made.next !== 'console') throw new Error(made.next)
  return shop.client(made.token)
}
const hoursLater = (staff_id: number, hours: number) =>
  sql`update staff set permissions_changed_at = permissions_changed_at - make_interval(hours => ${hours}) where id = ${staff_id}`.execute(
    shop.db,
  )
async function hire(role = 'finance') {
  const email_address = `bob-${Math.random().toString(36).slice(2)}@shop.example`
  const { staff_id } = await owner.call('staff/add_staff', { email_address, name: 'Bob', role, password })
  return { staff_id, email: email_address }
}
const withdrawal = async () => ({ withdrawal_id: (await (await makeWithdrawingMember(shop)).apply(1_000n)).withdrawal_id, version: 1 })
const approve = async (client: Client) => {
  const outcome = client.call('withdrawal/approve', { list: [await withdrawal()] })
  return outcome.then(
    () => 'done',
    () => reasonOf(outcome),
  )
}
async function adjustment() {
  const { member_id } = await shop.member()
  const input = { member_id, unit: 'MONEY' as const, bucket: 'withdrawable' as const, amount: '1.00', reason: 'A gift' }
  const { adjustment_id, version } = await owner.call('wallet/adjust_request', input)
  return { adjustment_id, version }
}

describe('an operator whom somebody else made or reset', () => {
  test('WAL-08 approves nothing of money for 24 hours: no withdrawal, adjustment, batch, file or payout', async () => {
    const { staff_id, email } = await hire()
    const bob = await consoleOf(email)
    expect(await approve(bob)).toBe('staff.too_new')
    expect(await reasonOf(bob.call('wallet/adjust_approve', await adjustment()))).toBe('staff.too_new')
    const now = shop.site.shared.now()
    const batch = { batch_no: `B${staff_id}`, staff_id, created_at: now }
    const { id: batch_id } = await shop.db.insertInto('payout_batch').values(batch).returning('id').executeTakeFirstOrThrow()
    expect(await reasonOf(bob.call('withdrawal/export_batch', { batch_id }))).toBe('staff.too_new')
    await hoursLater(staff_id, 23)
    expect(await approve(bob)).toBe('staff.too_new')
    await hoursLater(staff_id, 1)
    expect(await approve(bob)).toBe('done')
    await bob.call('wallet/adjust_approve', await adjustment())
  })

  test('an adjustment may be refused at once: that gives nobody anything', async () => {
    const bob = await consoleOf((await hire()).email)
    expect(await bob.call('wallet/adjust_refuse', await adjustment())).toMatchObject({ state: 'refused' })
  })

  const resets: [string, (bob: { staff_id: number; email: string }) => Promise<string>][] = [
    [
      'another password',
      async ({ staff_id }) => {
        await owner.call('staff/set_password', { staff_id, password: 'Another-one-1' })
        return 'Another-one-1'
      },
    ],
    ['a second factor taken away', async ({ staff_id }) => (await owner.call('staff/reset_totp', { staff_id }), password)],
    [
      'being taken back',
      async ({ staff_id }) => {
        const change = { staff_id, name: 'Bob', role: 'finance' }
        const { version } = await owner.call('staff/change_staff', { ...change, version: 1, is_active: false })
        await owner.call('staff/change_staff', { ...change, version, is_active: true })
        return password
      },
    ],
    [
      'another role',
      async ({ staff_id }) => {
        await owner.call('staff/change_staff', { staff_id, version: 1, name: 'Bob', role: 'owner', is_active: true })
        return password
      },
    ],
  ]
  test.each(resets)('WAL-08 waits again after %s', async (_, reset) => {
    const bob = await hire()
    await hoursLater(bob.staff_id, 24)
    expect(await approve(await consoleOf(bob.email))).toBe('done')
    const given = await reset(bob)
    expect(await approve(await consoleOf(bob.email, given))).toBe('staff.too_new')
  })

  test('WAL-08 waits after the role itself was given more, and not after it was given less', async () => {
    await owner.call('staff/add_role', { name: 'cashier', permissions: ['order.view', 'member.view'] })
    const { staff_id, email } = await hire('cashier')
    await hoursLater(staff_id, 48)
    await owner.call('staff/change_role', { name: 'cashier', version: 1, permissions: ['order.view'] })
    const since = () => shop.db.selectFrom('staff').select('permissions_changed_at').where('id', '=', staff_id).executeTakeFirstOrThrow()
    const before = await since()
    await owner.call('staff/change_role', { name: 'cashier', version: 2, permissions: ['order.view', 'withdrawal.review'] })
    expect((await since()).permissions_changed_at).not.toBe(before.permissions_changed_at)
    expect(await approve(await consoleOf(email))).toBe('staff.too_new')
  })

  test('who changes the own password against the old one waits for nothing', async () => {
    const { staff_id, email } = await hire()
    await hoursLater(staff_id, 24)
    const bob = await consoleOf(email)
    await bob.call('staff/change_password', { old_password: password, password: 'Another-one-1', password_again: 'Another-one-1' })
    expect(await approve(bob)).toBe('done')
  })
})
