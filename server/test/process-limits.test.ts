import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeHashing, hashPassword } from '../src/identity/hash-password.ts'
import { refusalOf } from '../src/order/test/shopping.ts'
import { makeGoods } from './fixtures.ts'
import { openTestShop, type Client } from './harness.ts'
import { makeFolder, runShop, type RunningShop } from './run-shop.ts'

const perMinute = 60
const attemptsPerAddress = 10
const shop = await openTestShop({
  kind: 'opened',
  settings: {
    'calls.write_per_minute': perMinute,
    'calls.log_in_per_minute': perMinute,
    'identity.attempts_per_address': attemptsPerAddress,
  },
})
// Of two processes one may let in a twentieth more (decisions/0041).
const atMost = perMinute + perMinute / 20
// Servers of one shop share these, and no disk.
const keys = { SIGN_KEY: randomBytes(32).toString('base64url'), PEPPER_KEY: randomBytes(32).toString('base64url') }
let both: RunningShop[]
beforeAll(async () => {
  const env = () => ({ ...keys, DATABASE_URL: shop.url, DATA_DIR: makeFolder(), TRUSTED_PROXIES: '127.0.0.1' })
  both = await Promise.all([runShop(env()), runShop(env())])
})
afterAll(closeHashing)

type SendCall = (client: Client, n: number) => Promise<unknown>
/** What comes of a visitor's calls, which reach each process in turn, one after the other or all at once. */
function inTurn(from: string, calls: number, send: SendCall, who = shop.visitor()) {
  const call = async (n: number) => (await refusalOf(send(both[n % 2]!.as(who, from), n)))?.reason ?? 'done'
  return {
    oneByOne: async () => {
      const outcomes: string[] = []
      for (let n = 0; n < calls; n++) outcomes.push(await call(n))
      return outcomes
    },
    atOnce: () => Promise.all(Array.from({ length: calls }, (_, n) => call(n))),
  }
}
const numberOf = (outcome: string, outcomes: string[]) => outcomes.filter((one) => one === outcome).length

let addresses = 0
/** Asks again as another client where a busy machine took longer than the minute that is counted: that says nothing. */
async function withinMinute<T>(send: (from: string) => Promise<T>): Promise<T> {
  for (;;) {
    const from = `203.0.113.${++addresses}`
    const began = performance.now()
    const result = await send(from)
    if (performance.now() - began < 60_000) return result
  }
}

test('QUA-09 QUA-13 changes of one client at two processes are counted together, and those of another are not', async () => {
  const result = await withinMinute(async (from) => {
    const [member, other] = [await shop.member(), await shop.member()]
    const { sku_id } = await makeGoods(shop, { stock: 9999 })
    const add: SendCall = (client) => client.call('cart/add', { sku_id, quantity: 1 })
    const outcomes = await inTurn(from, 2 * perMinute, add, member).oneByOne()
    const others = await inTurn('198.51.100.1', 2, add, other).oneByOne()
    const { quantity } = await shop.db
      .selectFrom('cart_line')
      .select('quantity')
      .where('member_id', '=', member.member_id)
      .executeTakeFirstOrThrow()
    return { outcomes, others, quantity }
  })
  const done = numberOf('done', result.outcomes)
  expect(done).toBeGreaterThanOrEqual(perMinute)
  expect(done).toBeLessThanOrEqual(atMost)
  expect(numberOf('call.too_many', result.outcomes)).toBe(2 * perMinute - done)
  expect(result.quantity).toBe(done)
  expect(result.others).toEqual(['done', 'done'])
})

// A ticket that nobody has: refused before a password is hashed.
const logIn: SendCall = (client) =>
  client.call('identity/log_in', { account: 'nobody', password: 'any-password-1', ticket: randomBytes(32).toString('base64url') })

test('QUA-09 log-ins that one client sends to two processes at once are no more than those sent one by one', async () => {
  const result = await withinMinute((from) => inTurn(from, 4 * perMinute, logIn).atOnce())
  const checked = numberOf('identity.ticket_expired', result)
  expect(checked).toBeGreaterThanOrEqual(perMinute)
  expect(checked).toBeLessThanOrEqual(atMost)
  expect(numberOf('call.too_many', result)).toBe(4 * perMinute - checked)
  expect(await inTurn('198.51.100.2', 2, logIn).oneByOne()).toEqual(['identity.ticket_expired', 'identity.ticket_expired'])
})

test('IDN-05 wrong passwords of one address are counted over all processes, of members and operators, however they come', async () => {
  const account = 'elsewhere'
  const member = await shop.member({ account })
  await shop.db
    .insertInto('login_password')
    .values({ member_id: member.member_id, hash: await hashPassword('right-password-1') })
    .execute()
  const guess: SendCall = (client, n) =>
    n % 3
      ? client.call('identity/log_in', { account: `guessed_${n}`, password: 'wrong-password-1' })
      : client.call('staff/log_in', { email_address: `guessed_${n}@shop.example`, password: 'wrong-password-1' })
  const from = '203.0.113.200'
  // Those at once may be turned away by the crowd before the hasher too; one by one there is none.
  const outcomes = [
    ...(await inTurn(from, attemptsPerAddress - 2, guess).atOnce()),
    ...(await inTurn(from, attemptsPerAddress + 4, guess).oneByOne()),
  ]
  expect(numberOf('identity.wrong_password', outcomes)).toBe(attemptsPerAddress)
  expect(outcomes.slice(-4)).toEqual(Array(4).fill('call.too_many'))
  const right: SendCall = (client) => client.call('identity/log_in', { account, password: 'right-password-1' })
  expect(await inTurn(from, 2, right).oneByOne()).toEqual(['call.too_many', 'call.too_many'])
  expect(await inTurn('198.51.100.3', 2, right).oneByOne()).toEqual(['done', 'done'])
})
