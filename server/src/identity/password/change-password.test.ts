import { afterAll, describe, expect, test } from 'vitest'
import { openTestShop, type Client } from '../../../test/harness.ts'
import { closeHashing } from '../hash-password.ts'
import { makeAccount, outcomeOf, password, refusalOf } from '../test/accounts.ts'

const shop = await openTestShop()
afterAll(closeHashing)

const newPassword = 'other1'
const change = (member: Client, fields: object = {}) =>
  member.call('identity/change_password', { old_password: password, password: newPassword, password_again: newPassword, ...fields })
const logIn = (account: string, secret: string, client = shop.visitor()) => client.call('identity/log_in', { account, password: secret })

describe('changing the password', () => {
  test('IDN-09 against the old one; this session goes on and the member is notified by mail', async () => {
    const member = await makeAccount(shop)
    await change(member)
    expect(await outcomeOf(member.call('member/view', {}))).toBe('done')
    expect(await outcomeOf(logIn(member.account, password))).toBe('identity.wrong_password')
    expect(await outcomeOf(logIn(member.account, newPassword))).toBe('done')
    const notified = await shop.db.selectFrom('message').select('template').where('recipient', '=', member.email).execute()
    expect(notified.map(({ template }) => template)).toEqual(['password_changed'])
  })

  test.each([
    [{ password_again: 'other2' }, 'identity.passwords_differ'],
    [{ old_password: 'wrong-password-1' }, 'identity.wrong_password'],
    [{ password, password_again: password }, 'identity.same_password'],
    [{ old_password: 'wrong-password-1', password: 'wrong-password-1', password_again: 'wrong-password-1' }, 'identity.wrong_password'],
  ])('IDN-09 %j is refused and changes nothing', async (fields, reason) => {
    const member = await makeAccount(shop)
    expect(await outcomeOf(change(member, fields))).toBe(reason)
    expect(await outcomeOf(logIn(member.account, password))).toBe('done')
  })

  test.each(['five1', 'sixsix', '123456', 'a1'.repeat(33)])('IDN-09 %j is refused by its name', async (wrong) => {
    const refused = await refusalOf(change(await makeAccount(shop), { password: wrong }))
    expect(Object.keys(refused.data.fields!)).toEqual(['password'])
  })

  test('wrong old passwords are counted to the lock, apart from those of strangers at the log-in', async () => {
    const member = await makeAccount(shop)
    for (let n = 0; n < 5; n++) await refusalOf(logIn(member.account, 'wrong-password-1'))
    const reasons: string[] = []
    for (let n = 0; n < 6; n++) reasons.push(await outcomeOf(change(member, { old_password: 'wrong-password-1' })))
    expect(reasons).toEqual([
      'identity.wrong_password',
      'identity.wrong_password',
      'identity.wrong_password_attempts_left',
      'identity.wrong_password_attempts_left',
      'identity.locked',
      'identity.locked',
    ])
    expect(await outcomeOf(change(member))).toBe('identity.locked')
  })

  test('the caller’s device stays known, every other is forgotten', async () => {
    const member = await makeAccount(shop)
    const [phone, lost] = [shop.visitor(), shop.visitor()]
    await logIn(member.account, password, lost)
    phone.token = (await logIn(member.account, password, phone)).token
    await change(phone)
    for (let n = 0; n < 5; n++) await refusalOf(logIn(member.account, 'wrong-password-1'))
    expect(await outcomeOf(logIn(member.account, newPassword, lost))).toBe('identity.locked')
    expect(await outcomeOf(logIn(member.account, newPassword, phone))).toBe('done')
  })

  test('of changes at once against the same old password, one is done', async () => {
    const member = await makeAccount(shop)
    const passwords = ['first1', 'second2', 'third3']
    const outcomes = await Promise.all(
      passwords.map((candidate) => outcomeOf(change(member, { password: candidate, password_again: candidate }))),
    )
    expect(outcomes.toSorted()).toEqual(['done', 'identity.wrong_password', 'identity.wrong_password'])
    expect(await outcomeOf(logIn(member.account, passwords[outcomes.indexOf('done')]!))).toBe('done')
  })

  test('a member without a password has none to change', async () => {
    expect(await outcomeOf(change(await shop.member()))).toBe('identity.wrong_password')
  })
})
