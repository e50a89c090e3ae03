import { randomUUID } from 'node:crypto'
import { contract } from '@longmall/contract/index.ts'
import type { Operation } from '@longmall/contract/operation.ts'
import { safeParse, type ZodMiniType } from 'zod/mini'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { encodeForm, openTestShop, type TestShop } from '../../../test/harness.ts'
import { sampleOf } from '../../../test/sample-input.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { closeHashing } from '../../identity/hash-password.ts'
import { inputDecoder, splitForm } from './decode.ts'
import { WrongFields } from '../refusal.ts'
import { newToken } from '../security/session.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(closeHashing)

const operations: Operation[] = Object.values(contract).flatMap((domain) => Object.values(domain) as Operation[])
const changes = operations.filter(({ kind }) => kind !== 'query')
const fieldsOf = ({ input }: Operation) => (input as unknown as { shape: Record<string, ZodMiniType> }).shape

interface Answer {
  status: number
  code: number
  fields: string[]
}

/** Calls an operation with text as it goes over the wire. */
async function send({ path, kind }: Operation, form: string, token: string | null): Promise<Answer> {
  const headers: Record<string, string> = { visitor: randomUUID(), ...(token ? { token } : {}) }
  const response = await (kind === 'query'
    ? shop.app.request(`/api/${path}?${form}`, { headers })
    : shop.app.request(`/api/${path}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        body: `request_key=${randomUUID()}&${form}`,
      }))
  const { code, data } = (await response.json()) as { code: number; data: { fields?: Record<string, string> } | null }
  return { status: response.status, code, fields: Object.keys(data?.fields ?? {}) }
}

/** Who may call it: a member, an operator, or nobody in particular. */
async function tokenFor({ access }: Operation): Promise<string | null> {
  if (access.who === 'staff') return (await staffClient(shop)).token
  return access.who === 'member' || access.who === 'optional' ? (await shop.member()).token : null
}

/** All that the database keeps, but for when a session was last seen. */
async function everything(): Promise<Record<string, unknown>> {
  const tables = await shop.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const saved: Record<string, unknown> = {}
  for (const { name } of tables.rows) {
    const { rows } = await shop.pool.query(`select (to_jsonb(t) - 'seen_at')::text as row from ${name} t order by 1`)
    saved[name] = rows
  }
  return saved
}

/** Every operation for which `check` finds something wrong. */
async function operationsFailing(
  among: Operation[],
  check: (operation: Operation, token: string | null) => Promise<unknown>,
): Promise<string[]> {
  const wrong: string[] = []
  for (const operation of among) {
    const problem = await check(operation, await tokenFor(operation))
    if (problem) wrong.push(`${operation.path}: ${JSON.stringify(problem)}`)
  }
  return wrong
}
const unless = (isRight: boolean, answer: Answer) => (isRight ? null : answer)
const isNamed = ({ status, code, fields }: Answer, name: string) =>
  status === 400 && code === -400 && fields.length === 1 && fields[0] === name

describe('every operation', () => {
  test('QUA-04 refuses an unknown field by its name', async () => {
    const check = async (operation: Operation, token: string | null) => {
      const answer = await send(operation, `${encodeForm(sampleOf(operation.input) as object as Record<string, unknown>)}&surplus=1`, token)
      return unless(isNamed(answer, 'surplus'), answer)
    }
    expect(await operationsFailing(operations, check)).toEqual([])
  })

  test('QUA-04 refuses a doubled field by its name, be it its own or a common one', async () => {
    const check = async (operation: Operation, token: string | null) => {
      for (const name of [Object.keys(fieldsOf(operation))[0] ?? 'language', 'store_id']) {
        const answer = await send(operation, `${name}=1&${name}=1`, token)
        if (!isNamed(answer, name)) return answer
      }
      return null
    }
    expect(await operationsFailing(operations, check)).toEqual([])
  })

  test('QUA-04 refuses bytes that are not UTF-8 by the field’s name', async () => {
    const check = async (operation: Operation, token: string | null) => {
      const name = Object.keys(fieldsOf(operation))[0] ?? 'language'
      const answer = await send(operation, `${name}=%C3%28`, token)
      return unless(isNamed(answer, name), answer)
    }
    expect(await operationsFailing(operations, check)).toEqual([])
  })

  test('QUA-04 names every field that is missing', async () => {
    const check = async (operation: Operation, token: string | null) => {
      const needed = Object.entries(fieldsOf(operation)).filter(([, field]) => !safeParse(field, undefined).success)
      const answer = await send(operation, '', token)
      const names = needed.map(([name]) => name)
      return unless(needed.length === 0 ? answer.status !== 500 : answer.fields.toSorted().join() === names.toSorted().join(), answer)
    }
    expect(await operationsFailing(operations, check)).toEqual([])
  })

  test('QUA-04 changes nothing when it is refused for its input', async () => {
    const calls: [Operation, string | null, string][] = []
    for (const operation of operations) {
      const sample = encodeForm(sampleOf(operation.input) as Record<string, unknown>)
      const token = await tokenFor(operation)
      for (const form of [`${sample}&surplus=1`, `${sample}&store_id=1&store_id=1`, `${sample}&surplus=%C3%28`])
        calls.push([operation, token, form])
    }
    const before = await everything()
    for (const [operation, token, form] of calls) expect((await send(operation, form, token)).status).toBe(400)
    expect(await everything()).toEqual(before)
  })

  test('QUA-04 refuses a body that is too large, however it is sent', async () => {
    const check = async ({ path, large }: Operation, token: string | null) => {
      const body = new TextEncoder().encode(`text=${'x'.repeat(large ? 2_500_000 : 300_000)}`)
      const init = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded', ...(token ? { token } : {}) } }
      const response = await shop.app.request(`/api/${path}`, {
        ...init,
        headers: { ...init.headers, 'content-length': String(body.length) },
        body,
      })
      const stream = new ReadableStream({
        pull: (controller) => controller.enqueue(new TextEncoder().encode('x'.repeat(65536))),
      })
      const streamed = await shop.app.request(`/api/${path}`, { ...init, body: stream, duplex: 'half' } as RequestInit)
      return response.status === 413 && streamed.status === 413 ? null : [response.status, streamed.status]
    }
    expect(await operationsFailing(changes, check)).toEqual([])
  })

  test('QUA-04 refuses a body that is not form-encoded', async () => {
    const check = async ({ path }: Operation, token: string | null) => {
      const response = await shop.app.request(`/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token ? { token } : {}) },
        body: '{}',
      })
      return response.status === 400 ? null : response.status
    }
    expect(await operationsFailing(changes, check)).toEqual([])
  })

  test('SHL-12 asks a visitor to log in, when it is a member’s or an operator’s', async () => {
    const closed = operations.filter(({ access }) => access.who === 'member' || access.who === 'staff')
    const check = async (operation: Operation) => {
      const answer = await send(operation, encodeForm(sampleOf(operation.input) as Record<string, unknown>), null)
      return unless(answer.status === 401 && answer.code === -10009, answer)
    }
    expect(await operationsFailing(closed, check)).toEqual([])
  })

  test('answers 410000 to a token that nobody has', async () => {
    const closed = operations.filter(({ access }) => access.who !== 'all' && access.who !== 'demo')
    const check = async (operation: Operation) => {
      const answer = await send(operation, encodeForm(sampleOf(operation.input) as Record<string, unknown>), newToken())
      return unless(answer.status === 401 && answer.code === 410000, answer)
    }
    expect(await operationsFailing(closed, check)).toEqual([])
  })
})

// Each as the text of one field. The moving of the clock is left out: it would take most of them as a number of minutes.
const numbers = '-1 0 1.5 2147483647 2147483648 99999999999999999999 1e999 -0 NaN 0x10 ١٢٣'.split(' ')
const cursors = ['9999999999', '9999999999999999 9999999999', 'price_up 9999999999999999 9999999999'].map((parts) =>
  Buffer.from(parts).toString('base64url'),
)
const values = 'null true [] {} "text" [1,1] [[1]] [null] {"__proto__":{"a":1}} {"length":5} ["\\ud800"] ["\\u0000"]'.split(' ')
const texts = [
  '',
  ' ',
  "'; drop table member; --",
  '%',
  '_',
  '\\',
  '\u0000',
  'e\u0301',
  '\ufeffx',
  '\u202eabc',
  'x'.repeat(300),
  '💥'.repeat(100),
]
const days = ['0000-01-01', '2026-02-30', '9999-12-31']
const odd = [...numbers, ...values, ...texts, ...cursors, ...days, '9'.repeat(300), '['.repeat(20_000)]

/** The fields that a decoder refuses, read from the text of a call as it goes over the wire; none when it takes them all. */
function fieldsRefused(decode: (own: Record<string, string>) => unknown, form: string): string[] {
  try {
    decode(splitForm(form).own)
    return []
  } catch (error) {
    if (error instanceof WrongFields) return Object.keys(error.fields)
    throw error
  }
}

// Every value is put to the decoder. What it takes goes on to the operation; what it refuses is answered alike for all, so that one
// call of each field shows it, of another value each time.
describe('odd values', () => {
  let turn = 0
  const among = operations.filter(({ path }) => path !== 'site/advance_clock')
  test.each(among)('QUA-04 $path never fails on them and names the field that it refuses', async (operation) => {
    const decode = inputDecoder(operation.input)
    const sample = sampleOf(operation.input) as Record<string, unknown>
    const wrong: string[] = []
    for (const name of Object.keys(fieldsOf(operation))) {
      const token = await tokenFor(operation)
      const forms = odd.map((text) => encodeForm({ ...sample, [name]: text }))
      const [accepted, refused]: [string[], string[]] = [[], []]
      for (const form of forms) {
        const fields = fieldsRefused(decode, form)
        if (!fields.every((field) => field.split('.')[0] === name)) wrong.push(`${form.slice(0, 200)}: ${fields.join()}`)
        ;(fields.length ? refused : accepted).push(form)
      }
      for (const form of accepted) {
        const answer = await send(operation, form, token)
        if (answer.status === 500) wrong.push(`${form.slice(0, 200)}: ${JSON.stringify(answer)}`)
      }
      for (const form of refused.slice(turn++ % Math.max(1, refused.length)).slice(0, 1)) {
        const answer = await send(operation, form, token)
        const isRight = answer.status === 400 && answer.fields.length > 0 && answer.fields.every((field) => field.split('.')[0] === name)
        if (!isRight) wrong.push(`${form.slice(0, 200)}: ${JSON.stringify(answer)}`)
      }
    }
    expect(wrong).toEqual([])
  })
})
