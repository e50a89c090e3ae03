import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listPictureJobs } from '@longmall/tools/demo-store/pictures/jobs.ts'
import { fillDemoStore } from '@longmall/tools/demo-store/fill.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readConfig } from '../src/kernel/config.ts'
import { createLog } from '../src/kernel/log.ts'
import { drainTimers } from '../src/kernel/time/timers.ts'
import { checkNetwork } from '../src/network/check/check-network.ts'
import { openSite } from '../src/start-shop.ts'
import { readAnchors } from '../src/wallet/ledger/anchor-head.ts'
import { verifyLedger } from '../src/wallet/ledger/verify-ledger.ts'
import { atEnd } from './at-end.ts'
import { makeDatabase, makeFolder } from './run-shop.ts'

/** The demo store as it is filled, without its pictures: to draw them takes a minute. */
async function openDemo() {
  const [url, dataDir] = [await makeDatabase(), makeFolder()]
  for (const [, name] of listPictureJobs().flatMap(({ files }) => files)) {
    const path = join(dataDir, 'media', name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, '')
  }
  const config = { ...readConfig({ DATA_DIR: dataDir, DATABASE_URL: url, LOG_LEVEL: 'silent' }), demo: true }
  await fillDemoStore(config, url, createLog('silent'))
  const { site, close } = await openSite(config, url, createLog('silent'))
  atEnd(close)
  return site
}

const site = await openDemo()
const rowsOf = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> => (await query.execute(site.db)).rows
const countOf = async (query: ReturnType<typeof sql<{ n: number }>>): Promise<number> => (await rowsOf(query))[0]!.n
const differences = async () => {
  await checkNetwork(site)
  const [check] = await rowsOf(
    sql<{ first_difference: string | null }>`select first_difference from network_check order by id desc limit 1`,
  )
  const { checks } = await verifyLedger(site.db, await readAnchors(site))
  return [check!.first_difference, ...checks.map(({ first }) => first)].filter((first) => first !== null)
}
const windowStates = async () =>
  new Map(
    (await rowsOf(sql<{ state: string; n: number }>`select state, count(*)::int as n from am_window group by 1`)).map((one) => [
      one.state,
      one.n,
    ]),
  )

test('AST-02 the demo store has 400 members, of each grade as many as the ladder needs for one RM4', async () => {
  const grades = await rowsOf(sql<{ grade: number; n: number }>`select grade, count(*)::int as n from member group by 1 order by 1`)
  expect(Object.fromEntries(grades.map(({ grade, n }) => [grade, n]))).toEqual({ 0: 20, 4: 257, 5: 83, 6: 27, 7: 9, 8: 3, 9: 1 })
  const unexplained = await rowsOf(sql<{ account: string }>`
    select m.account from member m where m.grade > 0
      and m.grade <> coalesce((select max(c.grade) from grade_change c where c.member_id = m.id), 0)`)
  expect(unexplained).toEqual([])
  const own = await rowsOf(sql<{ account: string; grade: number; sponsor: string | null }>`
    select m.account, m.grade, r.account as sponsor from member m left join member r on r.id = m.referrer_id
    where m.account in ('erik_rm4', 'dana_rm2', 'alice_rm', 'bob_am', 'carol_user') order by m.id`)
  expect(own).toEqual([
    { account: 'erik_rm4', grade: 9, sponsor: null },
    { account: 'dana_rm2', grade: 7, sponsor: 'erik_rm4' },
    { account: 'alice_rm', grade: 5, sponsor: 'dana_rm2' },
    { account: 'bob_am', grade: 4, sponsor: 'alice_rm' },
    { account: 'carol_user', grade: 0, sponsor: 'bob_am' },
  ])
})

test('AST-14 it has ninety runs that paid every kind of award, refunds that were clawed back, and a debt', async () => {
  expect(await countOf(sql`select count(*)::int as n from settlement_run where step = 'closed' and error is null`)).toBe(90)
  const kinds = await rowsOf(sql<{ kind: string }>`select distinct kind from payout order by 1`)
  expect(kinds.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['avatar', 'director', 'education', 'global', 'mall', 'management', 'matching', 'referral', 'sharing']),
  )
  expect(await countOf(sql`select count(*)::int as n from clone where node_id is not null`)).toBeGreaterThan(0)
  expect(await countOf(sql`select count(*)::int as n from award_event where reversal_of is not null and run_id is not null`)).toBe(2)
  expect(await countOf(sql`select count(*)::int as n from transfer where kind = 'award.claw_back'`)).toBe(2)
  expect(await rowsOf(sql`select m.account from award_debt d join member m on m.id = d.member_id where d.amount > 0`)).toEqual([
    { account: 'bob_am' },
  ])
  expect(await countOf(sql`select count(*)::int as n from award_plan where state = 'approved' and starts_on > current_date`)).toBe(1)
  expect(await countOf(sql`select count(*)::int as n from sponsor_request where state = 'approved'`)).toBe(1)
  expect(await countOf(sql`select count(distinct micros)::int as n from unit_price where unit = 'ACC'`)).toBeGreaterThan(8)
})

test('AST-04 WAL-01 nothing of it differs from a fresh computation, and no order of it waits for what is over', async () => {
  expect(await differences()).toEqual([])
  const stale = await rowsOf(sql<{ kind: string }>`
    select kind from timer where kind in ('settlement.run', 'member.am_window') and due_at <= store_now()`)
  expect(stale).toEqual([])
})

test('AST-03 AST-16 a window is about to freeze, others are frozen, cleared and released; the time machine moves them on', async () => {
  const before = await windowStates()
  for (const state of ['open', 'frozen', 'forfeited', 'released']) expect(before.get(state), state).toBeGreaterThan(0)
  const bob = () =>
    rowsOf(sql<{ state: string; warned: boolean }>`
    select w.state, w.warned_at is not null as warned from am_window w join member m on m.id = w.member_id where m.account = 'bob_am'`)
  expect(await bob()).toEqual([{ state: 'open', warned: true }])
  await sql`update store_clock set time_offset = time_offset + interval '3 days'`.execute(site.db)
  await site.shared.refresh()
  await drainTimers(site)
  expect(await bob()).toEqual([{ state: 'frozen', warned: true }])
  expect(await countOf(sql`select count(*)::int as n from settlement_run where step = 'closed'`)).toBe(93)
  expect((await windowStates()).get('forfeited')).toBeGreaterThan(before.get('forfeited')!)
  expect(await differences()).toEqual([])
})

test('DST-04 DST-06 its distributors stand in three generations, were paid commission, and one application waits', async () => {
  const { rows } = await sql<{ account: string; generations: number[] }>`
    select m.account, array_agg(distinct c.generation order by c.generation) as generations
    from commission c join member m on m.id = c.distributor_id group by m.account order by m.account`.execute(site.db)
  expect(rows).toEqual([
    { account: 'alice_rm', generations: [1] },
    { account: 'dana_rm2', generations: [1, 2] },
    { account: 'erik_rm4', generations: [1, 2, 3] },
  ])
  const { rows: open } = await sql`select from distributor_application where state = 'applied'`.execute(site.db)
  expect(open).toHaveLength(1)
})
