import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/harness.ts'
import { plus, type Timestamp } from './clock.ts'
import type { Site } from '../context.ts'
import { clearTimer, drainTimers, nonTransactionalTimer, setTimer, type TimerHandler } from './timers.ts'

let shop: TestShop
let start: Timestamp
beforeEach(async () => {
  shop = await openTestShop()
  await sql`create table rung (subject text not null, at timestamptz not null)`.execute(shop.admin)
  start = shop.site.shared.now()
})

const ring: TimerHandler = async ({ db, now }, subject) => void (await sql`insert into rung values (${subject}, ${now})`.execute(db))
const withTimers = (timers: Site['timers']): Site => ({ ...shop.site, timers })
const at = (minutes: number) => plus(start, { minutes })
const rung = async () => (await sql<{ subject: string; at: Timestamp }>`select * from rung order by at, subject`.execute(shop.db)).rows
const storedTimers = () => shop.db.selectFrom('timer').select(['subject', 'due_at', 'attempts', 'error']).orderBy('subject').execute()

describe('timers', () => {
  test('what is due runs in the order of its time, each at its own instant, and what is not waits', async () => {
    const order: string[] = []
    const site = withTimers({
      ring: async (context, subject) => {
        order.push(subject)
        await ring(context, subject)
      },
    })
    for (const [subject, minutes] of [
      ['c', 30],
      ['a', 10],
      ['later', 61],
      ['b', 20],
    ] as const)
      await setTimer(shop.db, 'ring', subject, at(minutes))
    expect(await drainTimers(site, at(60))).toBe(3)
    expect(order).toEqual(['a', 'b', 'c'])
    expect(await rung()).toEqual([
      { subject: 'a', at: at(10) },
      { subject: 'b', at: at(20) },
      { subject: 'c', at: at(30) },
    ])
    expect(await storedTimers()).toMatchObject([{ subject: 'later' }])
  })

  test('what a timer sets runs in the same draining when it is due', async () => {
    const site = withTimers({ ring, chain: ({ db, now }) => setTimer(db, 'ring', 'next', plus(now, { minutes: 5 })) })
    await setTimer(shop.db, 'chain', 'first', at(10))
    expect(await drainTimers(site, at(60))).toBe(2)
    expect(await rung()).toEqual([{ subject: 'next', at: at(15) }])
  })

  test('a timer of the same kind and subject is moved, not doubled, and can be taken back', async () => {
    await setTimer(shop.db, 'ring', 7, at(10))
    await setTimer(shop.db, 'ring', 7, at(40))
    await setTimer(shop.db, 'ring', 8, at(10))
    await clearTimer(shop.db, 'ring', 8)
    expect(await drainTimers(withTimers({ ring }), at(39))).toBe(0)
    expect(await drainTimers(withTimers({ ring }), at(40))).toBe(1)
    expect(await rung()).toEqual([{ subject: '7', at: at(40) }])
  })

  test('a failing one changes nothing, is put off by minutes that double, and holds up nothing', async () => {
    let isBroken = true
    const site = withTimers({
      ring,
      fail: async (context, subject) => {
        await ring(context, subject)
        if (isBroken) throw new Error('out of order')
      },
    })
    await setTimer(shop.db, 'fail', 'broken', at(10))
    await setTimer(shop.db, 'ring', 'whole', at(20))
    await drainTimers(site, at(60))
    expect(await rung()).toMatchObject([{ subject: 'whole' }])
    expect(await storedTimers()).toEqual([{ subject: 'broken', due_at: at(61), attempts: 1, error: 'Error: out of order' }])
    await drainTimers(site, at(61))
    expect(await storedTimers()).toMatchObject([{ due_at: at(63), attempts: 2 }])
    isBroken = false
    await drainTimers(site, at(63))
    expect(await rung()).toMatchObject([{ subject: 'whole' }, { subject: 'broken' }])
    expect(await storedTimers()).toEqual([])
  })

  test('a kind that nothing answers to is kept with its error', async () => {
    await setTimer(shop.db, 'unknown', 'x', at(0))
    await drainTimers(withTimers({}), at(1))
    expect(await storedTimers()).toMatchObject([{ attempts: 1, error: 'Error: no handler for timers of kind unknown' }])
  })

  test('one that runs at this moment is waited for by nobody who clears it', async () => {
    await setTimer(shop.db, 'ring', 'running', at(0))
    await drainTimers(withTimers({ ring: () => clearTimer(shop.db, 'ring', 'running') }), at(1))
    expect(await storedTimers()).toEqual([])
  })

  test('drained by four at once, every timer runs exactly once', async () => {
    const count = 200
    await sql`insert into timer (kind, subject, due_at) select 'ring', n::text, ${start} from generate_series(1, ${count}) n`.execute(
      shop.db,
    )
    const ran = await Promise.all(Array.from({ length: 4 }, () => drainTimers(withTimers({ ring }), at(1))))
    expect(ran.reduce((sum, one) => sum + one)).toBe(count)
    const subjects = (await rung()).map(({ subject }) => subject)
    expect([subjects.length, new Set(subjects).size]).toEqual([count, count])
  })
})

describe('timers that ask the outside world', () => {
  const openTransactions = async () =>
    (
      await sql<{ count: number }>`
        select count(*)::int as count from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`.execute(
        shop.db,
      )
    ).rows[0]!.count

  test('run in their order with no transaction open, each once, and are gone', async () => {
    const seen: string[] = []
    const site = withTimers({
      ring: async (_, subject) => void seen.push(subject),
      ask: nonTransactionalTimer(async (context, subject) => {
        seen.push(`${subject} ${await openTransactions()} ${context.now}`)
        await context.transaction((inner) => ring(inner, subject))
      }),
    })
    await setTimer(shop.db, 'ask', 'asked', at(10))
    await setTimer(shop.db, 'ring', 'after', at(20))
    expect(await drainTimers(site, at(60))).toBe(2)
    expect(seen).toEqual([`asked 0 ${at(10)}`, 'after'])
    expect([await rung(), await storedTimers()]).toEqual([[{ subject: 'asked', at: at(10) }], []])
  })

  test('may set themselves again, and are put off when they fail', async () => {
    let attempts = 0
    const site = withTimers({
      ask: nonTransactionalTimer(async ({ db, now }, subject) => {
        if (subject === 'broken') throw new Error('away')
        if (++attempts < 3) await setTimer(db, 'ask', subject, plus(now, { minutes: 5 }))
      }),
    })
    await setTimer(shop.db, 'ask', 'again', at(10))
    await setTimer(shop.db, 'ask', 'broken', at(10))
    await drainTimers(site, at(60))
    expect(attempts).toBe(3)
    expect(await storedTimers()).toMatchObject([{ subject: 'broken', attempts: 1, error: 'Error: away', due_at: at(61) }])
  })

  test('come due again when a process ended in the middle, and two processes run one of them once', async () => {
    let count = 0
    let end = () => undefined as void
    const ended = new Promise<void>((go) => (end = go))
    const hanging = withTimers({ ask: nonTransactionalTimer(() => ended) })
    const working = withTimers({ ask: nonTransactionalTimer(async () => void count++) })
    await setTimer(shop.db, 'ask', 'one', at(10))
    const first = drainTimers(hanging, at(10))
    await expect.poll(async () => (await storedTimers())[0]?.due_at).toBe(at(20))
    expect(await drainTimers(working, at(19))).toBe(0)
    expect(await drainTimers(working, at(20))).toBe(1)
    expect([count, await storedTimers()]).toEqual([1, []])
    end()
    await first
  })

  test('are drained apart from those within a transaction', async () => {
    const seen: string[] = []
    const note: TimerHandler = async (_, subject) => void seen.push(subject)
    const site = withTimers({ ring: note, ask: nonTransactionalTimer(async (_, subject) => void seen.push(subject)) })
    await setTimer(shop.db, 'ask', 'out', at(10))
    await setTimer(shop.db, 'ring', 'in', at(20))
    expect([await drainTimers(site, at(60), 'within'), await drainTimers(site, at(60), 'outside')]).toEqual([1, 1])
    expect(seen).toEqual(['in', 'out'])
  })
})
