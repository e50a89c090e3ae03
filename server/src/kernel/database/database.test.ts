import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestShop } from '../../../test/harness.ts'
import { inTransaction, openDatabase } from './database.ts'

const shop = await openTestShop()

// What nobody catches would end the server; here it is gathered in place of vitest's own listeners.
let uncaught: unknown[] = []
let listeners: NodeJS.UncaughtExceptionListener[] = []
const gather = (error: unknown) => void uncaught.push(error)
beforeEach(() => {
  uncaught = []
  listeners = process.listeners('uncaughtException')
  process.removeAllListeners('uncaughtException').on('uncaughtException', gather)
})
afterEach(() => {
  process.removeListener('uncaughtException', gather)
  for (const one of listeners) process.on('uncaughtException', one)
})

const pidOf = async (db: typeof shop.db) => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]!.pid
const isGone = async (pid: number) => (await shop.pool.query('select from pg_stat_activity where pid = $1', [pid])).rowCount === 0

test('QUA-07 a connection lost between two statements ends no process, and its transaction is tried again', async () => {
  const other = openDatabase(shop.url, 2)
  const pids: number[] = []
  const answer = await inTransaction(other.db, async (db) => {
    pids.push(await pidOf(db))
    if (pids.length === 1) {
      await shop.pool.query('select pg_terminate_backend($1)', [pids[0]])
      await expect.poll(() => isGone(pids[0]!)).toBe(true)
    }
    return (await sql<{ one: number }>`select 1 as one`.execute(db)).rows
  })
  expect([answer, new Set(pids).size, uncaught]).toEqual([[{ one: 1 }], 2, []])
  await other.close()
})

test('QUA-07 a connection lost within a statement is tried again too', async () => {
  let attempts = 0
  await inTransaction(shop.db, async (db) => {
    if (++attempts === 1) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db)
  })
  expect([attempts, uncaught]).toEqual([2, []])
})

test('a rule that is broken is not tried again', async () => {
  let attempts = 0
  const work = inTransaction(shop.db, async (db) => {
    attempts++
    await sql`insert into setting (key, value) values ('doubled', '1'), ('doubled', '2')`.execute(db)
  })
  await expect(work).rejects.toThrow('duplicate key')
  expect(attempts).toBe(1)
})

test('QUA-02 no statement is compiled by JIT, whose cost a shop on PostgreSQL 15 to 17 would pay each time', async () => {
  expect((await sql`show jit`.execute(shop.db)).rows).toEqual([{ jit: 'off' }])
})
