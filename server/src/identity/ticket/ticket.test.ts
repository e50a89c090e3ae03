import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { openTestShop } from '../../../test/harness.ts'
import { lastCode } from '../../../test/last-code.ts'
import { closeHashing } from '../hash-password.ts'
import { around, at, makeAccount, outcomeOf, password, refusalOf, solvedCaptcha, retryWhileBusy } from '../test/accounts.ts'
import { makeTicket, type Provider } from './make-ticket.ts'

const shop = await openTestShop()
afterAll(closeHashing)

interface Person {
  provider?: Provider
  subject?: string
  nickname?: string | null
  email?: string | null
}
const ticketFor = ({ provider = 'host', subject = randomUUID(), nickname = null, email = null }: Person) =>
  makeTicket(shop.systemContext(), { provider, subject, profile: { nickname, email, avatar: null } })
const oneTap = (ticket: string, client = shop.visitor()) => client.call('identity/log_in_authorised', { ticket })
const logIn = (account: string, ticket: string) => shop.visitor().call('identity/log_in', { account, password, ticket })
const memberOf = (id: number) => shop.db.selectFrom('member').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const boundTo = async (subject: string) =>
  (await shop.db.selectFrom('member_identity').select('member_id').where('subject', '=', subject).execute()).map((one) => one.member_id)

describe('an authorised identity', () => {
  test('IDN-04 that is bound logs its member in by one tap', async () => {
    const member = await makeAccount(shop)
    const subject = randomUUID()
    await logIn(member.account, await ticketFor({ subject }))
    const client = shop.visitor()
    const answer = await oneTap(await ticketFor({ subject }), client)
    expect(answer).toMatchObject({ session: { customer_id: member.member_id }, ticket: null, suggested: null })
    client.token = answer.session!.token
    expect(await client.call('member/view', {})).toMatchObject({ account: member.account })
  })

  test('IDN-04 of a host with a verified e-mail that nobody has gets an account of its own', async () => {
    const subject = randomUUID()
    const email = 'Fresh.Person@host.example'
    const { session } = await oneTap(await ticketFor({ subject, email, nickname: '새 사람 Fresh' }))
    const made = await memberOf(session!.customer_id)
    expect(made).toMatchObject({ email, nickname: '새 사람 Fresh', state: 'active', country: 'OTHER' })
    expect(made.account).toMatch(/^Fresh_\d{6}$/)
    const again = await oneTap(await ticketFor({ subject, email }))
    expect(again.session!.customer_id).toBe(made.id)
    expect(await shop.db.selectFrom('login_password').selectAll().where('member_id', '=', made.id).execute()).toEqual([])
  })

  test.each([
    ['without letters in its name', '신규 회원', 'one@host.example', /^member_\d{6}$/],
    ['with a long name', 'A very long nickname indeed', 'two@host.example', /^Averylong_\d{6}$/],
    ['without a nickname', null, 'third.one+x@host.example', /^thirdonex_\d{6}$/],
  ])('IDN-04 %s gets an account name that fits the rules', async (_, nickname, email, expected) => {
    const { session } = await oneTap(await ticketFor({ nickname, email }))
    expect((await memberOf(session!.customer_id)).account).toMatch(expected)
  })

  test('IDN-04 whose e-mail somebody has, or without one, is to be bound: nobody gets in by an e-mail alone', async () => {
    const { email } = await makeAccount(shop)
    const cases: Person[] = [{ email: email.toUpperCase() }, { email: null }, { provider: 'wechat', email: 'wechat@mail.example' }]
    for (const person of cases) {
      const ticket = await ticketFor({ ...person, nickname: 'Somebody' })
      const answer = await oneTap(ticket)
      expect(answer).toEqual({ session: null, ticket, suggested: { nickname: 'Somebody', email_address: person.email ?? null } })
    }
  })

  test('IDN-04 is bound by a log-in with the password', async () => {
    const member = await makeAccount(shop)
    const subject = randomUUID()
    const ticket = await ticketFor({ provider: 'wechat', subject })
    expect((await oneTap(ticket)).ticket).toBe(ticket)
    const wrong = shop.visitor().call('identity/log_in', { account: member.account, password: 'wrong-password-1', ticket })
    expect(await outcomeOf(wrong)).toBe('identity.wrong_password')
    expect(await boundTo(subject)).toEqual([])
    await logIn(member.account, ticket)
    expect(await boundTo(subject)).toEqual([member.member_id])
    expect((await oneTap(await ticketFor({ provider: 'wechat', subject }))).session!.customer_id).toBe(member.member_id)
  })

  test('IDN-04 is bound by a log-in with a mobile’s code', async () => {
    const member = await shop.member()
    await shop.db.updateTable('member').set({ mobile: '+8613800138051' }).where('id', '=', member.member_id).execute()
    const subject = randomUUID()
    const ticket = await ticketFor({ subject })
    await shop.visitor().call('identity/send_log_in_code', { mobile: '13800138051', captcha: await solvedCaptcha(shop.visitor()) })
    const code = await lastCode(shop, '+8613800138051')
    await shop.visitor().call('identity/log_in_by_mobile', { mobile: '13800138051', code, ticket })
    expect(await boundTo(subject)).toEqual([member.member_id])
  })

  test('IDN-04 is bound by a registration, also one that takes longer than the ticket lives', async () => {
    const subject = randomUUID()
    const ticket = await ticketFor({ provider: 'wechat', subject })
    const input = await registration({ ticket })
    const { registration_id } = await shop.visitor().call('identity/start_registration', input)
    await shop.advance({ minutes: 11 })
    await shop.visitor().call('identity/resend_registration_code', { registration_id })
    const code = await lastCode(shop, input.email_address)
    const { customer_id } = await shop.visitor().call('identity/register', { registration_id, code })
    expect(await boundTo(subject)).toEqual([customer_id])
  })

  test('a member keeps one identity of a provider: the one bound last', async () => {
    const member = await makeAccount(shop)
    const [old, fresh, wechat] = [randomUUID(), randomUUID(), randomUUID()]
    await logIn(member.account, await ticketFor({ subject: old }))
    await logIn(member.account, await ticketFor({ provider: 'wechat', subject: wechat }))
    await logIn(member.account, await ticketFor({ subject: fresh }))
    expect([await boundTo(old), await boundTo(fresh), await boundTo(wechat)]).toEqual([[], [member.member_id], [member.member_id]])
  })

  test('one that somebody bound is not taken over by another member', async () => {
    const [owner, other] = [await makeAccount(shop), await makeAccount(shop)]
    const subject = randomUUID()
    const [first, second] = [await ticketFor({ subject }), await ticketFor({ subject })]
    await logIn(owner.account, first)
    expect(await outcomeOf(logIn(other.account, second))).toBe('identity.ticket_expired')
    expect(await boundTo(subject)).toEqual([owner.member_id])
  })

  test('of a member that was cancelled or locked does not get in', async () => {
    for (const [state, answer] of [
      ['cancelled', { code: -19999 }],
      ['locked', { reason: 'call.forbidden' }],
    ] as const) {
      const member = await makeAccount(shop)
      const subject = randomUUID()
      await logIn(member.account, await ticketFor({ subject }))
      await shop.db.updateTable('member').set({ state }).where('id', '=', member.member_id).execute()
      expect(await refusalOf(oneTap(await ticketFor({ subject })))).toMatchObject(answer)
    }
  })
})

async function registration(fields: object) {
  const account = `by_ticket_${Math.floor(Math.random() * 1e6)}`
  const secrets = { password: 'some-word-1', password_again: 'some-word-1' }
  const captcha = await solvedCaptcha(shop.visitor())
  return { account, ...secrets, email_address: `${account}@mail.example`, country: 'CN', captcha, agreement: true, ...fields } as const
}

describe('tickets', () => {
  test('a ticket is used once, also when it is given many times at once', async () => {
    const { account } = await makeAccount(shop)
    const ticket = await ticketFor({})
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => outcomeOf(retryWhileBusy(() => logIn(account, ticket)))))
    expect(outcomes.toSorted()).toEqual(['done', ...Array<string>(4).fill('identity.ticket_expired')])
    expect(await outcomeOf(oneTap(ticket))).toBe('identity.ticket_expired')
    expect(await outcomeOf(logIn(account, ticket))).toBe('identity.ticket_expired')
  })

  test('SHL-07 while the shop takes no new members, a host’s e-mail makes no account and is to be bound', async () => {
    const closed = await openTestShop({ settings: { 'site.addons': { memberregister: false } } })
    const profile = { nickname: null, email: 'new@host.example', avatar: null }
    const ticket = await makeTicket(closed.systemContext(), { provider: 'host', subject: 'x', profile })
    expect(await closed.visitor().call('identity/log_in_authorised', { ticket })).toMatchObject({ session: null, ticket })
  })

  test('a refused ticket leaves no session behind', async () => {
    const member = await makeAccount(shop)
    expect(await outcomeOf(logIn(member.account, 'x'.repeat(43)))).toBe('identity.ticket_expired')
    expect(await outcomeOf(member.call('member/view', {}))).toBe('done')
  })

  test('of tickets of one new identity at once, one makes the account and all lead to it', async () => {
    const subject = randomUUID()
    const tickets = await Promise.all(Array.from({ length: 4 }, () => ticketFor({ subject, email: 'at.once@host.example' })))
    const answers = await Promise.all(tickets.map((ticket) => oneTap(ticket)))
    const [member_id] = await boundTo(subject)
    expect(answers.filter(({ session }) => session?.customer_id === member_id).length).toBe(4)
    expect(await shop.db.selectFrom('member').select('id').where('email', '=', 'at.once@host.example').execute()).toHaveLength(1)
  })

  test('a registration whose ticket was used elsewhere meanwhile makes no account', async () => {
    const { account } = await makeAccount(shop)
    const ticket = await ticketFor({})
    const input = await registration({ ticket })
    const { registration_id } = await shop.visitor().call('identity/start_registration', input)
    await logIn(account, ticket)
    const code = await lastCode(shop, input.email_address)
    expect(await outcomeOf(shop.visitor().call('identity/register', { registration_id, code }))).toBe('identity.ticket_expired')
    expect(await shop.db.selectFrom('member').select('id').where('account', '=', input.account).execute()).toEqual([])
  })

  test('a ticket lives 10 minutes, to the second, for every use', async () => {
    const { account } = await makeAccount(shop)
    const from = shop.site.shared.now()
    const expected = ['done', 'identity.ticket_expired', 'identity.ticket_expired']
    const limits = { from, span: { minutes: 10 }, latestFirst: true }
    const [tapped, typed] = await at(shop, from, async () => {
      const context = { ...shop.systemContext(), now: from }
      const make = () =>
        makeTicket(context, { provider: 'wechat', subject: randomUUID(), profile: { nickname: null, email: null, avatar: null } })
      return [await make(), await make()] as const
    })
    expect(await around(shop, limits, () => oneTap(tapped))).toEqual(expected)
    expect(await around(shop, limits, () => logIn(account, typed))).toEqual(expected)
  })

  test.each([
    ['  Trimmed \u0000name ', 'Trimmed name'],
    ['x'.repeat(41), 'x'.repeat(20)],
    ['💥'.repeat(30), '💥'.repeat(20)],
    ['half \ud800', 'half \ufffd'],
    [' \u0000 ', null],
  ])('a provider’s name %j is kept as %j, and what is no e-mail is not', async (nickname, expected) => {
    const { suggested } = await oneTap(await ticketFor({ nickname, email: 'nobody' }))
    expect(suggested).toEqual({ nickname: expected, email_address: null })
  })

  test('IDN-11 a ticket is stored as its hash', async () => {
    const ticket = await ticketFor({})
    expect(JSON.stringify(await shop.db.selectFrom('identity_ticket').selectAll().execute())).not.toContain(ticket)
  })
})
