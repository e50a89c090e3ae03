import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { captchaAnswer } from '../../../test/captcha-answer.ts'
import { openTestShop, type Client, type TestShop } from '../../../test/harness.ts'
import { lastCode } from '../../../test/last-code.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { closeHashing } from '../../identity/hash-password.ts'
import { outcomeOf } from '../../identity/test/accounts.ts'
import { createContext } from '../../kernel/context.ts'
import { sendCode } from '../send-code.ts'

afterAll(closeHashing)

const captchaOf = (shop: TestShop) => captchaAnswer(() => shop.visitor().call('code/captcha', {}))
const applyForFranchise = async (shop: TestShop, client: Client, mobile: string) =>
  outcomeOf(client.call('application/send_franchise_code', { country: 'CN', mobile, captcha: await captchaOf(shop) }))
const smsTo = async ({ db }: TestShop, like: string) =>
  (await db.selectFrom('message').select('id').where('kind', '=', 'sms').where('recipient', 'like', like).execute()).length
/** A code as a visitor of this address causes it. */
const sendFrom = (shop: TestShop, address: string, purpose: 'join' | 'log_in', mobile: string): Promise<string> =>
  createContext(shop.site, { kind: 'visitor', visitor: null }, { address })
    .transaction((inner) => sendCode(inner, { purpose, subject: mobile, to: { mobile } }))
    .then(
      () => 'done',
      (error: Error) => error.message,
    )

describe('QUA-09 codes that strangers cause', () => {
  test('use up nothing that the owner of the number needs: payment code, log-in, recovery, proof of the owner', async () => {
    const shop = await openTestShop()
    const [owner, typed] = [await shop.member(), '13800138000']
    const mobile = `+86${typed}`
    await shop.db.updateTable('member').set({ mobile }).where('id', '=', owner.member_id).execute()
    const { account } = await shop.db.selectFrom('member').select('account').where('id', '=', owner.member_id).executeTakeFirstOrThrow()
    for (let visitorIndex = 0; visitorIndex < 4; visitorIndex++) {
      const client = await shop.member()
      for (let n = 0; n < 8; n++) {
        await applyForFranchise(shop, client, typed)
        await shop.advance({ seconds: 61 })
      }
      await outcomeOf(shop.visitor().call('application/send_join_code', { country: 'CN', mobile: typed, captcha: await captchaOf(shop) }))
    }
    const before = await smsTo(shop, mobile)
    expect(before).toBeGreaterThanOrEqual(27)
    await owner.call('identity/send_payment_code', {})
    await owner.call('identity/check_payment_code', { code: await lastCode(shop, mobile) })
    await owner.call('identity/send_owner_code', { channel: 'mobile' })
    await shop.visitor().call('identity/send_log_in_code', { mobile: typed, captcha: await captchaOf(shop) })
    await shop.visitor().call('identity/log_in_by_mobile', { mobile: typed, code: await lastCode(shop, mobile) })
    await shop.visitor().call('identity/start_recovery', { account, channel: 'mobile', captcha: await captchaOf(shop) })
    expect(await smsTo(shop, mobile)).toBe(before + 4)
  })

  test('are few for one member, also when they are asked for at once to many numbers', async () => {
    const shop = await openTestShop()
    const client = await shop.member()
    const mobiles = Array.from({ length: 29 }, (_, n) => `137${String(n).padStart(8, '0')}`)
    const outcomes = await Promise.all(mobiles.map((mobile) => applyForFranchise(shop, client, mobile)))
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(10)
    expect(new Set(outcomes)).toEqual(new Set(['done', 'code.too_soon']))
    expect(await smsTo(shop, '+86137%')).toBe(10)
    expect(await applyForFranchise(shop, await shop.member(), mobiles[28]!)).toBe('done')
  })

  test('take a captcha each', async () => {
    const shop = await openTestShop()
    const client = await shop.member()
    const captcha = await captchaOf(shop)
    const requestCode = (mobile: string) => outcomeOf(client.call('application/send_franchise_code', { country: 'CN', mobile, captcha }))
    expect([await requestCode('13700000001'), await requestCode('13700000002')]).toEqual(['done', 'code.captcha_expired'])
  })

  test('are counted by network in the database, an IPv6 client by its first 64 bits', async () => {
    const shop = await openTestShop({ settings: { 'code.network_sends_per_hour': 3 } })
    const from = (address: string, n: number) => sendFrom(shop, address, 'join', `+8613600000${String(n).padStart(3, '0')}`)
    const outcomes = []
    for (let n = 0; n < 4; n++) outcomes.push(await from(`2001:db8:1:2::${n + 1}`, n))
    expect(outcomes).toEqual(['done', 'done', 'done', 'code.too_soon'])
    expect(await from('2001:db8:1:3::1', 5)).toBe('done')
    await sql`update code_request set counted_at = counted_at - interval '1 hour'`.execute(shop.db)
    expect(await from('2001:db8:1:2::9', 6)).toBe('done')
  })

  test('to log in are counted for each network, so that strangers elsewhere do not keep the owner out', async () => {
    const shop = await openTestShop()
    for (let n = 0; n < 11; n++) {
      await sendFrom(shop, '192.0.2.1', 'log_in', '+8613900139000')
      await shop.advance({ seconds: 61 })
    }
    expect(await sendFrom(shop, '192.0.2.1', 'log_in', '+8613900139000')).toBe('code.too_soon')
    expect(await sendFrom(shop, '198.51.100.7', 'log_in', '+8613900139000')).toBe('done')
  })
})

describe('QUA-09 the SMS of an hour', () => {
  test('are counted apart for strangers’ codes and for log-in, seen by Health, and told once an hour to those who may see it', async () => {
    const shop = await openTestShop({ settings: { 'code.sms_other_per_hour': 5 } })
    const owner = await staffClient(shop)
    const finance = await staffClient(shop, 'finance')
    const state = async () => (await owner.call('ops/health', {})).checks.find(({ kind }) => kind === 'sms_budget')
    expect(await state()).toMatchObject({ state: 'good' })
    let sent = 0
    const send = (purpose: 'join' | 'log_in' = 'join') =>
      sendFrom(shop, '192.0.2.1', purpose, `+8613500000${String(++sent).padStart(3, '0')}`)
    const outcomes = await Promise.all(Array.from({ length: 9 }, () => send()))
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(5)
    expect(outcomes.filter((one) => one === 'code.not_sent')).toHaveLength(4)
    expect(await state()).toMatchObject({ state: 'bad', text: expect.stringContaining('5 of 5') })
    expect(await send('log_in')).toBe('done')
    const notified = async () =>
      (await shop.db.selectFrom('message').select('recipient').where('template', '=', 'sms_limit_reached').execute()).map(
        (one) => one.recipient,
      )
    const emailOf = async ({ staff_id }: { staff_id: number }) =>
      (await shop.db.selectFrom('staff').select('email').where('id', '=', staff_id).executeTakeFirstOrThrow()).email
    expect(await notified()).toEqual([await emailOf(owner)])
    expect(await notified()).not.toContain(await emailOf(finance))
    // The hour of the first has passed, and it is used up again within the hour of the notice.
    await sql`update code_request set counted_at = counted_at - interval '1 hour' where id = (select min(id) from code_request)`.execute(
      shop.db,
    )
    expect([await send(), await send()]).toEqual(['done', 'code.not_sent'])
    expect(await notified()).toHaveLength(1)
    await sql`update sms_alert set sent_at = sent_at - interval '1 hour'`.execute(shop.db)
    await sql`update code_request set counted_at = counted_at - interval '1 hour' where id = (select min(id) from code_request where counted_at > clock_timestamp() - interval '1 hour' and class = 'other')`.execute(
      shop.db,
    )
    expect(await send()).toBe('done')
    expect(await notified()).toHaveLength(2)
  })
})
