import { randomUUID } from 'node:crypto'
import { languages, type Language } from '@longmall/contract/fields.ts'
import { describe, expect, test } from 'vitest'
import { openTestShop, type Refused } from '../../../test/harness.ts'
import { lastCode } from '../../../test/last-code.ts'
import { sendCode } from '../../code/send-code.ts'
import { createContext } from '../../kernel/context.ts'
import { hashOfToken, newToken } from '../../kernel/security/session.ts'
import { buildApp } from '../../serve.ts'
import { queueMail } from '../send-mail.ts'
import { outbox } from './outbox.ts'

const shop = await openTestShop()
const page = outbox(shop.site)

const write = (email: string, language: Language = 'en-us') =>
  sendCode(createContext(shop.site, { kind: 'system' }, { language }), { purpose: 'register', subject: randomUUID(), to: { email } })
const reasonOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: Refused) => error.reason,
  )
async function operator(role: string) {
  const token = newToken()
  const now = new Date().toISOString()
  const row = { email: `${randomUUID()}@shop.example`, name: 'Ann', role, hash: '-', created_at: now }
  const { id: staff_id } = await shop.db.insertInto('staff').values(row).returning('id').executeTakeFirstOrThrow()
  const session = { token_hash: hashOfToken(token), staff_id, created_at: now, seen_at: now, expires_at: '2999-01-01T00:00:00.000Z' }
  await shop.db.insertInto('staff_session').values(session).execute()
  return shop.client(token)
}

describe('the list of messages', () => {
  test('IDN-14 shows the demo what would have been sent, newest first, with the code', async () => {
    for (const name of ['one', 'two']) await write(`${name}@mail.example`)
    const { list } = await shop.visitor().call('messaging/outbox', { page_size: 2 })
    expect(list.map(({ recipient }) => recipient)).toEqual(['two@mail.example', 'one@mail.example'])
    const code = await lastCode(shop, 'two@mail.example')
    expect(list[0]).toMatchObject({ kind: 'mail', template: 'code_register', state: 'queued', code, sent_at: null })
    expect(list[0]!.body.split('\n\n')).toContain(code)
  })

  test('IDN-14 comes by pages and finds a receiver by a part of the address', async () => {
    for (let count = 0; count < 5; count++) await write(`page-${count}@pages.example`)
    const found: string[] = []
    let cursor: string | undefined
    do {
      const { list, next } = await shop.visitor().call('messaging/outbox', { recipient: '@PAGES.', page_size: 2, cursor })
      found.push(...list.map(({ recipient }) => recipient))
      cursor = next ?? undefined
    } while (cursor)
    expect(found).toEqual([4, 3, 2, 1, 0].map((count) => `page-${count}@pages.example`))
    expect((await shop.visitor().call('messaging/outbox', { recipient: '%' })).list).toEqual([])
    expect((await shop.visitor().call('messaging/outbox', { kind: 'sms' })).list).toEqual([])
  })

  test('IDN-14 is not there in a shop that is no demo', async () => {
    shop.site.config.demo = false
    const reason = await reasonOf(shop.visitor().call('messaging/outbox', {}))
    shop.site.config.demo = true
    expect(reason).toBe('call.not_found')
  })

  test('IDN-14 is for those operators alone who may see messages', async () => {
    await write('operator@mail.example')
    const { list } = await (await operator('owner')).call('messaging/list_messages', { recipient: 'operator@mail.example' })
    expect(list[0]!.code).toBe(await lastCode(shop, 'operator@mail.example'))
    const others = [shop.visitor(), await shop.member(), await operator('support'), await operator('finance')]
    const reasons: string[] = []
    for (const one of others) reasons.push(await reasonOf(one.call('messaging/list_messages', {})))
    expect(reasons).toEqual(['session.not_logged_in', 'session.invalid', 'call.forbidden', 'call.forbidden'])
  })

  test('CON-10 operators find a receiver by the beginning of the address', async () => {
    await write('begin_a@mail.example')
    await write('beginxa@mail.example')
    const clerk = await operator('owner')
    const found = async (recipient: string) => (await clerk.call('messaging/list_messages', { recipient })).list.map((one) => one.recipient)
    expect(await found('BEGIN_A@')).toEqual(['begin_a@mail.example'])
    expect(await found('begin')).toEqual(['beginxa@mail.example', 'begin_a@mail.example'])
    expect([await found('egin_a'), await found('%')]).toEqual([[], []])
  })

  test('IDN-14 shows no code of a kind that is really sent: that is the receiver’s alone', async () => {
    const settings = { 'messaging.smtp_host': '127.0.0.1', 'messaging.mail_from': 'shop@mail.example' }
    const sending = await openTestShop({ settings })
    await sendCode(sending.systemContext(), { purpose: 'register', subject: 'a', to: { email: 'ann@mail.example' } })
    const code = await lastCode(sending, 'ann@mail.example')
    const { list } = await sending.visitor().call('messaging/outbox', {})
    expect(list[0]).toMatchObject({ code: null })
    expect(list[0]!.body).toContain('••••••')
    expect(JSON.stringify(list)).not.toContain(code)
    expect(await (await outbox(sending.site).request('/outbox')).text()).not.toContain(code)
  })
})

describe('the page', () => {
  test('IDN-14 is part of a demo shop and of no other', async () => {
    await write('mounted@mail.example')
    const bodyOf = async (demo: boolean) => {
      const { fetch } = await buildApp({ ...shop.site, config: { ...shop.site.config, demo } }, { isReady: true })
      return (await fetch(new Request('http://shop.example/outbox'))).text()
    }
    expect(await bodyOf(true)).toContain('mounted@mail.example')
    expect(await bodyOf(false)).not.toContain('mounted@mail.example')
  })

  test.each(languages)(
    'IDN-14 shows in %s the message and its code apart, as a page that runs and loads nothing foreign',
    async (language) => {
      const to = `page.${language}@mail.example`
      await write(to, language)
      const answer = await page.request(`/outbox?language=${language}`)
      const html = await answer.text()
      expect(html).toContain(`<html lang="${language}">`)
      expect(html).toContain(`<output>${await lastCode(shop, to)}</output>`)
      expect(html).not.toMatch(/outbox\.\w+<|\{\w+\}|style=|<script>|onclick/)
      const policy = answer.headers.get('content-security-policy')!
      expect(policy).toContain("default-src 'none'")
      expect(policy).not.toMatch(/unsafe|http|\*/)
      expect(answer.headers.get('cache-control')).toBe('no-store')
    },
  )

  test('IDN-14 says its language from the cookie of the shop when the address names none', async () => {
    const answer = await page.request('/outbox', { headers: { cookie: 'language=ko-kr' } })
    expect(await answer.text()).toContain('보낼 편지함')
  })

  test('IDN-14 shows words as words, whatever stands in them', async () => {
    const context = createContext(shop.site, { kind: 'system' }, { language: 'en-us' })
    const params = { account: '<img src=x onerror=alert(1)>' }
    await queueMail(context, { to: '"><script>alert(1)</script>@mail.example', template: 'password_changed', params })
    const html = await (await page.request(`/outbox?recipient=${encodeURIComponent('"><script>')}`)).text()
    expect(html).toContain('&lt;img src=x')
    expect(html).not.toMatch(/<img|<script>|"><script/)
  })

  test.each(['nothing', '%00', 'x'.repeat(400), Buffer.from('0').toString('base64url')])(
    'IDN-14 begins at the top for a place that it did not give: %s',
    async (cursor) => {
      const answer = await page.request(`/outbox?cursor=${cursor}`)
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/outbox?language=en-us'])
    },
  )

  test('IDN-14 leads on to older messages and back, keeping the receiver and the language', async () => {
    for (let count = 0; count < 21; count++) await write(`many-${count}@many.example`)
    const first = await (await page.request('/outbox?recipient=@many.&language=ja-jp')).text()
    const older = /href="(\/outbox\?[^"]*cursor=[^"]*)"/.exec(first)![1]!.replaceAll('&amp;', '&')
    const second = await (await page.request(older)).text()
    expect([first.match(/<li>/g)?.length, second.match(/<li>/g)?.length]).toEqual([20, 1])
    expect(second).toContain('many-0@many.example')
    expect(second).toContain('<html lang="ja-jp">')
    expect(second).toMatch(/href="\/outbox\?language=ja-jp&amp;recipient=%40many\."/)
  })
})
