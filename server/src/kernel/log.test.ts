import { randomUUID } from 'node:crypto'
import { contract } from '@longmall/contract/index.ts'
import type { Operation } from '@longmall/contract/operation.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { encodeForm, openTestShop } from '../../test/harness.ts'
import { sampleOf } from '../../test/sample-input.ts'
import { createHttp, type Domain } from './http/http.ts'
import { runJob } from './work/jobs.ts'
import { createLog } from './log.ts'
import { hashOfToken, newToken } from './security/session.ts'

const shop = await openTestShop()
let written = ''
shop.site.log = createLog('trace', { write: (line) => void (written += line) })
/** The lines without their time, whose digits may be any six. */
const logged = () => written.replaceAll(/"time":\d+/g, '')

const secrets: Record<string, string> = {
  password: 'Hunter2-secret',
  payment_password: '135797',
  payment_password_again: '135797',
  code: '864209',
  proof: newToken(),
  ticket: newToken(),
  grant: newToken(),
  quote: 'quoted.secret',
}
// The worst that a handler could do: fail with all it was given, and with a row of the database.
const breaking = async (_: unknown, input: object) => {
  throw Object.assign(new Error('broken'), { ...input, input, detail: `Failing row contains (${Object.values(secrets).join()})` })
}
const broken: Domain[] = Object.values(contract).map((domain) => ({
  contract: domain as Record<string, Operation>,
  handlers: Object.fromEntries(Object.keys(domain).map((name) => [name, breaking as never])),
}))
const app = createHttp(shop.site, broken, { checkOutput: false, refuseWhenClosed: () => undefined })

async function staffToken(): Promise<string> {
  const token = newToken()
  const now = new Date().toISOString()
  const row = { email: 'log@shop.example', name: 'Ann', role: 'owner', hash: '-', created_at: now }
  const { id: staff_id } = await shop.db.insertInto('staff').values(row).returning('id').executeTakeFirstOrThrow()
  const session = { token_hash: hashOfToken(token), staff_id, created_at: now, seen_at: now, expires_at: '2999-01-01T00:00:00.000Z' }
  await shop.db.insertInto('staff_session').values(session).execute()
  return token
}

test('IDN-11 a log never shows what opens a door', () => {
  const form = { payment_password: 'hunter2', grant: 'hunter2' }
  shop.site.log.info({ token: 'hunter2', body: { password: 'hunter2', form }, path: 'identity/log_in' }, 'call')
  expect(written).toContain('identity/log_in')
  expect(written).not.toContain('hunter2')
})

test('IDN-11 a log shows the code of an error and no other code', () => {
  shop.site.log.info({ err: { code: 'ECONNREFUSED' }, input: { code: '112358', captcha: { digits: '132134' } } }, 'failed')
  expect(written).toContain('ECONNREFUSED')
  expect(logged()).not.toMatch(/112358|132134/)
})

test('IDN-11 no call that fails writes a token, a password or a code into the log', async () => {
  const tokens = { member: (await shop.member()).token!, staff: await staffToken() }
  const visitor = randomUUID()
  let count = 0
  for (const { path, kind, access, input } of Object.values(contract).flatMap((domain) => Object.values(domain) as Operation[])) {
    const sample = sampleOf(input) as Record<string, unknown>
    const takes = (input as unknown as { shape: Record<string, z.ZodMiniType> }).shape
    for (const [name, secret] of Object.entries(secrets))
      if (name in takes && z.safeParse(takes[name]!, secret).success) sample[name] = secret
    const token = access.who === 'staff' ? tokens.staff : tokens.member
    const fields = encodeForm({ ...sample, token, visitor })
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await (kind === 'query'
      ? app.request(`/api/${path}?${fields}`)
      : app.request(`/api/${path}`, { method: 'POST', headers, body: `${fields}&request_key=${randomUUID()}` }))
    expect([path, answer.status]).toEqual([path, 500])
    count++
  }
  expect(written.split('\n').filter((line) => line.includes('"call failed"'))).toHaveLength(count)
  const lines = logged()
  for (const secret of [...Object.values(secrets), ...Object.values(tokens), visitor]) expect(lines).not.toContain(secret)
})

test('a job that fails is logged, and fails for the queue too', async () => {
  const job = { name: 'probe-job', cron: '* * * * *', run: () => Promise.reject(new Error('no space left')) }
  await expect(runJob(shop.site, job)).rejects.toThrow('no space left')
  expect(written).toContain('"job":"probe-job"')
})
