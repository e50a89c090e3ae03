import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestShop, type Refused } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { auditAs, withoutSecrets } from './audit.ts'
import { createContext } from '../context.ts'

const shop = await openTestShop()
const owner = await staffClient(shop)
const context = createContext(shop.site, { kind: 'system' }, { action: 'site/probe', address: '192.0.2.7' })
const write = (subject: string, before: unknown, after: unknown, staff_id = owner.staff_id) =>
  auditAs(context, staff_id, { subject, before, after })

describe('the audit log', () => {
  test('IDN-12 says who did what to whom, when and from where, before and after', async () => {
    await write('goods 12', { price: 1250n }, { price: 990n })
    const { list } = await owner.call('staff/list_audit', { subject: 'goods 12' })
    expect(list).toEqual([
      {
        audit_id: expect.any(Number),
        at: expect.stringMatching(/Z$/),
        staff_id: owner.staff_id,
        staff_name: 'Ann',
        action: 'site/probe',
        subject: 'goods 12',
        subject_name: null,
        before: '{"price": "1250"}',
        after: '{"price": "990"}',
        address: '192.0.2.7',
      },
    ])
  })

  test('IDN-12 comes by pages, newest first, and by who, what, whom and when', async () => {
    const other = await staffClient(shop)
    for (let n = 1; n <= 5; n++) await write(`page ${n}`, null, null, other.staff_id)
    const found: string[] = []
    let cursor: string | undefined
    do {
      const page = await owner.call('staff/list_audit', { staff_id: other.staff_id, page_size: 2, cursor })
      found.push(...page.list.map(({ subject }) => subject))
      cursor = page.next ?? undefined
    } while (cursor)
    expect(found).toEqual(['page 5', 'page 4', 'page 3', 'page 2', 'page 1'])
    const count = async (filter: object) => (await owner.call('staff/list_audit', { staff_id: other.staff_id, ...filter })).list.length
    expect(await count({ action: 'site/probe' })).toBe(5)
    expect(await count({ action: 'site' })).toBe(0)
    expect(await count({ from: '2020-01-01T00:00:00.000Z' })).toBe(5)
    expect(await count({ until: '2020-01-01T00:00:00.000Z' })).toBe(0)
  })

  test.each(['operator', 'finance', 'support'])('IDN-12 is not for %s', async (role) => {
    const call = (await staffClient(shop, role)).call('staff/list_audit', {})
    expect(await call.catch(({ reason }: Refused) => reason)).toBe('call.forbidden')
  })

  test.each(["update audit set subject = 'x'", 'delete from audit', 'truncate audit'])(
    'IDN-12 is only ever added to: %s fails',
    async (text) => {
      await write('kept', null, null)
      await expect(sql.raw(text).execute(shop.admin)).rejects.toThrow('only ever added to')
      await expect(sql.raw(text).execute(shop.db)).rejects.toThrow('permission denied')
    },
  )
})

describe('secrets', () => {
  test('IDN-11 never get into it, however deep', () => {
    const secrets = {
      password: 'a',
      old_password: 'b',
      payment_password_again: 'c',
      token: 'd',
      ticket: 'e',
      hash: 'f',
      recovery_codes: ['g'],
      list: [{ secret: 'h', code: '123456', account_code: 'SZ-01' }],
      'messaging.smtp_password': 'i-secret',
      changed: { key: 'messaging.smtp_password', value: 'j-secret' },
      nickname: 'Ann',
      payment_password: null,
    }
    expect(withoutSecrets(secrets)).toEqual({
      password: '…',
      old_password: '…',
      payment_password_again: '…',
      token: '…',
      ticket: '…',
      hash: '…',
      recovery_codes: '…',
      list: [{ secret: '…', code: '…', account_code: 'SZ-01' }],
      'messaging.smtp_password': '…',
      changed: { key: 'messaging.smtp_password', value: '…' },
      nickname: 'Ann',
      payment_password: null,
    })
  })

  test('IDN-11 are hidden in what is written', async () => {
    await write('staff 1', { hash: 'abc' }, { password: 'Hunter2-secret' })
    const { list } = await owner.call('staff/list_audit', { subject: 'staff 1' })
    expect(list[0]).toMatchObject({ before: '{"hash": "…"}', after: '{"password": "…"}' })
  })
})
