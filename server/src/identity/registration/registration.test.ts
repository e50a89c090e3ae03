import { randomUUID } from 'node:crypto'
import type { identity } from '@longmall/contract/identity.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { openTestShop, type Client } from '../../../test/harness.ts'
import { lastCode } from '../../../test/last-code.ts'
import { within } from '../../kernel/work/outbox.ts'
import { deleteExpiredIdentityRows } from '../delete-expired-rows.ts'
import { closeHashing } from '../hash-password.ts'
import { around, at, hashesDuring, makeAccount, outcomeOf, refusalOf, solvedCaptcha } from '../test/accounts.ts'

type Form = InputOf<typeof identity.start_registration>

const shop = await openTestShop()
const events: { member_id: number; referrer_id: number | null }[] = []
shop.site.reactions = [...shop.site.reactions, within('member.registered', 'test', async (_, payload) => void events.push(payload))]
afterAll(closeHashing)

let count = 0
async function form(fields: object = {}): Promise<Form> {
  const account = `new_${++count}_member`
  return {
    account,
    password: 'some-word-1',
    password_again: 'some-word-1',
    email_address: `${account}@mail.example`,
    country: 'KR',
    captcha: await solvedCaptcha(shop.visitor()),
    agreement: true,
    ...fields,
  }
}
const start = (input: Form, client = shop.visitor()) => client.call('identity/start_registration', input, { language: 'ko-kr' })
const finish = (registration_id: string, code: string, client = shop.visitor()) =>
  client.call('identity/register', { registration_id, code }, { language: 'ko-kr' })
/** From the form to the session. */
async function registered(input: Form, client: Client = shop.visitor()) {
  const { registration_id } = await start(input, client)
  return finish(registration_id, await lastCode(shop, input.email_address), client)
}
const memberOf = (id: number) => shop.db.selectFrom('member').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describe('registration', () => {
  test('IDN-01 form, e-mail code, account: it can log in, and its device is known', async () => {
    const input = await form()
    const client = shop.visitor()
    const started = await start(input, client)
    expect(started.sent_to).toMatch(/^new\*\*\*@mail\.example$/)
    expect(await shop.db.selectFrom('member').select('id').where('account', '=', input.account).execute()).toEqual([])
    const session = await finish(started.registration_id, await lastCode(shop, input.email_address), client)
    client.token = session.token
    expect(await client.call('member/view', {})).toMatchObject({
      account: input.account,
      nickname: input.account,
      email: input.email_address,
      country: 'KR',
      grade: 0,
    })
    expect(await memberOf(session.customer_id)).toMatchObject({ language: 'ko-kr', referrer_id: null, state: 'active' })
    expect(client.cookies.get('lm_device')).toBeDefined()
    const again = await shop.visitor().call('identity/log_in', { account: input.account, password: input.password })
    expect(again).toMatchObject({ customer_id: session.customer_id })
  })

  test('IDN-01 two passwords that differ are refused, before anything else is looked at', async () => {
    const input = await form({ password_again: 'some-word-2', captcha: { captcha_id: randomUUID(), digits: '000000' } })
    expect(await refusalOf(start(input))).toMatchObject({ reason: 'identity.passwords_differ' })
  })

  test('SHL-07 a shop whose add-on memberregister is off takes no new members', async () => {
    const closed = await openTestShop({ settings: { 'site.addons': { memberregister: false } } })
    expect(await outcomeOf(closed.visitor().call('identity/start_registration', await form()))).toBe('call.feature_off')
  })

  test('IDN-11 the password waits as a hash and is gone with the registration', async () => {
    const input = await form()
    const { registration_id } = await start(input)
    const stored = await shop.db.selectFrom('registration').selectAll().where('id', '=', registration_id).executeTakeFirstOrThrow()
    expect(stored.hash).toMatch(/^\$argon2id\$/)
    expect(JSON.stringify(stored)).not.toContain(input.password)
    await finish(registration_id, await lastCode(shop, input.email_address))
    expect(await shop.db.selectFrom('registration').selectAll().where('id', '=', registration_id).execute()).toEqual([])
  })

  test('invitation codes are random and without signs that are misread', async () => {
    const sessions = [await registered(await form()), await registered(await form())]
    const codes = await Promise.all(sessions.map(async ({ customer_id }) => (await memberOf(customer_id)).invitation_code))
    expect(codes[0]).not.toBe(codes[1])
    expect(codes.every((code) => /^[2-9A-HJKMNP-Z]{10}$/.test(code))).toBe(true)
  })

  test('passwords of two kinds of characters are taken as typed, spaces at the ends too', async () => {
    for (const password of [' leading 1 ', '비밀번호는여덟자1', 'symbols!only?no', '12345678!']) {
      const input = await form({ password, password_again: password })
      await registered(input)
      expect(await shop.visitor().call('identity/log_in', { account: input.account, password })).toMatchObject({ nickname: input.account })
    }
  })
})

describe('what is taken', () => {
  test('IDN-05 an account or e-mail that exists is reported, without regard to case, and only after the captcha', async () => {
    const { account, email } = await makeAccount(shop)
    const taken = [{ account: account.toUpperCase() }, { email_address: email.toUpperCase() }]
    const wrong = { captcha_id: randomUUID(), digits: '123456' }
    for (const fields of taken) {
      expect(await outcomeOf(start(await form({ ...fields, captcha: wrong })))).toBe('code.captcha_expired')
      const captcha = { ...(await solvedCaptcha(shop.visitor())), work: 'x' }
      expect(await outcomeOf(start(await form({ ...fields, captcha })))).toBe('code.captcha_wrong')
    }
    expect(await outcomeOf(start(await form(taken[0])))).toBe('identity.account_taken')
    expect(await outcomeOf(start(await form(taken[1])))).toBe('identity.email_taken')
  })

  test('a captcha serves for the next try when a name was taken, and ends with the one that is right', async () => {
    const { account } = await makeAccount(shop)
    const input = await form({ account })
    expect(await outcomeOf(start(input))).toBe('identity.account_taken')
    expect(await outcomeOf(start({ ...input, account: 'another_one' }))).toBe('done')
    expect(await outcomeOf(start({ ...input, account: 'a_third_one' }))).toBe('code.captcha_expired')
  })

  test('nothing is hashed for a name that is taken or a captcha that is wrong', async () => {
    const { account } = await makeAccount(shop)
    expect(await hashesDuring(async () => refusalOf(start(await form({ account }))))).toBe(0)
    expect(await hashesDuring(async () => refusalOf(start(await form({ captcha: { captcha_id: randomUUID() } }))))).toBe(0)
  })

  test.each(['account', 'email_address'] as const)('of four who come at once for one %s, one gets it', async (field) => {
    const wanted = field === 'account' ? 'wanted_by_all' : 'wanted@mail.example'
    const started: [string, string][] = []
    for (let n = 0; n < 4; n++) {
      const input = await form({ [field]: wanted })
      const { registration_id } = await start(input)
      started.push([registration_id, await lastCode(shop, input.email_address)])
    }
    const outcomes = await Promise.all(started.map(([id, code]) => outcomeOf(finish(id, code))))
    const taken = field === 'account' ? 'identity.account_taken' : 'identity.email_taken'
    expect(outcomes.toSorted()).toEqual(['done', taken, taken, taken])
  })
})

describe('the e-mail code', () => {
  test('registers once, also when it is given many times at once', async () => {
    const input = await form()
    const { registration_id } = await start(input)
    const code = await lastCode(shop, input.email_address)
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => outcomeOf(finish(registration_id, code))))
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(1)
    const late = outcomes.filter((one) => one !== 'done')
    expect(late.filter((one) => one !== 'code.expired' && one !== 'identity.registration_expired')).toEqual([])
    expect(await outcomeOf(finish(registration_id, code))).toBe('identity.registration_expired')
    expect(events.filter(({ member_id }) => member_id === events.at(-1)!.member_id)).toHaveLength(1)
  })

  test('a wrong one registers nobody; after five the code is used up, and another registration’s code is of no use', async () => {
    const [input, other] = [await form(), await form()]
    const { registration_id } = await start(input)
    await start(other)
    const code = await lastCode(shop, input.email_address)
    const wrong = code === '000000' ? '000001' : '000000'
    const outcomes = [await outcomeOf(finish(registration_id, await lastCode(shop, other.email_address)))]
    for (let n = 0; n < 4; n++) outcomes.push(await outcomeOf(finish(registration_id, wrong)))
    outcomes.push(await outcomeOf(finish(registration_id, code)))
    expect(outcomes).toEqual([
      'code.wrong',
      'code.wrong',
      'code.wrong_attempts_left',
      'code.wrong_attempts_left',
      'code.expired',
      'code.expired',
    ])
  })

  test('is sent again after 60 seconds, and then only the last one counts', async () => {
    const input = await form()
    const now = shop.site.shared.now()
    const { registration_id } = await at(shop, now, () => start(input))
    const first = await lastCode(shop, input.email_address)
    const resend = () => shop.visitor().call('identity/resend_registration_code', { registration_id })
    const outcomes = await around(shop, { from: now, span: { seconds: 60 }, latestFirst: false }, resend)
    expect(outcomes).toEqual(['code.too_soon', 'done', 'code.too_soon'])
    const second = await lastCode(shop, input.email_address)
    if (first !== second) expect(await outcomeOf(finish(registration_id, first))).toBe('code.wrong')
    expect(await outcomeOf(finish(registration_id, second))).toBe('done')
  })

  test('a registration waits 30 minutes for it, to the second, and is then forgotten', async () => {
    const now = shop.site.shared.now()
    const input = await form()
    const { registration_id } = await at(shop, now, () => start(input))
    const resend = () => shop.visitor().call('identity/resend_registration_code', { registration_id })
    const outcomes = await around(shop, { from: now, span: { minutes: 30 }, latestFirst: true }, resend)
    expect(outcomes).toEqual(['done', 'identity.registration_expired', 'identity.registration_expired'])
    expect(await outcomeOf(finish(randomUUID(), '123456'))).toBe('identity.registration_expired')
    await shop.advance({ days: 2 })
    await deleteExpiredIdentityRows.run(shop.site)
    expect(await shop.db.selectFrom('registration').select('id').execute()).toEqual([])
  })
})
