import { describe, expect, test } from 'vitest'
import { openTestShop } from '../../../../test/harness.ts'
import type { Site } from '../../context.ts'
import { deleteExpiredCounts } from './delete-expired-counts.ts'
import { RateLimits, type Counted } from './rate-limit.ts'
import type { RetryLater } from '../../refusal.ts'

const shop = await openTestShop()
const processes = (count: number) => Array.from({ length: count }, () => new RateLimits({ ...shop.site }))

/** How many of `calls` are let in, one after the other, at each process in turn. */
async function letIn(limits: RateLimits[], rate: Counted, perMinute: number, calls: number, address: string) {
  let passed = 0
  for (let n = 0; n < calls; n++)
    await limits[n % limits.length]!.count(rate, perMinute, address).then(
      () => passed++,
      () => undefined,
    )
  return passed
}

describe('QUA-09 limits hold over all processes', () => {
  test.each([
    ['write', 600, 30],
    ['log_in', 60, 3],
    ['code', 30, 1],
    ['upload', 60, 3],
  ] as const)('%s: %i a minute, and no more than %i further for each other process', async (rate, perMinute, share) => {
    const passed = await letIn(processes(3), rate, perMinute, perMinute * 3, `203.0.113.${perMinute}`)
    expect(passed).toBeGreaterThanOrEqual(perMinute)
    expect(passed).toBeLessThanOrEqual(perMinute + 2 * share)
    expect(await letIn(processes(1), rate, perMinute, share, `203.0.113.${perMinute}`)).toBeLessThan(share)
  })

  test.each(['page', 'read'] as const)('%s: they do not wait for the database, and hold once it has answered', async (rate) => {
    const [first, second] = processes(2)
    expect(await letIn([first!], rate, 2000, 2000, '203.0.113.1')).toBe(2000)
    await expect.poll(() => letIn([second!], rate, 2000, 100, '203.0.113.1')).toBe(0)
    expect(await letIn([second!], rate, 2000, 100, '203.0.113.2')).toBe(100)
  })

  test('a hundred at once at two processes are the limit’s number, where each is settled', async () => {
    const both = processes(2)
    const requests = Array.from({ length: 100 }, (_, n) => both[n % 2]!.count('code', 20, '203.0.113.7'))
    const done = await Promise.allSettled(requests)
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
  })

  test.each([
    ['write', 600, 30],
    ['log_in', 60, 3],
  ] as const)(
    '%s: those that come at once at three processes are %i, and no more than %i further for each other process',
    async (rate, perMinute, share) => {
      const three = processes(3)
      const requests = Array.from({ length: perMinute * 3 }, (_, n) => three[n % 3]!.count(rate, perMinute, '203.0.113.6'))
      const passed = (await Promise.allSettled(requests)).filter(({ status }) => status === 'fulfilled').length
      expect(passed).toBeGreaterThanOrEqual(perMinute)
      expect(passed).toBeLessThanOrEqual(perMinute + 2 * share)
    },
  )

  test('few statements are made: one for each twentieth of a limit', async () => {
    let statements = 0
    const query: Site['pool']['query'] = (statement) => {
      statements++
      return shop.site.pool.query(statement)
    }
    const limits = new RateLimits({ ...shop.site, pool: { ...shop.site.pool, query } as Site['pool'] })
    expect(await letIn([limits], 'read', 3000, 3500, '203.0.113.8')).toBe(3000)
    expect(statements).toBeLessThanOrEqual(20)
  })

  test('who is refused hears when to come again', async () => {
    const [limits] = processes(1)
    await letIn([limits!], 'write', 1, 1, '203.0.113.9')
    const refused = await limits!.count('write', 1, '203.0.113.9').catch((error: RetryLater) => error)
    expect(refused).toMatchObject({ code: 'call.too_many', seconds: expect.toSatisfy((one: number) => one > 0 && one <= 60) })
  })
})

test('QUA-09 while the database is away each process keeps the limit by itself', async () => {
  const query = () => Promise.reject(new Error('Connection terminated'))
  const alone = new RateLimits({ ...shop.site, pool: { query } as unknown as Site['pool'] })
  expect(await letIn([alone], 'write', 40, 100, '203.0.113.20')).toBe(40)
})

test('counts whose time is over are forgotten, and others are not', async () => {
  const now = Date.now()
  const values = [-3_600_000, -120_000, 30_000].map((ms, n) => ({ key: `old ${n}`, points: 1, expire: BigInt(now + ms) }))
  await shop.db.insertInto('rate_count').values(values).execute()
  await deleteExpiredCounts.run(shop.site)
  const left = await shop.db.selectFrom('rate_count').select('key').where('key', 'like', 'old %').execute()
  expect(left).toEqual([{ key: 'old 2' }])
})
