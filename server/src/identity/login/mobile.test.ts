import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { openTestShop, type Client } from '../../../test/harness.ts'
import { lastCode } from '../../../test/last-code.ts'
import { closeHashing } from '../hash-password.ts'
import { around, at, hashesDuring, makeAccount, outcomeOf, refusalOf, solvedCaptcha } from '../test/accounts.ts'

const shop = await openTestShop()
afterAll(closeHashing)

let count = 0
const newMobile = () => `138001${String(38000 + ++count)}`
async function withMobile(): Promise<Client & { mobile: string }> {
  const [member, mobile] = [await shop.member(), newMobile()]
  await shop.db
    .updateTable('member')
    .set({ mobile: `+86${mobile}` })
    .where('id', '=', member.member_id)
    .execute()
  return Object.assign(member, { mobile })
}
const send = async (mobile: string) =>
  shop.visitor().call('identity/send_log_in_code', { mobile, captcha: await solvedCaptcha(shop.visitor()) })
const logIn = (mobile: string, code: string, client = shop.visitor()) => client.call('identity/log_in_by_mobile', { mobile, code })
const codeOf = (mobile: string) => lastCode(shop, `+86${mobile}`)

describe('log-in by mobile', () => {
  test('IDN-04 the member who bound the mobile is logged in by its code, without a password', async () => {
    const { mobile, member_id } = await withMobile()
    const { sent_to } = await send(mobile)
    expect(sent_to).toMatch(/^\+86\*{7}\d{4}$/)
    const client = shop.visitor()
    const session = await logIn(mobile, await codeOf(mobile), client)
    expect(session).toMatchObject({ customer_id: member_id })
    client.token = session.token
    expect(await client.call('member/view', {})).toMatchObject({ customer_id: member_id })
    expect(client.cookies.get('lm_device')).toBeDefined()
  })

  test('IDN-04 QUA-09 a mobile that nobody bound is answered alike, and nothing is sent to it', async () => {
    const [unknown, { mobile }] = [newMobile(), await withMobile()]
    const outcomes = []
    for (const one of [unknown, mobile]) {
      const sent = await send(one)
      const guesses = []
      for (let n = 0; n < 6; n++) guesses.push(await outcomeOf(logIn(one, '000000')))
      outcomes.push([Object.keys(sent), await outcomeOf(send(one)), guesses])
    }
    expect(outcomes[0]).toEqual(outcomes[1])
    const messages = await shop.db.selectFrom('message').select('id').where('recipient', '=', `+86${unknown}`).execute()
    expect(messages).toEqual([])
  })

  test('IDN-04 QUA-09 the limit of a day refuses both alike, and spares the device that the member knows', async () => {
    const [unknown, { mobile }] = [newMobile(), await withMobile()]
    const phone = shop.visitor()
    await send(mobile)
    await logIn(mobile, await codeOf(mobile), phone)
    const outcomes: string[][] = [[], []]
    for (let n = 0; n < 11; n++) {
      await shop.advance({ seconds: 61 })
      const [ofNobody, ofMember] = await Promise.all([outcomeOf(send(unknown)), outcomeOf(send(mobile))])
      outcomes[0]!.push(ofNobody)
      outcomes[1]!.push(ofMember)
    }
    expect(outcomes[0]).toEqual([...Array.from({ length: 10 }, () => 'done'), 'code.too_soon'])
    // One was sent before.
    expect(outcomes[1]!.slice(0, 9)).toEqual(Array.from({ length: 9 }, () => 'done'))
    expect(outcomes[1]!.slice(9)).toEqual(['code.too_soon', 'code.too_soon'])
    const captcha = await solvedCaptcha(phone)
    expect(await outcomeOf(phone.call('identity/send_log_in_code', { mobile, captcha }))).toBe('done')
  })

  test.each(['+6581234567', '12800138000', '1380013800', '138001380000', '+8613800138000', '１３８００１３８０００'])(
    'IDN-04 %s is no mobile of mainland China',
    async (mobile) => {
      const captcha = { captcha_id: randomUUID(), digits: '123456' }
      const refused = await refusalOf(shop.visitor().call('identity/send_log_in_code', { mobile, captcha }))
      expect(Object.keys(refused.data.fields!)).toEqual(['mobile'])
    },
  )

  test('the captcha comes first, and serves once', async () => {
    const { mobile } = await withMobile()
    const captcha = await solvedCaptcha(shop.visitor())
    const sendWith = (answer: typeof captcha, to = mobile) =>
      outcomeOf(shop.visitor().call('identity/send_log_in_code', { mobile: to, captcha: answer }))
    expect(await sendWith({ ...captcha, captcha_id: randomUUID() })).toBe('code.captcha_expired')
    expect(await sendWith(captcha)).toBe('done')
    expect(await sendWith(captcha, newMobile())).toBe('code.captcha_expired')
  })

  test('of 50 guesses at once, 5 are checked, and the right code is then of no use', async () => {
    const { mobile } = await withMobile()
    await send(mobile)
    const code = await codeOf(mobile)
    const wrong = Array.from({ length: 50 }, (_, n) => String((Number(code) + 1 + n) % 1_000_000).padStart(6, '0'))
    const outcomes = await Promise.all(wrong.map((guess) => outcomeOf(logIn(mobile, guess))))
    expect(outcomes.filter((one) => one !== 'code.expired').length).toBeLessThan(5)
    expect(await outcomeOf(logIn(mobile, code))).toBe('code.expired')
  })

  test('one code logs in once, also when it is given many times at once', async () => {
    const { mobile } = await withMobile()
    await send(mobile)
    const code = await codeOf(mobile)
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => outcomeOf(logIn(mobile, code))))
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(1)
  })

  test('a code counts 5 minutes, to the second', async () => {
    const { mobile } = await withMobile()
    const from = shop.site.shared.now()
    await at(shop, from, () => send(mobile))
    const code = await codeOf(mobile)
    const outcomes = await around(shop, { from, span: { minutes: 5 }, latestFirst: true }, () => logIn(mobile, code))
    expect(outcomes).toEqual(['done', 'code.expired', 'code.expired'])
  })

  test('a lock by wrong passwords does not hold up who has the mobile, and no secret is hashed', async () => {
    const member = await makeAccount(shop)
    const mobile = newMobile()
    await shop.db
      .updateTable('member')
      .set({ mobile: `+86${mobile}` })
      .where('id', '=', member.member_id)
      .execute()
    const wrong = { account: member.account, password: 'wrong-password-1' }
    for (let n = 0; n < 5; n++) await refusalOf(shop.visitor().call('identity/log_in', wrong))
    await send(mobile)
    const code = await codeOf(mobile)
    expect(await hashesDuring(() => logIn(mobile, code))).toBe(0)
  })

  test('an account that the operator locked is refused, a cancelled one answers -19999', async () => {
    for (const [state, answer] of [
      ['locked', { reason: 'call.forbidden' }],
      ['cancelled', { code: -19999 }],
    ] as const) {
      const { mobile, member_id } = await withMobile()
      await shop.db.updateTable('member').set({ state }).where('id', '=', member_id).execute()
      await send(mobile)
      expect(await refusalOf(logIn(mobile, await codeOf(mobile)))).toMatchObject(answer)
    }
  })
})
