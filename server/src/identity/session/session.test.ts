import { createHash } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { openTestShop, type Client } from '../../../test/harness.ts'
import { plus } from '../../kernel/time/clock.ts'
import { memberOfToken, newToken } from '../../kernel/security/session.ts'
import { closeHashing } from '../hash-password.ts'
import { makeAccount, outcomeOf, password, refusalOf, retryWhileBusy } from '../test/accounts.ts'

const shop = await openTestShop()
afterAll(closeHashing)

const logIn = (account: string, secret: string, client = shop.visitor()) => client.call('identity/log_in', { account, password: secret })
/** Moves a time of the member's sessions, which stand on the real clock, into the past. */
const backdate = (member: Client, column: 'seen_at' | 'expires_at', seconds: number) =>
  shop.db
    .updateTable('session')
    .set({ [column]: plus(new Date().toISOString(), { seconds: -seconds }) })
    .where('member_id', '=', member.member_id)
    .execute()

describe('sessions', () => {
  test('IDN-07 a new log-in ends the earlier session, whose next call is answered 410001', async () => {
    const { account } = await makeAccount(shop)
    const [first, second] = [shop.visitor(), shop.visitor()]
    first.token = (await logIn(account, password)).token
    second.token = (await logIn(account, password)).token
    expect(await refusalOf(first.call('member/view', {}))).toMatchObject({ code: 410001, status: 401 })
    expect(await second.call('member/view', {})).toMatchObject({ account })
  })

  test('IDN-07 of log-ins at once, one session lives', async () => {
    const { account, member_id } = await makeAccount(shop)
    await Promise.all(Array.from({ length: 4 }, () => retryWhileBusy(() => logIn(account, password))))
    const live = await shop.db
      .selectFrom('session')
      .select('token_hash')
      .where('member_id', '=', member_id)
      .where('end_reason', 'is', null)
      .execute()
    expect(live).toHaveLength(1)
  })

  test('IDN-07 a session that slept an hour is over, and stays so when another log-in follows', async () => {
    const member = await makeAccount(shop)
    await backdate(member, 'seen_at', 3601)
    expect(await refusalOf(member.call('member/view', {}))).toMatchObject({ code: 410000 })
    await logIn(member.account, password)
    expect(await refusalOf(member.call('member/view', {}))).toMatchObject({ code: 410000 })
  })

  test('IDN-07 a call keeps its session awake; moving the store’s clock logs nobody out', async () => {
    const member = await makeAccount(shop)
    await backdate(member, 'seen_at', 3540)
    await member.call('member/view', {})
    const seenAgo = async () => {
      const [row] = await shop.db.selectFrom('session').select('seen_at').where('member_id', '=', member.member_id).execute()
      return Date.now() - Date.parse(row!.seen_at)
    }
    await expect.poll(seenAgo).toBeLessThan(60_000)
    await shop.advance({ days: 10 })
    expect(await member.call('member/view', {})).toMatchObject({ account: member.account })
  })

  test('IDN-07 a session ends after 30 days at the latest', async () => {
    const member = await makeAccount(shop)
    const { expires_at } = await logIn(member.account, password, member)
    expect(Math.abs(Date.parse(expires_at) - Date.now() - 30 * 86_400_000)).toBeLessThan(60_000)
    const fresh = await makeAccount(shop)
    await backdate(fresh, 'expires_at', -60)
    expect(await outcomeOf(fresh.call('member/view', {}))).toBe('done')
    await backdate(fresh, 'expires_at', 1)
    expect(await refusalOf(fresh.call('member/view', {}))).toMatchObject({ code: 410000 })
  })

  test('logging out ends the session; a visitor may ask for it too', async () => {
    const member = await makeAccount(shop)
    await member.call('identity/log_out', {})
    expect(await refusalOf(member.call('member/view', {}))).toMatchObject({ code: 410000 })
    expect(await shop.visitor().call('identity/log_out', {})).toEqual({})
  })
})

describe('tokens', () => {
  test('a log-in never takes over a token that the client brings along', async () => {
    const [victim, attacker] = [await makeAccount(shop), await makeAccount(shop)]
    const fixed = attacker.token!
    const browser = shop.client(fixed)
    const { token } = await logIn(victim.account, password, browser)
    expect(token).not.toBe(fixed)
    expect(await attacker.call('member/view', {})).toMatchObject({ account: attacker.account })
    const made = newToken()
    const { token: other } = await logIn(victim.account, password, shop.client(made))
    expect(other).not.toBe(made)
    expect(await refusalOf(shop.client(made).call('member/view', {}))).toMatchObject({ code: 410000 })
  })

  test('a token that was logged out, replaced or ended by recovery is never good again', async () => {
    const member = await makeAccount(shop)
    const first = member.token!
    await member.call('identity/log_out', {})
    for (let n = 0; n < 3; n++) {
      member.token = (await logIn(member.account, password)).token
      expect(await refusalOf(shop.client(first).call('member/view', {}))).toMatchObject({ code: 410000 })
    }
    expect(await outcomeOf(member.call('member/view', {}))).toBe('done')
  })

  test('each token is 256 random bits, and the database holds its hash alone', async () => {
    const { account, member_id } = await makeAccount(shop)
    const tokens = [(await logIn(account, password)).token, (await logIn(account, password)).token]
    expect(tokens.every((one) => Buffer.from(one, 'base64url').length === 32)).toBe(true)
    expect(new Set(tokens).size).toBe(2)
    const stored = await shop.db.selectFrom('session').select('token_hash').where('member_id', '=', member_id).execute()
    expect(stored.map(({ token_hash }) => token_hash.toString('hex'))).toContain(createHash('sha256').update(tokens[1]!).digest('hex'))
  })

  test('a database that was copied opens no session: a hash is no token', async () => {
    const member = await makeAccount(shop)
    const hash = createHash('sha256').update(member.token!).digest()
    expect(await refusalOf(shop.client(hash.toString('base64url')).call('member/view', {}))).toMatchObject({ code: 410000 })
  })

  test('a session is looked up by one statement on its key', async () => {
    const member = await makeAccount(shop)
    const { rows } = await shop.pool.query<{ 'QUERY PLAN': string }>(
      `explain select s.member_id from session s join member m on m.id = s.member_id where s.token_hash = '\\x00'`,
    )
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index Scan using session_pkey/)
    expect(await memberOfToken(shop.db, member.token!, null)).toMatchObject({ member_id: member.member_id })
  })
})
