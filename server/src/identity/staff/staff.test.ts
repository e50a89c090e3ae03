import { afterAll, describe, expect, test } from 'vitest'
import { openTestShop } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { closeHashing } from '../hash-password.ts'
import { makeAccount, password, refusalOf } from '../test/accounts.ts'

const shop = await openTestShop()
afterAll(closeHashing)
const operator = await staffClient(shop)
const reason = 'By telephone'
const logIn = (account: string, secret: string) => shop.visitor().call('identity/log_in', { account, password: secret })

describe('CON-05 an operator', () => {
  test('locks an account: the member is out at once and cannot log in, until the lock is lifted', async () => {
    const member = await makeAccount(shop)
    const { member_id, account } = member
    await operator.call('identity/lock', { member_id, reason })
    expect(await refusalOf(member.call('member/view', {}))).toMatchObject({ code: 410000 })
    expect(await refusalOf(logIn(account, password))).not.toBeNull()
    expect((await refusalOf(operator.call('identity/lock', { member_id, reason })))?.reason).toBe('member.already_in_state')
    await operator.call('identity/unlock', { member_id, reason })
    await logIn(account, password)
    expect((await refusalOf(operator.call('identity/unlock', { member_id, reason })))?.reason).toBe('member.already_in_state')
  })

  test('lifts the lock of wrong passwords, which is seen before', async () => {
    const { member_id, account } = await makeAccount(shop)
    for (let n = 0; n < 5; n++) await refusalOf(logIn(account, 'Wrong-1234'))
    expect((await refusalOf(logIn(account, password)))?.reason).toBe('identity.locked')
    const seen = await operator.call('identity/security', { member_id })
    expect(seen).toMatchObject({ login_attempts: 5, login_locked_until: expect.any(String), has_payment_password: false })
    await operator.call('identity/lift_locks', { member_id, reason })
    expect(await operator.call('identity/security', { member_id })).toMatchObject({ login_attempts: 0, login_locked_until: null })
    await logIn(account, password)
  })

  test('logs a member out everywhere, and sees how the session ended', async () => {
    const member = await makeAccount(shop)
    const { member_id } = member
    expect(await operator.call('identity/end_member_sessions', { member_id, reason })).toEqual({ ended: 1 })
    expect(await refusalOf(member.call('member/view', {}))).toMatchObject({ code: 410000 })
    expect((await operator.call('identity/security', { member_id })).sessions).toMatchObject([{ end_reason: 'operator' }])
  })

  test('hears of a member that there is not', async () => {
    for (const path of ['identity/lock', 'identity/unlock', 'identity/lift_locks', 'identity/end_member_sessions'] as const)
      expect((await refusalOf(operator.call(path, { member_id: 999_999, reason })))?.reason).toBe('member.not_found')
    expect((await refusalOf(operator.call('identity/security', { member_id: 999_999 })))?.reason).toBe('member.not_found')
  })
})
