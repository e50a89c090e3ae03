import { afterAll, describe, expect, test } from 'vitest'
import { openTestShop } from '../../../test/harness.ts'
import { closeHashing, hashPassword } from '../hash-password.ts'
import { makeAccount, outcomeOf, password, refusalOf } from '../test/accounts.ts'
import { contactsOf } from '../test/contacts.ts'

const shop = await openTestShop()
afterAll(closeHashing)

const token = 'x'.repeat(43)
const { lastTo, rowOf, bindEmail, bindMobile, setPaymentPassword, recoverBy } = contactsOf(shop)

/** The token of the link that was sent to a contact. */
const linkTo = async (contact: string): Promise<string> => {
  const { body, code } = (await lastTo(contact))!
  expect(body).toContain('http://shop.example/v1/login/contact/undo#{code}')
  return code!
}
const undo = (link: string) => shop.visitor().call('identity/undo_contact', { link })

describe('IDN-09 the link to the old contact', () => {
  test('shows what it undoes and changes nothing before it is confirmed; then the old one is back, and every way in has ended', async () => {
    const member = await makeAccount(shop)
    const thief = await bindEmail(member)
    const link = await linkTo(member.email)
    const shown = await shop.visitor().call('identity/view_contact_undo', { link })
    expect(shown).toMatchObject({ account: member.account, changes: [{ kind: 'email' }] })
    expect(JSON.stringify(shown)).not.toMatch(new RegExp(`${thief}|${member.email}`))
    expect((await rowOf(member)).email).toBe(thief)
    await shop.advance({ hours: 25 })
    await setPaymentPassword(member, thief)
    await undo(link)
    expect((await rowOf(member)).email).toBe(member.email)
    expect(await refusalOf(member.call('member/view', {}))).toMatchObject({ code: 410000 })
    expect(await outcomeOf(shop.visitor().call('identity/log_in', { account: member.account, password }))).toBe('identity.wrong_password')
    const left = await shop.db.selectFrom('payment_password').select('hash').where('member_id', '=', member.member_id).execute()
    expect(left).toEqual([])
    expect([(await lastTo(member.email))!.template, (await lastTo(thief))!.template]).toEqual(['contact_restored', 'contact_removed'])
    // The restored contact recovers at once.
    await shop.advance({ minutes: 2 })
    await recoverBy(member.account, 'email')
    expect((await lastTo(member.email))!.template).toBe('code_recover')
    expect(await outcomeOf(undo(link))).toBe('identity.undo_expired')
  })

  test('a payment password from before stays; money waits again', async () => {
    const member = await makeAccount(shop)
    await setPaymentPassword(member, member.email)
    await shop.advance({ minutes: 2 })
    await bindEmail(member)
    await shop.advance({ hours: 30 })
    await undo(await linkTo(member.email))
    const stored = await shop.db.selectFrom('payment_password').select('hash').where('member_id', '=', member.member_id).execute()
    expect(stored).toHaveLength(1)
    await shop.db
      .insertInto('login_password')
      .values({ member_id: member.member_id, hash: await hashPassword(password) })
      .execute()
    const { token: fresh } = await shop.visitor().call('identity/log_in', { account: member.account, password })
    expect(await shop.client(fresh).call('identity/owner_verification', {})).toMatchObject({
      contacts: [{ channel: 'email' }],
      cooldown_until: expect.any(String),
    })
  })

  test('undoes the whole chain, and a link that went to the thief restores the owner, not the thief', async () => {
    const member = await makeAccount(shop)
    const first = await bindEmail(member)
    await shop.advance({ minutes: 2 })
    const [mobile, second] = [await bindMobile(member), await bindEmail(member)]
    const thiefs = (await lastTo(first))!.code!
    await undo(thiefs)
    expect(await rowOf(member)).toMatchObject({ email: member.email, mobile: null })
    for (const contact of [first, second, mobile]) expect((await lastTo(contact))!.template).toBe('contact_removed')
    const left = await shop.db
      .selectFrom('contact_binding')
      .select('id')
      .where('member_id', '=', member.member_id)
      .where('undone_at', 'is', null)
      .execute()
    expect(left).toEqual([])
  })

  test('is over after 72 h of the store clock, and known to nobody else', async () => {
    const member = await makeAccount(shop)
    const thief = await bindEmail(member)
    const link = await linkTo(member.email)
    expect(await outcomeOf(undo(token))).toBe('identity.undo_expired')
    await shop.advance({ hours: 72 })
    expect(await outcomeOf(undo(link))).toBe('identity.undo_expired')
    expect(await outcomeOf(shop.visitor().call('identity/view_contact_undo', { link }))).toBe('identity.undo_expired')
    expect((await rowOf(member)).email).toBe(thief)
  })

  test('says when somebody else has the old contact now, and changes nothing', async () => {
    const [member, other] = [await makeAccount(shop), await makeAccount(shop)]
    const thief = await bindEmail(member)
    const link = await linkTo(member.email)
    await shop.db.updateTable('member').set({ email: member.email }).where('id', '=', other.member_id).execute()
    expect(await outcomeOf(undo(link))).toBe('identity.undo_contact_taken')
    expect((await rowOf(member)).email).toBe(thief)
    await member.call('member/view', {})
  })

  test('used ten times at once undoes once', async () => {
    const member = await makeAccount(shop)
    await bindEmail(member)
    const link = await linkTo(member.email)
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => outcomeOf(undo(link))))
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(1)
    expect(new Set(outcomes)).toEqual(new Set(['done', 'identity.undo_expired']))
  })
})
