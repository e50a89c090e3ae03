import { describe, expect, test } from 'vitest'
import { openTestShop, type Refused } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { partsOfAddress } from './split-mail-server.ts'
import { openMailServer, readMail } from '../test/mail-server.ts'

const mail = await openMailServer()

describe('a test message', () => {
  test('CON-07 goes out at once in the operator’s language, and nothing of it stays in the outbox', async () => {
    const shop = await openTestShop({ settings: { ...partsOfAddress(mail.url), 'messaging.mail_from': 'shop@mail.example' } })
    const owner = await staffClient(shop)
    const input = { kind: 'mail', recipient: 'ann@mail.example' } as const
    expect(await owner.call('messaging/send_test', input, { language: 'zh-cn' })).toEqual({ works: true, error: '' })
    expect(readMail(mail.received[0]!.source).subject).toBe('来自 Longmall 的测试消息')
    expect(await shop.db.selectFrom('message').selectAll().execute()).toEqual([])
  })

  test('CON-07 tells what the mail server said when it did not take it', async () => {
    const shop = await openTestShop({ settings: { ...partsOfAddress(mail.url), 'messaging.mail_from': 'shop@mail.example' } })
    mail.refuse = { code: 550, words: 'no such box' }
    const answer = await (await staffClient(shop)).call('messaging/send_test', { kind: 'mail', recipient: 'ann@mail.example' })
    expect(answer).toMatchObject({ works: false, error: expect.stringContaining('no such box') })
    mail.refuse = null
  })

  test.each(['mail', 'sms'] as const)('CON-07 where nothing sends %s, that is said', async (kind) => {
    const shop = await openTestShop()
    const request = (await staffClient(shop)).call('messaging/send_test', { kind, recipient: '+8613800138000' })
    expect(await request.catch((error: Refused) => error.reason)).toBe('messaging.no_provider')
  })
})
