import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { openTestShop, type Client } from '../../../test/harness.ts'
import { createContext } from '../../kernel/context.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import { deleteExpiredIdentityRows } from '../delete-expired-rows.ts'
import { closeHashing } from '../hash-password.ts'
import { hashesDuring, makeAccount, outcomeOf, password, refusalOf } from '../test/accounts.ts'
import { logIn as logInVerb } from './log-in.ts'

const shop = await openTestShop()
afterAll(closeHashing)

const logIn = (client: Client, account: string, secret = password) => client.call('identity/log_in', { account, password: secret })
async function wrongAttempts(client: Client, account: string, times: number): Promise<string[]> {
  const reasons: string[] = []
  for (let n = 0; n < times; n++) reasons.push(await outcomeOf(logIn(client, account, 'wrong-password-1')))
  return reasons
}
const toTheLock = [
  'identity.wrong_password',
  'identity.wrong_password',
  'identity.wrong_password_attempts_left',
  'identity.wrong_password_attempts_left',
  'identity.locked',
]
const deviceOf = (client: Client) => client.cookies.get('lm_device')!
/** A client with a copy of another's cookie. */
function withCookie(value: string): Client {
  const client = shop.visitor()
  client.cookies.set('lm_device', value)
  return client
}

describe('known devices', () => {
  test('IDN-05 strangers who lock an account keep no member out on a device it logged in on before', async () => {
    const { account } = await makeAccount(shop)
    const phone = shop.visitor()
    await logIn(phone, account)
    expect(await wrongAttempts(shop.visitor(), account, 5)).toEqual(toTheLock)
    expect(await outcomeOf(logIn(shop.visitor(), account))).toBe('identity.locked')
    expect(await outcomeOf(logIn(phone, account))).toBe('done')
    // And the log-in from the known device lets no stranger in.
    expect(await outcomeOf(logIn(shop.visitor(), account))).toBe('identity.locked')
  })

  test('IDN-05 a known device has its own 5 attempts and its own lock', async () => {
    const { account } = await makeAccount(shop)
    const [phone, desktop] = [shop.visitor(), shop.visitor()]
    await logIn(phone, account)
    await logIn(desktop, account)
    expect(await wrongAttempts(phone, account, 5)).toEqual(toTheLock)
    expect(await outcomeOf(logIn(phone, account))).toBe('identity.locked')
    expect(await outcomeOf(logIn(desktop, account))).toBe('done')
    expect(await outcomeOf(logIn(shop.visitor(), account))).toBe('done')
  })

  test('IDN-07 the device is known after logging out, and to each member who logged in on it', async () => {
    const [one, other] = [await makeAccount(shop), await makeAccount(shop)]
    const shared = shop.visitor()
    for (const { account } of [one, other]) {
      shared.token = (await logIn(shared, account)).token
      await shared.call('identity/log_out', {})
      shared.token = null
    }
    for (const { account } of [one, other]) {
      await wrongAttempts(shop.visitor(), account, 5)
      expect(await outcomeOf(logIn(shared, account))).toBe('done')
    }
  })

  test('a device of one member is a stranger’s to another', async () => {
    const [own, victim] = [await makeAccount(shop), await makeAccount(shop)]
    const phone = shop.visitor()
    await logIn(phone, own.account)
    await wrongAttempts(shop.visitor(), victim.account, 5)
    expect(await outcomeOf(logIn(phone, victim.account))).toBe('identity.locked')
  })

  test('a cookie that somebody planted before the log-in becomes known to nobody', async () => {
    const [attacker, victim] = [await makeAccount(shop), await makeAccount(shop)]
    const mine = shop.visitor()
    await logIn(mine, attacker.account)
    const planted = deviceOf(mine)
    const browser = withCookie(planted)
    await logIn(browser, victim.account)
    expect(deviceOf(browser)).not.toBe(planted)
    await wrongAttempts(shop.visitor(), victim.account, 5)
    expect(await outcomeOf(logIn(withCookie(planted), victim.account))).toBe('identity.locked')
    expect(await outcomeOf(logIn(browser, victim.account))).toBe('done')
  })

  test('a cookie that this shop has not signed is no device', async () => {
    const { account } = await makeAccount(shop)
    const phone = shop.visitor()
    await logIn(phone, account)
    await wrongAttempts(shop.visitor(), account, 5)
    const [device, signature] = deviceOf(phone).split('.')
    const forged = [
      device!,
      `${device}.`,
      `${device}.${'A'.repeat(43)}`,
      `.${signature}`,
      `${device}x.${signature}`,
      'x',
      '',
      '.'.repeat(5000),
    ]
    for (const value of forged) expect(await outcomeOf(logIn(withCookie(value), account))).toBe('identity.locked')
  })

  test('the database holds the hash of a device, and the cookie is out of reach of scripts', async () => {
    const { account, member_id } = await makeAccount(shop)
    const body = new URLSearchParams({ account, password })
    const response = await shop.app.request('/api/identity/log_in', { method: 'POST', body })
    const [cookie] = response.headers.getSetCookie()
    expect(cookie).toMatch(/^lm_device=[\w-]{43}\.[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/)
    const stored = await shop.db.selectFrom('known_device').selectAll().where('member_id', '=', member_id).execute()
    expect(stored).toHaveLength(1)
    expect(cookie).not.toContain(stored[0]!.device_hash.toString('base64url'))
  })

  test('a device that was not used for a year is a stranger’s, and forgotten', async () => {
    const { account, member_id } = await makeAccount(shop)
    const phone = shop.visitor()
    await logIn(phone, account)
    const seen = (seconds: number) =>
      sql`update known_device set seen_at = clock_timestamp() - interval '365 days' + make_interval(secs => ${seconds}) where member_id = ${member_id}`.execute(
        shop.db,
      )
    await wrongAttempts(shop.visitor(), account, 5)
    await seen(-1)
    expect(await outcomeOf(logIn(phone, account))).toBe('identity.locked')
    await seen(60)
    expect(await outcomeOf(logIn(phone, account))).toBe('done')
    await seen(-1)
    await deleteExpiredIdentityRows.run(shop.site)
    expect(await shop.db.selectFrom('known_device').selectAll().where('member_id', '=', member_id).execute()).toEqual([])
  })

  test('a member keeps the 20 devices used last', async () => {
    const { account, member_id } = await makeAccount(shop)
    for (let n = 0; n < 22; n++) await logIn(shop.visitor(), account)
    expect(await shop.db.selectFrom('known_device').selectAll().where('member_id', '=', member_id).execute()).toHaveLength(20)
  })

  test('a log-in on another device is notified by mail; the first one and one on a known device are not', async () => {
    const { account, email } = await makeAccount(shop)
    const notified = async () =>
      (await shop.db.selectFrom('message').select('template').where('recipient', '=', email).execute()).map(({ template }) => template)
    const phone = shop.visitor()
    await logIn(phone, account)
    await logIn(phone, account)
    expect(await notified()).toEqual([])
    await logIn(shop.visitor(), account)
    expect(await notified()).toEqual(['new_device'])
  })
})

describe('credential stuffing', () => {
  const from = (address: string) => createContext(shop.site, { kind: 'visitor', visitor: null }, { address })
  const guess = (address: string, account: string, secret = 'wrong-password-1') =>
    logInVerb(from(address), { account, password: secret }).then(
      () => 'done',
      (error: Refusal) => error.code,
    )

  // Sixty passwords are checked, each for as long as a busy machine takes.
  const patience = { timeout: 300_000 }
  test(
    'IDN-05 one address may be wrong 20 times over all accounts where the operator says so; right ones do not count',
    patience,
    async () => {
      await sql`insert into setting (key, value) values ('identity.attempts_per_address', '20')
      on conflict (key) do update set value = excluded.value`.execute(shop.db)
      await shop.refresh()
      const { account } = await makeAccount(shop)
      for (let n = 0; n < 21; n++) expect(await guess('192.0.2.1', account, password)).toBe('done')
      const outcomes: string[] = []
      for (let n = 0; n < 25; n++) outcomes.push(await guess('192.0.2.1', `stuffed_${n}`))
      expect(outcomes).toEqual([...Array<string>(20).fill('identity.wrong_password'), ...Array<string>(5).fill('call.too_many')])
      expect(await hashesDuring(() => guess('192.0.2.1', account, password))).toBe(0)
      expect(await guess('192.0.2.2', account, password)).toBe('done')
      // Of IPv6 a whole network counts as one.
      for (let n = 0; n < 20; n++) await guess(`2001:db8::${n}`, `stuffed_six_${n}`)
      expect(await guess('2001:db8::ffff', account, password)).toBe('call.too_many')
      expect(await guess('2001:db8:0:1::1', account, password)).toBe('done')
    },
  )

  test('IDN-05 a member on a known device gets in from an address that others have used up', async () => {
    const { account } = await makeAccount(shop)
    const phone = shop.visitor()
    // All clients of these tests come from one address, which has no name.
    for (let n = 0; n < 20; n++) await outcomeOf(logIn(shop.visitor(), `others_${n}`, 'wrong-password-1'))
    expect(await refusalOf(logIn(phone, account))).toMatchObject({ reason: 'call.too_many', status: 429 })
    await sql`delete from setting where key = 'identity.attempts_per_address'`.execute(shop.db)
    await sql`insert into setting (key, value) values ('identity.attempts_per_address', '1000000')`.execute(shop.db)
    await shop.refresh()
    await logIn(phone, account)
    await sql`update setting set value = '10' where key = 'identity.attempts_per_address'`.execute(shop.db)
    await shop.refresh()
    expect(await outcomeOf(logIn(shop.visitor(), account))).toBe('call.too_many')
    expect(await outcomeOf(logIn(phone, account))).toBe('done')
  })
})
