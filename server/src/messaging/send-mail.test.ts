import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { openTestShop } from '../../test/harness.ts'
import { sendCode } from '../code/send-code.ts'
import { createContext } from '../kernel/context.ts'
import { plus } from '../kernel/time/clock.ts'
import { createLog } from '../kernel/log.ts'
import { closedPort } from './test/closed-port.ts'
import { deleteOldMessages } from './delete-old-messages.ts'
import { queueMail } from './send-mail.ts'
import { sendQueued } from './send-queued.ts'
import { partsOfAddress } from './staff/split-mail-server.ts'
import { openMailServer, readMail } from './test/mail-server.ts'

const mail = await openMailServer()
const store_name = { 'en-us': 'Long & Mall <3', 'zh-cn': '龙商城' }
const shop = await openTestShop({
  settings: { ...partsOfAddress(mail.url), 'messaging.mail_from': 'shop@mail.example', 'site.store_name': store_name },
})
let written = ''
shop.site.log = createLog('trace', { write: (line) => void (written += line) })

const setServer = async (address: string) => {
  for (const [key, value] of Object.entries(partsOfAddress(address))) await set(key, value)
}

beforeEach(async () => {
  await shop.db.deleteFrom('message').execute()
  Object.assign(mail, { received: [], refuse: null })
  await setServer(mail.url)
  written = ''
})

const write = (email: string, language: 'en-us' | 'zh-cn' = 'en-us') =>
  sendCode(createContext(shop.site, { kind: 'system' }, { language }), { purpose: 'recover', subject: randomUUID(), to: { email } })
const only = () => shop.db.selectFrom('message').selectAll().executeTakeFirstOrThrow()
const forgetPause = () => sql`update message set next_attempt_at = clock_timestamp()`.execute(shop.db)
const set = async (key: string, value: unknown) => {
  await sql`insert into setting (key, value) values (${key}, ${JSON.stringify(value)}::jsonb) on conflict (key) do update set value = excluded.value`.execute(
    shop.db,
  )
  await shop.refresh()
}

describe('a mail', () => {
  test('IDN-14 goes out by SMTP as text and as HTML, in the member’s language, from the shop', async () => {
    await write('ann@mail.example')
    const { code } = await only()
    expect(await sendQueued(shop.site)).toBe(1)
    const [{ from, to, source, user }] = mail.received as [(typeof mail.received)[number]]
    expect({ from, to, user }).toEqual({ from: 'shop@mail.example', to: ['ann@mail.example'], user: 'shop' })
    const { text, html, subject } = readMail(source)
    expect(subject).toBe('Reset your Long & Mall <3 password')
    expect(text.replaceAll('\r', '')).toContain(`\n\n${code}\n\n`)
    expect(html).toContain(`>${code}</p>`)
    expect(html).toContain('Reset your Long &amp; Mall &lt;3 password')
    expect(html).not.toMatch(/<3|<script|src=|url\(/)
    expect(source).toMatch(/^Auto-Submitted: auto-generated/im)
  })

  test('IDN-14 to a Chinese member is in Chinese', async () => {
    await write('mei@mail.example', 'zh-cn')
    await sendQueued(shop.site)
    const { text, html, subject } = readMail(mail.received[0]!.source)
    expect(subject).toBe('重置您的龙商城密码')
    expect(text).toContain('您正在重置登录密码')
    expect(html).toContain('<html lang="zh-cn">')
  })

  test('IDN-14 that is sent keeps no code here', async () => {
    await write('ann@mail.example')
    const { code } = await only()
    await sendQueued(shop.site)
    const stored = await only()
    expect(stored).toMatchObject({ state: 'sent', code: null, attempts: 1, error: null })
    expect(stored.sent_at).not.toBeNull()
    expect(JSON.stringify({ ...stored, id: 0, created_at: '', sent_at: '', send_until: '', next_attempt_at: '' })).not.toContain(code)
    expect(await sendQueued(shop.site)).toBe(0)
  })

  test('IDN-14 goes out once, however many processes look for it', async () => {
    for (let count = 0; count < 20; count++) await write(`many${count}@mail.example`)
    for (let round = 0; round < 4; round++) await Promise.all([1, 2, 3].map(() => sendQueued(shop.site)))
    expect(mail.received.map(({ to }) => String(to[0])).toSorted()).toEqual(
      Array.from({ length: 20 }, (_, n) => `many${n}@mail.example`).toSorted(),
    )
  })

  test('IDN-14 that is queued in a transaction waits for its commit', async () => {
    await shop.systemContext().transaction(async (inner) => {
      const params = { account: 'ann_01', mobile: '138****8000', link: 'http://shop.example/undo#', until: inner.now }
      const secret = { code: 'a-token', send_until: plus(inner.now, { days: 3 }) }
      await queueMail(inner, { to: 'ann@mail.example', template: 'mobile_changed', params, secret, language: 'en-us' })
      expect(await sendQueued(shop.site)).toBe(0)
    })
    expect(await sendQueued(shop.site)).toBe(1)
    const { text, html } = readMail(mail.received[0]!.source)
    expect(text).toMatch(/account ann_01 was changed to 138\*\*\*\*8000 on .*20\d\d/)
    expect(text).toContain('http://shop.example/undo#a-token')
    expect(html).toContain('href="http://shop.example/undo#a-token"')
  })
})

describe('a mail that cannot be sent', () => {
  test('IDN-14 is tried again later, and arrives when the server is back', async () => {
    await setServer(`smtp://127.0.0.1:${await closedPort()}`)
    await write('ann@mail.example')
    const { code } = await only()
    await sendQueued(shop.site)
    expect(await only()).toMatchObject({ state: 'queued', attempts: 1, code })
    expect((await only()).error).toContain('ECONNREFUSED')
    expect(await sendQueued(shop.site)).toBe(0)
    await setServer(mail.url)
    await forgetPause()
    await sendQueued(shop.site)
    expect(await only()).toMatchObject({ state: 'sent', attempts: 2, error: null })
  })

  test('IDN-14 waits twice as long after each failure', async () => {
    mail.refuse = { code: 451, words: 'come again later' }
    await write('ann@mail.example')
    const pauses: number[] = []
    for (let attempt = 0; attempt < 4; attempt++) {
      const begun = Date.now()
      await sendQueued(shop.site)
      pauses.push(Math.round((Date.parse((await only()).next_attempt_at) - begun) / 1000 / 30))
      await forgetPause()
    }
    expect(pauses).toEqual([1, 2, 4, 8])
    expect((await only()).state).toBe('queued')
  })

  test('IDN-14 is given up after six failures', async () => {
    mail.refuse = { code: 451, words: 'come again later' }
    await write('ann@mail.example')
    for (let attempt = 0; attempt < 6; attempt++) {
      expect((await only()).state).toBe('queued')
      await sendQueued(shop.site)
      await forgetPause()
    }
    expect(await only()).toMatchObject({ state: 'failed', attempts: 6, code: null })
    expect(await sendQueued(shop.site)).toBe(0)
  })

  test('IDN-14 is given up at once when its server says that there is no such receiver', async () => {
    mail.refuse = { code: 550, words: 'no such user here' }
    await write('nobody@mail.example')
    await sendQueued(shop.site)
    expect(await only()).toMatchObject({ state: 'failed', attempts: 1, code: null })
    expect((await only()).error).toContain('no such user')
  })

  test('IDN-14 is tried again when it is the shop that the server does not know', async () => {
    await setServer(mail.url.replace(mail.password, 'wrong-secret'))
    await write('ann@mail.example')
    await sendQueued(shop.site)
    expect(await only()).toMatchObject({ state: 'queued', attempts: 1 })
    expect(written).not.toContain('wrong-secret')
  })

  test('IDN-14 is not sent when its code is over', async () => {
    await write('ann@mail.example')
    await sql`update message set send_until = created_at`.execute(shop.db)
    await sendQueued(shop.site)
    expect(await only()).toMatchObject({ state: 'failed', code: null })
    expect(mail.received).toEqual([])
  })

  test('IDN-11 leaves neither code nor receiver nor the server’s password in the log or in its row', async () => {
    await write('secret.ann@mail.example')
    const code = (await only()).code!
    mail.refuse = { code: 451, words: `not now: secret.ann@mail.example, code ${code}` }
    await sendQueued(shop.site)
    const { error } = await only()
    expect(error).toContain('not now')
    expect(written).toContain('message not sent')
    for (const secret of ['secret.ann@mail.example', code, mail.password]) expect(written + error).not.toContain(secret)
  })
})

test('IDN-14 without a mail server a mail stays where it is, and is not sent when one is set after its time', async () => {
  await set('messaging.smtp_host', '')
  await write('ann@mail.example')
  expect(await sendQueued(shop.site)).toBe(0)
  expect(await only()).toMatchObject({ state: 'queued', attempts: 0 })
  await shop.advance({ minutes: 5 })
  await setServer(mail.url)
  await sendQueued(shop.site)
  expect(mail.received).toEqual([])
})

test('IDN-14 messages are kept for 30 days', async () => {
  await write('old@mail.example')
  await shop.advance({ days: 29 })
  await write('new@mail.example')
  await deleteOldMessages.run(shop.site)
  expect(await shop.db.selectFrom('message').select('recipient').execute()).toHaveLength(2)
  await shop.advance({ days: 1, seconds: 1 })
  await deleteOldMessages.run(shop.site)
  expect(await shop.db.selectFrom('message').select('recipient').execute()).toEqual([{ recipient: 'new@mail.example' }])
})
