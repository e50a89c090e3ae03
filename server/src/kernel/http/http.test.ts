import { randomUUID } from 'node:crypto'
import { Count, Integer, Quantity, Rows, Text } from '@longmall/contract/fields.ts'
import { operation } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { beforeAll, describe, expect, test } from 'vitest'
import { encodeForm, openTestShop, type TestShop } from '../../../test/harness.ts'
import { createHttp } from './http.ts'
import type { Context } from '../context.ts'
import { internalCall } from './read-form.ts'
import { Refusal } from '../refusal.ts'
import { plus } from '../time/clock.ts'
import { hashOfToken, newToken } from '../security/session.ts'
import { catalogueChanged } from '../shared.ts'

const all = { who: 'all' } as const
const nothing = z.object({})
const contract = {
  fails: operation({ path: 'probe/fails', kind: 'query', access: all, summary: 'Fails', input: nothing, output: nothing }),
  lost: operation({ path: 'probe/lost', kind: 'query', access: all, summary: 'Loses its connection', input: nothing, output: nothing }),
  refuses: operation({ path: 'probe/refuses', kind: 'query', access: all, summary: 'Refuses', input: nothing, output: nothing }),
  lies: operation({ path: 'probe/lies', kind: 'query', access: all, summary: 'Lies', input: nothing, output: z.object({ count: Count }) }),
  kept: operation({
    path: 'probe/kept',
    kind: 'query',
    access: all,
    cache: 'catalogue',
    summary: 'Kept',
    input: z.object({ page: z.optional(Integer(1, 9)) }),
    output: z.object({ made: Count }),
  }),
  half: operation({ path: 'probe/half', kind: 'command', access: all, summary: 'Writes, then refuses', input: nothing, output: nothing }),
  steps: operation({
    path: 'probe/steps',
    kind: 'non_transactional',
    access: all,
    summary: 'Leaves a trace',
    input: nothing,
    output: nothing,
  }),
  ship: operation({
    path: 'probe/ship',
    kind: 'command',
    access: { who: 'staff', permission: 'order.ship' },
    summary: 'Ships',
    input: nothing,
    output: nothing,
  }),
  echo: operation({
    path: 'probe/echo',
    kind: 'query',
    access: { who: 'optional' },
    summary: 'Echoes',
    input: z.object({ text: Text(20), many: z.optional(Rows(Quantity)) }),
    output: z.object({ text: Text(20), many: Rows(Quantity), who: Text(10) }),
  }),
}
let made = 0
const write = ({ db }: Context) => sql`insert into probe (word) values ('half')`.execute(db)
const handlers = {
  fails: () => Promise.reject(new Error('the password of the database is hunter2')),
  lost: () => Promise.reject(new Error('Connection terminated unexpectedly')),
  refuses: () => Promise.reject(new Refusal('member.too_many_addresses', { maximum: 20 })),
  lies: async () => ({ count: -1 }),
  kept: async () => ({ made: ++made }),
  half: async (context: Context) => {
    await write(context)
    throw new Refusal('call.forbidden')
  },
  steps: async (context: Context) => {
    await context.transaction(write)
    throw new Refusal('call.forbidden')
  },
  ship: async () => ({}),
  echo: async ({ actor }: Context, { text, many = [] }: { text: string; many?: number[] }) => ({ text, many, who: actor.kind }),
}

let shop: TestShop
let app: ReturnType<typeof createHttp>
beforeAll(async () => {
  shop = await openTestShop()
  await sql`create table probe (word text not null)`.execute(shop.admin)
  app = createHttp(shop.site, [{ contract, handlers: handlers as never }], { checkOutput: true, refuseWhenClosed: () => undefined })
})

interface Envelope {
  code: number
  message: string
  data: unknown
}
const get = async (address: string, headers: Record<string, string> = {}) => {
  const response = await app.request(`/api/probe/${address}`, { headers })
  return {
    status: response.status,
    headers: response.headers,
    body: response.status === 304 ? null : ((await response.json()) as Envelope),
  }
}
const post = async (path: string, fields: Record<string, string> = {}) => {
  const response = await app.request(`/api/probe/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: encodeForm({ request_key: randomUUID(), ...fields }),
  })
  return { status: response.status, body: (await response.json()) as Envelope }
}
const written = async () => (await sql<{ count: number }>`select count(*)::int as count from probe`.execute(shop.db)).rows[0]!.count

describe('the envelope', () => {
  test('§7 a success has code 0, a message and its data', async () => {
    const { status, body } = await get('echo?text=hello&many=[1,2]')
    expect([status, body]).toEqual([200, { code: 0, message: 'success', data: { text: 'hello', many: [1, 2], who: 'visitor' } }])
  })

  test('SHL-06 a refusal speaks the caller’s language, given as a field or as a header', async () => {
    const message = '最多可保存 20 个收货地址'
    const expected = {
      status: 422,
      body: { code: -1, message, data: { reason: 'member.too_many_addresses', details: { maximum: 20 } } },
    }
    expect(await get('refuses?language=zh-cn')).toMatchObject(expected)
    expect(await get('refuses', { language: 'zh-cn' })).toMatchObject(expected)
    expect((await get('refuses?language=xx')).body!.message).toBe('You can save up to 20 addresses')
    expect((await post('half', { language: 'ko-kr' })).body.message).toBe('이 작업을 할 권한이 없습니다')
  })

  test('a fault is answered without a word of its cause', async () => {
    const { status, body } = await get('fails')
    expect(status).toBe(500)
    expect(JSON.stringify(body)).not.toContain('hunter2')
    expect(body).toMatchObject({ code: -500, data: { reason: 'call.internal_error' } })
  })

  test('a database out of reach is shown as such, so that the caller asks again', async () => {
    const { status, headers, body } = await get('lost')
    expect([status, body!.code, headers.get('x-content-type-options')]).toEqual([503, -503, 'nosniff'])
  })

  test('an answer against its contract is a fault where answers are checked', async () => {
    expect((await get('lies')).status).toBe(500)
    const trusting = createHttp(shop.site, [{ contract, handlers: handlers as never }], {
      checkOutput: false,
      refuseWhenClosed: () => undefined,
    })
    expect((await trusting.request('/api/probe/lies')).status).toBe(200)
  })

  test('an address that does not exist is 404, and so is the wrong method', async () => {
    expect(await get('nowhere')).toMatchObject({ status: 404, body: { data: { reason: 'call.not_found' } } })
    expect((await get('half')).status).toBe(404)
    expect((await post('echo')).status).toBe(404)
  })

  test('a text field is taken as it is, any other as JSON', async () => {
    for (const text of ['12', 'null', '[1]', 'a+b c&d=e', '日本語'])
      expect((await get(`echo?${encodeForm({ text })}`)).body!.data).toMatchObject({ text })
    expect((await get('echo?text=a+b')).body!.data).toMatchObject({ text: 'a b' })
    expect((await get('echo?text=x&many=1,2')).body!.data).toMatchObject({ fields: { many: 'Check the format' } })
    expect((await get('echo?text=x&many=[1,"2"]')).body!.data).toMatchObject({ fields: { 'many.1': 'Check the format' } })
    expect((await get('echo?text=x&many=[1,0]')).body!.data).toMatchObject({ fields: { 'many.1': 'At least 1' } })
  })
})

describe('kinds', () => {
  test('a command that refuses changes nothing; steps leave their trace', async () => {
    const before = await written()
    expect((await post('half')).status).toBe(403)
    expect(await written()).toBe(before)
    expect((await post('steps')).status).toBe(403)
    expect(await written()).toBe(before + 1)
  })

  test('a query’s answer carries an ETag and is not sent again while it is the same', async () => {
    const first = await get('echo?text=same')
    const again = await get('echo?text=same', { 'if-none-match': first.headers.get('etag')! })
    expect([again.status, again.body]).toEqual([304, null])
    expect((await get('echo?text=other', { 'if-none-match': first.headers.get('etag')! })).status).toBe(200)
  })

  test('a kept answer is made once for each input and language, until the catalogue changes', async () => {
    const madeBy = async (address: string) => ((await get(address)).body!.data as { made: number }).made
    const first = await Promise.all(Array.from({ length: 10 }, () => madeBy('kept')))
    expect(new Set(first).size).toBe(1)
    expect(await madeBy('kept?page=2')).not.toBe(first[0])
    expect(await madeBy('kept?language=ja-jp')).not.toBe(first[0])
    expect(await madeBy('kept')).toBe(first[0])
    await catalogueChanged(shop.db)
    await shop.refresh()
    expect(await madeBy('kept')).not.toBe(first[0])
  })
})

async function staffOf(role: string): Promise<string> {
  const now = new Date().toISOString()
  const { id } = await shop.db
    .insertInto('staff')
    .values({ email: `${role}@shop.example`, name: role, role, hash: '-', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = newToken()
  await shop.db
    .insertInto('staff_session')
    .values({ token_hash: hashOfToken(token), staff_id: id, created_at: now, seen_at: now, expires_at: plus(now, { hours: 1 }) })
    .execute()
  return token
}

describe('access', () => {
  test('an operator’s role must hold the permission', async () => {
    expect((await post('ship', { token: await staffOf('operator') })).status).toBe(200)
    expect(await post('ship', { token: await staffOf('support') })).toMatchObject({
      status: 403,
      body: { data: { reason: 'call.forbidden' } },
    })
  })

  test('where both may call, a token makes a member, and a bad one is not taken for a visitor’s', async () => {
    const member = await shop.member()
    expect((await get('echo?text=x', { token: member.token! })).body!.data).toMatchObject({ who: 'member' })
    expect((await get(`echo?text=x&token=${member.token}`)).body!.data).toMatchObject({ who: 'member' })
    expect(await get('echo?text=x', { token: newToken() })).toMatchObject({ status: 401, body: { code: 410000 } })
  })

  test('§8 a session that is idle answers 410000, one ended by a log-in elsewhere 410001', async () => {
    const set = async (fields: object) => {
      const member = await shop.member()
      await shop.db.updateTable('session').set(fields).where('member_id', '=', member.member_id).execute()
      return (await get('echo?text=x', { token: member.token! })).body!.code
    }
    const ago = (seconds: number) => plus(new Date().toISOString(), { seconds: -seconds })
    expect(await set({ seen_at: ago(3540) })).toBe(0)
    expect(await set({ seen_at: ago(3601) })).toBe(410000)
    expect(await set({ expires_at: ago(1) })).toBe(410000)
    expect(await set({ end_reason: 'log_out' })).toBe(410000)
    expect(await set({ end_reason: 'recovery' })).toBe(410000)
    expect(await set({ end_reason: 'new_login' })).toBe(410001)
  })

  test('a session ends when the operator locks the account', async () => {
    const member = await shop.member()
    await shop.db.updateTable('member').set({ state: 'locked' }).where('id', '=', member.member_id).execute()
    expect(await get('echo?text=x', { token: member.token! })).toMatchObject({ status: 401, body: { code: 410000 } })
  })

  test('SHL-12 a cancelled account answers -19999', async () => {
    const member = await shop.member()
    await shop.db.updateTable('member').set({ state: 'cancelled' }).where('id', '=', member.member_id).execute()
    expect(await get('echo?text=x', { token: member.token! })).toMatchObject({ status: 403, body: { code: -19999 } })
  })

  test('QUA-09 one address makes so many calls a minute and no more; another is not held up by it', async () => {
    const strict = await openTestShop({ settings: { 'calls.read_per_minute': 3 } })
    strict.site.config.trustedProxies = ['local']
    const callFrom = async (address: string) =>
      (await strict.app.request('/api/site/time', { headers: { 'x-forwarded-for': address } })).status
    const statuses: number[] = []
    for (let n = 0; n < 4; n++) statuses.push(await callFrom('203.0.113.1'))
    expect(statuses).toEqual([200, 200, 200, 429])
    expect(await callFrom('203.0.113.2')).toBe(200)
    for (const end of [1, 2, 3]) expect(await callFrom(`2001:db8::${end}`)).toBe(200)
    expect([await callFrom('2001:db8::4'), await callFrom('2001:db8:0:1::4')]).toEqual([429, 200])
    const refused = await strict.app.request('/api/site/time', { headers: { 'x-forwarded-for': '203.0.113.1' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('QUA-09 calls that this process makes itself, for its pages, are not counted', async () => {
    const strict = await openTestShop({ settings: { 'calls.read_per_minute': 3 } })
    for (let n = 0; n < 20; n++) expect((await strict.app.request('/api/site/time', {}, internalCall)).status).toBe(200)
    expect((await strict.app.request('/api/site/time')).status).toBe(200)
  })
})
