import type { Queue } from '@longmall/contract/ops-staff.ts'
import { describe, expect, test } from 'vitest'
import {
  judgeClock,
  judgeDatabase,
  judgeDelivery,
  judgeLedger,
  judgeLoop,
  judgeMemory,
  judgeMessages,
  judgeMigrations,
  judgePool,
  judgeQueue,
  judgeRole,
  judgeSchedule,
  judgeStorage,
  judgeTransaction,
  judgeWork,
  worstOf,
  type Finding,
} from './rules.ts'

const none = { count: 0, is_more: false }
const queue = (more: Partial<Record<'late' | 'failed' | 'dead', number>>): Queue => ({
  queue: 'timer',
  waiting: none,
  running: none,
  late: { ...none, count: more.late ?? 0 },
  failed: { ...none, count: more.failed ?? 0 },
  dead: { ...none, count: more.dead ?? 0 },
  late_since: more.late ? '2026-11-22T08:00:00.000Z' : null,
})
const at = '2026-11-22T08:00:00.000Z'

describe('CON-09 health is judged', () => {
  test.each<[string, Finding, string, string]>([
    ['a quick database', judgeDatabase(3), 'good', 'database_good'],
    ['a slow database', judgeDatabase(900), 'warn', 'database_slow'],
    ['all migrations', judgeMigrations(['1', '2'], ['1', '2']), 'good', 'migrations_good'],
    ['a migration that lacks', judgeMigrations(['1', '2'], ['1']), 'bad', 'migrations_missing'],
    ['a newer database', judgeMigrations(['1'], ['1', '2']), 'warn', 'migrations_newer'],
    ['a role that owns nothing', judgeRole(null), 'good', 'role_good'],
    ['a role that owns the ledger', judgeRole('shop'), 'warn', 'role_owner'],
    ['a free pool', judgePool({ used: 3, most: 12, waiting: 0 }), 'good', 'pool_good'],
    ['a full pool', judgePool({ used: 12, most: 12, waiting: 3 }), 'warn', 'pool_waiting'],
    ['a pool in distress', judgePool({ used: 12, most: 12, waiting: 40 }), 'bad', 'pool_waiting'],
    ['short transactions', judgeTransaction(2), 'good', 'transaction_good'],
    ['a transaction of minutes', judgeTransaction(60), 'warn', 'transaction_open'],
    ['a transaction left open', judgeTransaction(600), 'bad', 'transaction_open'],
    ['a quick loop', judgeLoop(10), 'good', 'loop_good'],
    ['a slow loop', judgeLoop(200), 'warn', 'loop_slow'],
    ['a loop that stands', judgeLoop(1000), 'bad', 'loop_slow'],
    ['memory enough', judgeMemory(100, 1000), 'good', 'memory_good'],
    ['little memory', judgeMemory(850, 1000), 'warn', 'memory_short'],
    ['no memory', judgeMemory(960, 1000), 'bad', 'memory_short'],
    ['one clock', judgeClock(20, 0), 'good', 'clock_good'],
    ['the time machine', judgeClock(20, 60), 'good', 'clock_ahead'],
    ['two clocks', judgeClock(1500, 0), 'warn', 'clock_apart'],
    ['two times', judgeClock(60_000, 0), 'bad', 'clock_apart'],
    ['quiet timers', judgeQueue('timers', queue({})), 'good', 'queue_good'],
    ['late timers', judgeQueue('timers', queue({ late: 2, failed: 1 })), 'warn', 'queue_late'],
    ['failing events', judgeQueue('events', queue({ failed: 1 })), 'warn', 'queue_failed'],
    ['timers given up', judgeQueue('timers', queue({ late: 1, dead: 1 })), 'bad', 'queue_dead'],
    ['mail that goes', judgeMessages('mail', true, false, queue({})), 'good', 'messages_good'],
    ['mail of a demo', judgeMessages('mail', false, true, queue({})), 'good', 'messages_none'],
    ['no mail', judgeMessages('mail', false, false, queue({})), 'warn', 'messages_none'],
    ['late SMS', judgeMessages('sms', true, false, queue({ late: 1 })), 'warn', 'messages_late'],
    ['lost SMS', judgeMessages('sms', true, false, queue({ dead: 1 })), 'warn', 'messages_failed'],
    ['work that is done', judgeWork(queue({})), 'good', 'work_good'],
    ['work that waits', judgeWork(queue({ late: 1 })), 'warn', 'work_late'],
    ['work that failed', judgeWork(queue({ dead: 1 })), 'warn', 'work_failed'],
    ['jobs that ended well', judgeSchedule([]), 'good', 'schedule_good'],
    ['a job that failed', judgeSchedule(['clean-up']), 'warn', 'schedule_failed'],
    ['a new ledger', judgeLedger(0, null, null), 'good', 'ledger_empty'],
    ['a sealed ledger', judgeLedger(7, at, null), 'good', 'ledger_good'],
    ['a ledger without seals', judgeLedger(7, at, at), 'bad', 'ledger_late'],
    ['the disk', judgeStorage(false, null), 'good', 'storage_disk'],
    ['a bucket', judgeStorage(true, null), 'good', 'storage_bucket'],
    ['a shop with carriers', judgeDelivery({ sends: true, tops_up: false }), 'good', 'delivery_carriers'],
    ['a shop that can deliver nothing', judgeDelivery({ sends: false, tops_up: false }), 'warn', 'delivery_none'],
    ['no bucket', judgeStorage(true, 'no answer'), 'bad', 'storage_away'],
  ])('%s', (_, { state, phrase }, expected, words) => {
    expect([state, phrase]).toEqual([expected, `health.${words}`])
  })

  test('as a whole as its worst', () => {
    const of = (...states: Finding['state'][]) => worstOf(states.map((state) => ({ state })))
    expect([of('good', 'good'), of('good', 'warn'), of('warn', 'bad', 'good'), of()]).toEqual(['good', 'warn', 'bad', 'good'])
  })
})
