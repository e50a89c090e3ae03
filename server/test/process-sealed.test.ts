import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { openTestShop } from './harness.ts'
import { makeFolder, runShop, type RunningShop } from './run-shop.ts'
import { seal, sealedBrowser, type SealedBrowser } from './sealed-browser.ts'

const shop = await openTestShop({ settings: { 'calls.security_option': 2 }, kind: 'opened' })
const env = { DATABASE_URL: shop.url, DATA_DIR: makeFolder() }
const browserAt = ({ address }: RunningShop) => sealedBrowser((path, init) => fetch(address + path, init))
let shops: RunningShop[]
let first: SealedBrowser
let second: SealedBrowser
beforeAll(async () => {
  shops = await Promise.all([runShop(env), runShop(env)])
  first = browserAt(shops[0]!)
  second = browserAt(shops[1]!)
})

test('SHL-11 QUA-02 processes that are asked at once give the same public key, and open what was sealed for the other', async () => {
  const [one, two] = await Promise.all([first.publicKey(), second.publicKey()])
  expect(two.kid).toBe(one.kid)
  const key = await first.sessionKey()
  expect(await second.call('site/state', key)).toMatchObject({ code: 0, data: { security_option: 2 } })
  expect(await first.call('site/state', key)).toMatchObject({ code: 0 })
})

test('SHL-11 QUA-02 a message that one process took is refused by the other', async () => {
  for (const key of [await first.sessionKey(), await first.publicKey()]) {
    const message = await seal(key, { path: 'session/echo', fields: { text: 'a' } })
    expect(await first.post('session/echo', key, message)).toMatchObject({ code: 0 })
    expect(await second.post('session/echo', key, message)).toMatchObject({ data: { reason: 'session.message_replayed' } })
  }
})

test('SHL-11 QUA-02 of both processes at once one takes a message', async () => {
  const key = await second.sessionKey()
  for (let round = 0; round < 10; round++) {
    const message = await seal(key, { path: 'session/echo', fields: { text: 'a' } })
    const answers = await Promise.all([first, second].map((one) => one.post('session/echo', key, message)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  }
})

test('SHL-11 QUA-02 a log-out at one process ends the key at the other', async () => {
  const { token } = await shop.member()
  const key = await first.sessionKey(token!)
  expect(await second.call('member/view', key, { token: token! })).toMatchObject({ code: 0 })
  expect(await first.call('identity/log_out', key, { token: token!, request_key: crypto.randomUUID() })).toMatchObject({ code: 0 })
  expect(await second.call('member/view', key, { token: token! })).toMatchObject({ data: { reason: 'session.key_unknown' } })
})

test('SHL-11 QUA-02 keys last over a restart', async () => {
  const old = await runShop(env)
  const browser = browserAt(old)
  const [pair, key] = [await browser.publicKey(), await browser.sessionKey()]
  old.kill('SIGTERM')
  await old.ended
  const again = browserAt(await runShop(env))
  for (const one of [pair, key]) expect(await again.call('session/echo', one, { text: 'a' })).toMatchObject({ code: 0 })
})

test('SHL-11 QUA-02 the operator’s choice is asked for at every process within 3 s', async () => {
  const responses = () =>
    Promise.all(
      shops.map(async ({ address }) => {
        const { data } = (await (await fetch(`${address}/api/site/state`)).json()) as {
          data: { details?: { option: number }; security_option?: number }
        }
        return data.details?.option ?? data.security_option
      }),
    )
  expect(await responses()).toEqual([2, 2])
  await sql`update setting set value = '1' where key = 'calls.security_option'`.execute(shop.db)
  await expect.poll(responses, { interval: 50 }).toEqual([1, 1])
  await sql`update setting set value = '0' where key = 'calls.security_option'`.execute(shop.db)
  await expect.poll(responses, { interval: 50 }).toEqual([0, 0])
})
