import { afterAll, describe, expect, test } from 'vitest'
import { openTestShop, type Refused } from '../../../test/harness.ts'
import { cleanUp } from '../../kernel/work/clean-up.ts'
import { plus } from '../../kernel/time/clock.ts'
import { createContext } from '../../kernel/context.ts'
import { closeHashing } from '../hash-password.ts'
import { around, at, hashesDuring, makeAccount, password, refusalOf } from '../test/accounts.ts'

const shop = await openTestShop()
afterAll(closeHashing)

const registered = () => makeAccount(shop)
const logIn = (account: string, secret: string, client = shop.visitor()) => client.call('identity/log_in', { account, password: secret })
/** Wrong passwords one after the other: the words of each answer. */
async function wrongAttempts(account: string, times: number): Promise<string[]> {
  const messages: string[] = []
  for (let n = 0; n < times; n++) messages.push((await refusalOf(logIn(account, 'wrong-password-1'))).message.replace(/^[^:]*: /, ''))
  return messages
}

describe('log-in', () => {
  test('a member logs in by account or e-mail, without regard to case, and gets a session', async () => {
    const { account, member_id } = await registered()
    for (const name of [account, account.toUpperCase(), `${account}@mail.example`]) {
      const session = await logIn(name, password)
      expect(session).toMatchObject({ customer_id: member_id, email: `${account}@mail.example`, nickname: account })
      expect(Date.parse(session.expires_at) - Date.now()).toBeGreaterThan(29 * 86_400_000)
    }
  })

  test('IDN-11 neither the token nor the password stands in the database', async () => {
    const { account } = await registered()
    const { token } = await logIn(account, password)
    const session = await shop.db.selectFrom('session').selectAll().execute()
    const stored = await shop.db.selectFrom('login_password').selectAll().execute()
    expect(JSON.stringify([session, stored])).not.toMatch(new RegExp(`${token}|${password}`))
  })

  test('an account that was cancelled answers -19999, and one that the operator locked is refused', async () => {
    const { account, member_id } = await registered()
    const set = (state: string) => shop.db.updateTable('member').set({ state }).where('id', '=', member_id).execute()
    await set('cancelled')
    expect(await refusalOf(logIn(account, password))).toMatchObject({ code: -19999, status: 403 })
    await set('locked')
    expect(await refusalOf(logIn(account, password))).toMatchObject({ reason: 'call.forbidden' })
  })
})

const answers = [
  'Account or password wrong',
  'Account or password wrong',
  'Account or password wrong (2 left)',
  'Account or password wrong (1 left)',
  'This account is locked. Try again in 30 minutes',
  'This account is locked. Try again in 30 minutes',
]

describe('wrong passwords', () => {
  test('IDN-05 from the third wrong password on the answer says how many are left, and the fifth locks for 30 minutes', async () => {
    const { account } = await registered()
    expect(await wrongAttempts(account, 6)).toEqual(answers)
  })

  test('IDN-05 a name that nobody has is counted and answered the same', async () => {
    expect(await wrongAttempts('nobody_here', 6)).toEqual(answers)
    expect(await wrongAttempts('Nobody@mail.example', 6)).toEqual(answers)
    expect((await wrongAttempts('NOBODY@mail.example', 1))[0]).toBe(answers[5])
  })

  test('IDN-05 a name that nobody has costs the same work and time', async () => {
    const { account } = await registered()
    const wrong = (name: string) => hashesDuring(() => refusalOf(logIn(name, 'wrong-password-1')))
    expect([await wrong(account), await wrong('nobody_at_all')]).toEqual([1, 1])
    const timeOf = async (name: string) => {
      const started = performance.now()
      await refusalOf(logIn(name, 'wrong-password-1'))
      return performance.now() - started
    }
    const [known, unknown]: [number[], number[]] = [[], []]
    for (let n = 0; n < 7; n++) {
      known.push(await timeOf((await registered()).account))
      unknown.push(await timeOf(`unknown_${n}`))
    }
    const median = (times: number[]) => times.toSorted((a, b) => a - b)[3]!
    expect(median(known) / median(unknown)).toBeGreaterThan(1 / 3)
    expect(median(known) / median(unknown)).toBeLessThan(3)
  })

  test('IDN-05 a locked account costs no work, whether somebody has it or not', async () => {
    const { account } = await registered()
    await wrongAttempts(account, 5)
    await wrongAttempts('nobody_locked', 5)
    for (const name of [account, 'nobody_locked']) expect(await hashesDuring(() => refusalOf(logIn(name, password)))).toBe(0)
  })

  test('IDN-05 a locked account refuses the right password in the same words, and says so in the member’s language', async () => {
    const { account } = await registered()
    await wrongAttempts(account, 5)
    const right = await refusalOf(logIn(account, password))
    const wrong = await refusalOf(logIn(account, 'wrong-password-1'))
    expect([right.reason, right.message]).toEqual(['identity.locked', wrong.message])
    const inChinese = await refusalOf(shop.visitor().call('identity/log_in', { account, password }, { language: 'zh-cn' }))
    expect(inChinese.message).toContain('账号已锁定，请 30 分钟后重试')
  })

  test('IDN-05 the lock ends after 30 minutes of the store’s clock, to the second, and the count begins again', async () => {
    const { account } = await registered()
    const now = shop.site.shared.now()
    await at(shop, now, () => wrongAttempts(account, 5))
    const tried = await around(shop, { from: now, span: { minutes: 30 }, latestFirst: false }, () => logIn(account, password))
    expect(tried).toEqual(['identity.locked', 'done', 'done'])
    await at(shop, now, () => wrongAttempts(account, 5))
    expect(await at(shop, plus(now, { minutes: 29 }), () => wrongAttempts(account, 1))).toEqual([
      'This account is locked. Try again in 1 minutes',
    ])
    expect(await at(shop, plus(now, { minutes: 31 }), () => wrongAttempts(account, 3))).toEqual(answers.slice(0, 3))
    expect(await at(shop, plus(now, { minutes: 31 }), () => logIn(account, password))).toMatchObject({ nickname: account })
  })

  test('IDN-05 a right password forgets the wrong ones, also as the last attempt', async () => {
    const { account } = await registered()
    await wrongAttempts(account, 4)
    await logIn(account, password)
    expect(await wrongAttempts(account, 3)).toEqual(answers.slice(0, 3))
  })

  test('IDN-05 of 50 guesses at once, 5 are checked', async () => {
    const { account } = await registered()
    const guess = (n: number) => refusalOf(logIn(n % 2 ? account : `${account}@mail.example`, `guess-${n}-x`))
    let refused: Refused[] = []
    const hashes = await hashesDuring(async () => (refused = await Promise.all(Array.from({ length: 50 }, (_, n) => guess(n)))))
    expect(hashes).toBeLessThanOrEqual(5)
    const checked = refused.filter(({ reason }) => reason.startsWith('identity.wrong'))
    expect(checked.length).toBeLessThanOrEqual(5)
    expect(refused.filter(({ reason }) => !/^identity\.|^call\.too_many$/.test(reason))).toEqual([])
    const { attempts } = await shop.db
      .selectFrom('login_attempt')
      .select('attempts')
      .where('locked_until', 'is not', null)
      .orderBy('attempted_at', 'desc')
      .executeTakeFirstOrThrow()
    expect(attempts).toBe(5)
  })

  test('the numbers are settings', async () => {
    const strict = await openTestShop({ settings: { 'identity.login_attempts': 3, 'identity.login_lock_minutes': 90 } })
    const refused: string[] = []
    for (let n = 0; n < 3; n++)
      refused.push((await refusalOf(strict.visitor().call('identity/log_in', { account: 'whoever', password: 'x' }))).message)
    expect(refused[2]).toContain('Try again in 90 minutes')
  })

  test('attempts of long ago are forgotten, locks that last are not', async () => {
    const context = createContext(shop.site, { kind: 'system' })
    const rows = [
      { subject: 'name old', attempts: 2, locked_until: null, attempted_at: plus(context.now, { days: -31 }) },
      { subject: 'name locked', attempts: 5, locked_until: plus(context.now, { days: 1 }), attempted_at: plus(context.now, { days: -31 }) },
      { subject: 'name new', attempts: 2, locked_until: null, attempted_at: context.now },
    ]
    await shop.db.insertInto('login_attempt').values(rows).execute()
    await cleanUp.run(shop.site)
    const left = await shop.db
      .selectFrom('login_attempt')
      .select('subject')
      .where(
        'subject',
        'in',
        rows.map(({ subject }) => subject),
      )
      .orderBy('subject')
      .execute()
    expect(left.map(({ subject }) => subject)).toEqual(['name locked', 'name new'])
  })
})
