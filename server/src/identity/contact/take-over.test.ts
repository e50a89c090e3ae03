import { afterAll, describe, expect, test } from 'vitest'
import { openTestShop, type Client } from '../../../test/harness.ts'
import { lastCode } from '../../../test/last-code.ts'
import { makeWithdrawingMember } from '../../withdrawal/test/withdrawals.ts'
import { closeHashing } from '../hash-password.ts'
import { makeAccount, outcomeOf, password, refusalOf } from '../test/accounts.ts'
import { contactsOf } from '../test/contacts.ts'

const shop = await openTestShop()
afterAll(closeHashing)

const token = 'x'.repeat(43)
const { newEmail, newMobile, lastTo, rowOf, bindEmail, bindMobile, setPaymentPassword, recoverBy } = contactsOf(shop)

describe('QUA-09 a stolen session fails at every step of a take-over', () => {
  const steps: [string, (client: Client) => Promise<unknown>, string][] = [
    [
      'a code to a new e-mail',
      (one) => one.call('member/send_email_code', { email_address: newEmail(), proof: token }),
      'identity.proof_expired',
    ],
    [
      'a new e-mail',
      (one) => one.call('member/change_email', { email_address: newEmail(), code: '123456', proof: token }),
      'identity.proof_expired',
    ],
    [
      'a code to a new mobile',
      (one) => one.call('member/send_mobile_code', { mobile: newMobile(), proof: token }),
      'identity.proof_expired',
    ],
    [
      'a new mobile',
      (one) => one.call('member/change_mobile', { mobile: newMobile(), code: '123456', proof: token }),
      'identity.proof_expired',
    ],
    ['proof by a guessed password', (one) => one.call('identity/confirm_owner', { password: 'Guess-1234' }), 'identity.wrong_password'],
    ['proof by a code that was not sent', (one) => one.call('identity/confirm_owner', { code: '123456' }), 'code.expired'],
    [
      'a new log-in password',
      (one) => one.call('identity/change_password', { old_password: 'Guess-1234', password: 'Mine-12345', password_again: 'Mine-12345' }),
      'identity.wrong_password',
    ],
    ['a new payment password', (one) => one.call('identity/check_payment_code', { code: '123456' }), 'code.expired'],
    [
      'a payment password by a made-up proof',
      (one) => one.call('identity/set_payment_password', { proof: token, payment_password: '246810', payment_password_again: '246810' }),
      'identity.proof_expired',
    ],
    [
      'a grant to pay',
      (one) => one.call('payment/grant', { purpose: 'withdrawal', amount: '10.00', payment_password: '246810' }),
      'identity.payment_password_unset',
    ],
    ['cancelling', (one) => one.call('identity/cancel_account', { code: '123456' }), 'code.expired'],
    [
      'another account on the device',
      (one) => one.call('identity/log_in', { account: 'somebody_1', password: 'Guess-1234' }),
      'identity.wrong_password',
    ],
  ]
  test.each(steps)('%s', async (_, step, reason) => {
    const member = await makeAccount(shop)
    const before = await rowOf(member)
    expect(await outcomeOf(step(member))).toBe(reason)
    expect(await rowOf(member)).toEqual(before)
    await shop.visitor().call('identity/log_in', { account: member.account, password })
  })

  test('a withdrawal, also to an account of its own, which the member is notified of', async () => {
    const earner = await makeWithdrawingMember(shop)
    const { withdrawal_account_id } = await earner.call('withdrawal/add_account', {
      name: 'Thief',
      mobile: '13800138000',
      account_type: 'paypal',
      branch: 'x',
      number: 'thief@mail.example',
      is_default: true,
    })
    const request = earner.call('withdrawal/apply', { amount: '10.00', withdrawal_account_id, grant: token })
    expect(await outcomeOf(request)).toBe('payment.grant_invalid')
    const { email } = await rowOf(earner)
    expect(await lastTo(email)).toMatchObject({ template: 'withdrawal_account_added' })
    expect((await lastTo(email))!.body).not.toContain('thief@mail.example')
  })

  test('the proof of one member binds nothing of another, and binds once', async () => {
    const [member, other] = [await makeAccount(shop), await makeAccount(shop)]
    const { proof } = await member.call('identity/confirm_owner', { password })
    const email_address = newEmail()
    expect(await outcomeOf(other.call('member/send_email_code', { email_address, proof }))).toBe('identity.proof_expired')
    await member.call('member/send_email_code', { email_address, proof })
    await member.call('member/change_email', { email_address, code: await lastCode(shop, email_address), proof })
    expect(await outcomeOf(member.call('member/send_mobile_code', { mobile: newMobile(), proof }))).toBe('identity.proof_expired')
  })
})

describe('IDN-09 who owns an account', () => {
  test('shows it by the password or by a code to a present contact, whichever there is', async () => {
    const member = await shop.member()
    const { email } = await rowOf(member)
    expect(await member.call('identity/owner_verification', {})).toMatchObject({
      has_password: false,
      contacts: [{ channel: 'email' }],
      cooldown_until: null,
    })
    await member.call('identity/send_owner_code', { channel: 'email' })
    const { proof } = await member.call('identity/confirm_owner', { code: await lastCode(shop, email) })
    await member.call('member/send_mobile_code', { mobile: newMobile(), proof })
    expect(await outcomeOf(member.call('identity/confirm_owner', {}))).toBe('call.wrong_fields')
  })

  test('has wrong passwords counted, and is locked out of this alone', async () => {
    const member = await makeAccount(shop)
    const wrong = () => outcomeOf(member.call('identity/confirm_owner', { password: 'Guess-1234' }))
    for (let n = 0; n < 5; n++) await wrong()
    expect(await outcomeOf(member.call('identity/confirm_owner', { password }))).toBe('identity.locked')
    await shop.visitor().call('identity/log_in', { account: member.account, password })
  })
})

describe('QUA-09 within 24 h of a new contact', () => {
  test('it gets no code that proves the owner: not for a contact, a payment password, a recovery or a cancellation', async () => {
    const member = await makeAccount(shop)
    await setPaymentPassword(member, member.email)
    await shop.advance({ minutes: 2 })
    const email = await bindEmail(member)
    expect((await member.call('identity/owner_verification', {})).contacts).toEqual([])
    const refused = await refusalOf(member.call('identity/send_payment_code', {}))
    const { until } = refused.data.details as { until: string }
    expect(refused.reason).toBe('identity.contact_cooldown')
    expect(await outcomeOf(member.call('identity/send_owner_code', { channel: 'email' }))).toBe('identity.contact_cooldown')
    expect(await outcomeOf(member.call('identity/send_cancel_code', {}))).toBe('identity.contact_cooldown')
    for (const channel of ['email', 'mobile'] as const) {
      // Answered like any other.
      expect(await recoverBy(member.account, channel)).toMatchObject({ recovery_id: expect.any(String) })
      await shop.advance({ seconds: 61 })
    }
    expect((await lastTo(email))!.template).toBe('code_email')
    await shop.advance({ seconds: (Date.parse(until) - Date.parse(shop.site.shared.now())) / 1000 })
    await setPaymentPassword(member, email, '135790')
    await shop.advance({ minutes: 2 })
    await recoverBy(member.account, 'email')
    expect((await lastTo(email))!.template).toBe('code_recover')
  })

  test('what is left of the old ones still serves: a first payment password, and recovery', async () => {
    const member = await makeAccount(shop)
    const mobile = await bindMobile(member)
    expect(await member.call('identity/payment_password', {})).toMatchObject({ channel: 'email', cooldown_until: null })
    await setPaymentPassword(member, member.email)
    // From now on it would be another one.
    expect(await outcomeOf(member.call('identity/send_payment_code', {}))).toBe('identity.contact_cooldown')
    await recoverBy(member.account, 'mobile')
    expect((await lastTo(mobile))!.template).toBe('code_mobile')
    expect((await lastTo(member.email))!.template).toBe('code_recover')
  })

  test('a proof of the code from before sets no other payment password', async () => {
    const member = await makeAccount(shop)
    await setPaymentPassword(member, member.email)
    await shop.advance({ minutes: 2 })
    await member.call('identity/send_payment_code', {})
    const { proof } = await member.call('identity/check_payment_code', { code: await lastCode(shop, member.email) })
    await bindEmail(member)
    const digits = { payment_password: '135790', payment_password_again: '135790' }
    expect(await outcomeOf(member.call('identity/set_payment_password', { proof, ...digits }))).toBe('identity.contact_cooldown')
  })

  test('with the setting at 0 there is no wait', async () => {
    const own = await openTestShop({ settings: { 'identity.contact_cooldown_hours': 0 } })
    const member = await own.member()
    const { email } = await own.db.selectFrom('member').select('email').where('id', '=', member.member_id).executeTakeFirstOrThrow()
    await member.call('identity/send_owner_code', { channel: 'email' })
    const { proof } = await member.call('identity/confirm_owner', { code: await lastCode(own, email) })
    const mobile = newMobile()
    await member.call('member/send_mobile_code', { mobile, proof })
    await member.call('member/change_mobile', { mobile, code: await lastCode(own, mobile), proof })
    expect(await member.call('identity/owner_verification', {})).toMatchObject({
      contacts: [{ channel: 'mobile' }, { channel: 'email' }],
      cooldown_until: null,
    })
    await member.call('identity/send_payment_code', {})
    expect(await lastCode(own, mobile)).toMatch(/^\d{6}$/)
  })
})
