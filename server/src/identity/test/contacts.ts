import { lastCode } from '../../../test/last-code.ts'
import type { Client, TestShop } from '../../../test/harness.ts'
import { password, solvedCaptcha } from './accounts.ts'

/** Contacts of members in a test shop: new ones, bound as their owner does it, and what was sent to them. */
export function contactsOf(shop: TestShop) {
  let count = 0
  const newEmail = () => `contact_${++count}@mail.example`
  const newMobile = () => `+86137${String(++count).padStart(8, '0')}`
  const lastTo = (recipient: string) =>
    shop.db.selectFrom('message').selectAll().where('recipient', '=', recipient).orderBy('id', 'desc').executeTakeFirst()
  const rowOf = ({ member_id }: Client) => shop.db.selectFrom('member').selectAll().where('id', '=', member_id).executeTakeFirstOrThrow()

  /** Binds what belongs to whoever calls, by the log-in password. */
  async function bindEmail(client: Client, email_address = newEmail(), given = password): Promise<string> {
    const { proof } = await client.call('identity/confirm_owner', { password: given })
    await client.call('member/send_email_code', { email_address, proof })
    await client.call('member/change_email', { email_address, code: await lastCode(shop, email_address), proof })
    return email_address
  }
  async function bindMobile(client: Client, mobile = newMobile()): Promise<string> {
    const { proof } = await client.call('identity/confirm_owner', { password })
    await client.call('member/send_mobile_code', { mobile, proof })
    await client.call('member/change_mobile', { mobile, code: await lastCode(shop, mobile), proof })
    return mobile
  }
  async function setPaymentPassword(client: Client, contact: string, payment_password = '246810') {
    await client.call('identity/send_payment_code', {})
    const { proof } = await client.call('identity/check_payment_code', { code: await lastCode(shop, contact) })
    return client.call('identity/set_payment_password', { proof, payment_password, payment_password_again: payment_password })
  }
  async function recoverBy(account: string, channel: 'email' | 'mobile') {
    const visitor = shop.visitor()
    return visitor.call('identity/start_recovery', { account, channel, captcha: await solvedCaptcha(visitor) })
  }
  return { newEmail, newMobile, lastTo, rowOf, bindEmail, bindMobile, setPaymentPassword, recoverBy }
}
