import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { openTestShop } from '../../test/harness.ts'
import { sendCode } from '../code/send-code.ts'
import { createContext } from '../kernel/context.ts'
import { createLog } from '../kernel/log.ts'
import { toE164 } from './deliver-sms.ts'
import { sendQueued } from './send-queued.ts'
import { openSmsServer } from './test/sms-server.ts'

const sms = await openSmsServer()
const account = `AC${'0123456789abcdef'.repeat(2)}`
const shop = await openTestShop({
  settings: {
    'messaging.twilio_base': `${sms.base}/`,
    'messaging.twilio_account_sid': account,
    'messaging.twilio_auth_token': 'twilio-secret',
    'messaging.twilio_from': '+15005550006',
  },
})
let written = ''
shop.site.log = createLog('trace', { write: (line) => void (written += line) })
beforeEach(async () => {
  await shop.db.deleteFrom('message').execute()
  Object.assign(sms, { received: [], answers: [] })
  written = ''
})

const write = (mobile: string) =>
  sendCode(createContext(shop.site, { kind: 'system' }, { language: 'zh-cn' }), {
    purpose: 'log_in',
    subject: randomUUID(),
    to: { mobile },
  })
const only = () => shop.db.selectFrom('message').selectAll().executeTakeFirstOrThrow()

describe('an SMS', () => {
  test('IDN-14 goes out through Twilio’s interface, to the number as the world writes it, in the member’s language', async () => {
    await write('13800138000')
    const { code } = await only()
    await sendQueued(shop.site)
    expect(sms.received).toEqual([
      {
        path: `/2010-04-01/Accounts/${account}/Messages.json`,
        authorization: `Basic ${Buffer.from(`${account}:twilio-secret`).toString('base64')}`,
        fields: { To: '+8613800138000', From: '+15005550006', Body: `【Longmall】验证码${code}，您正在登录，5分钟内有效，请勿告知他人。` },
      },
    ])
    expect(await only()).toMatchObject({ state: 'sent', code: null })
  })

  test('IDN-14 may come from a messaging service', async () => {
    const service = `MG${'f'.repeat(32)}`
    await sql`update setting set value = ${JSON.stringify(service)}::jsonb where key = 'messaging.twilio_from'`.execute(shop.db)
    await shop.refresh()
    await write('+6591234567')
    await sendQueued(shop.site)
    expect(sms.received[0]!.fields).toMatchObject({ To: '+6591234567', MessagingServiceSid: service })
    expect(sms.received[0]!.fields).not.toHaveProperty('From')
  })

  test.each([
    [500, 'no JSON at all'],
    [503, {}],
    [429, { code: 20429, message: 'Too Many Requests' }],
    [401, { code: 20003, message: 'Authenticate' }],
  ])('IDN-14 that fails with %i is tried again, and arrives then', async (status, body) => {
    sms.answers = [{ status, body }]
    await write('13800138000')
    await sendQueued(shop.site)
    expect(await only()).toMatchObject({ state: 'queued', attempts: 1 })
    expect((await only()).error).toContain(`Twilio ${status}`)
    expect(await sendQueued(shop.site)).toBe(0)
    await sql`update message set next_attempt_at = clock_timestamp()`.execute(shop.db)
    await sendQueued(shop.site)
    expect(await only()).toMatchObject({ state: 'sent', attempts: 2, error: null })
  })

  test('IDN-14 to a number that is none is given up at once, without the number in its row or in the log', async () => {
    sms.answers = [{ status: 400, body: { code: 21211, message: "Invalid 'To' Phone Number: +8613800138000" } }]
    await write('13800138000')
    await sendQueued(shop.site)
    const { state, error } = await only()
    expect(state).toBe('failed')
    expect(error).toContain('21211')
    for (const secret of ['13800138000', 'twilio-secret']) expect(error + written).not.toContain(secret)
  })

  test('IDN-14 to a number without a country is not even tried', async () => {
    await write('5550100')
    await sendQueued(shop.site)
    expect(await only()).toMatchObject({ state: 'failed' })
    expect(sms.received).toEqual([])
  })
})

test('IDN-14 SMS may be sent by themselves, so that a mail server that hangs holds none up', async () => {
  await write('13800138000')
  expect(await sendQueued(shop.site, 'mail')).toBe(0)
  expect(await sendQueued(shop.site, 'sms')).toBe(1)
})

test('IDN-14 mail waits in the outbox although SMS go out, for each kind has its own way', async () => {
  await sendCode(shop.systemContext(), { purpose: 'register', subject: randomUUID(), to: { email: 'ann@mail.example' } })
  expect(await sendQueued(shop.site)).toBe(0)
  expect((await only()).state).toBe('queued')
})

test.each([
  ['13800138000', '+8613800138000'],
  ['138 0013 8000', '+8613800138000'],
  ['+86 138-0013-8000', '+8613800138000'],
  ['+60123456789', '+60123456789'],
])('IDN-14 %s is %s to the world', (mobile, written) => expect(toE164(mobile)).toBe(written))
