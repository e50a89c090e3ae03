import type { Queue } from '@longmall/contract/ops-staff.ts'
import { describe, expect, test } from 'vitest'
import {
  checkClock,
  checkDatabase,
  checkDelivery,
  checkLedger,
  checkEventLoop,
  checkMemory,
  checkMessages,
  checkMigrations,
  checkNetwork,
  checkPool,
  checkQueue,
  checkRole,
  checkSchedule,
  checkStorage,
  checkTransaction,
  checkWork,
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
const verified = { checked_at: at, members: 7, positions: 3 }

describe('CON-09 health is checked', () => {
  test.each<[string, Finding, string, string]>([
    ['a quick database', checkDatabase(3), 'good', 'database_good'],
    ['a slow database', checkDatabase(900), 'warn', 'database_slow'],
    ['all migrations', checkMigrations(['1', '2'], ['1', '2']), 'good', 'migrations_good'],
    ['a migration that lacks', checkMigrations(['1', '2'], ['1']), 'bad', 'migrations_missing'],
    ['a newer database', checkMigrations(['1'], ['1', '2']), 'warn', 'migrations_newer'],
    ['a role that owns nothing', checkRole(null), 'good', 'role_good'],
    ['a role that owns the ledger', checkRole('shop'), 'warn', 'role_owner'],
    ['a free pool', checkPool({ used: 3, max: 12, waiting: 0 }), 'good', 'pool_good'],
    ['a full pool', checkPool({ used: 12, max: 12, waiting: 3 }), 'warn', 'pool_waiting'],
    ['a pool in distress', checkPool({ used: 12, max: 12, waiting: 40 }), 'bad', 'pool_waiting'],
    ['short transactions', checkTransaction(2), 'good', 'transaction_good'],
    ['a transaction of minutes', checkTransaction(60), 'warn', 'transaction_open'],
    ['a transaction left open', checkTransaction(600), 'bad', 'transaction_open'],
    ['a quick loop', checkEventLoop(10), 'good', 'loop_good'],
    ['a slow loop', checkEventLoop(200), 'warn', 'loop_slow'],
    ['a loop that stands', checkEventLoop(1000), 'bad', 'loop_slow'],
    ['memory enough', checkMemory(100, 1000), 'good', 'memory_good'],
    ['little memory', checkMemory(850, 1000), 'warn', 'memory_low'],
    ['no memory', checkMemory(960, 1000), 'bad', 'memory_low'],
    ['one clock', checkClock(20, 0), 'good', 'clock_good'],
    ['the time machine', checkClock(20, 60), 'good', 'clock_ahead'],
    ['two clocks', checkClock(1500, 0), 'warn', 'clock_skew'],
    ['two times', checkClock(60_000, 0), 'bad', 'clock_skew'],
    ['quiet timers', checkQueue('timers', queue({})), 'good', 'queue_good'],
    ['late timers', checkQueue('timers', queue({ late: 2, failed: 1 })), 'warn', 'queue_late'],
    ['failing events', checkQueue('events', queue({ failed: 1 })), 'warn', 'queue_failed'],
    ['timers given up', checkQueue('timers', queue({ late: 1, dead: 1 })), 'bad', 'queue_dead'],
    ['mail that goes', checkMessages('mail', true, false, queue({})), 'good', 'messages_good'],
    ['mail of a demo', checkMessages('mail', false, true, queue({})), 'good', 'messages_none'],
    ['no mail', checkMessages('mail', false, false, queue({})), 'warn', 'messages_none'],
    ['late SMS', checkMessages('sms', true, false, queue({ late: 1 })), 'warn', 'messages_late'],
    ['lost SMS', checkMessages('sms', true, false, queue({ dead: 1 })), 'warn', 'messages_failed'],
    ['work that is done', checkWork(queue({})), 'good', 'work_good'],
    ['work that waits', checkWork(queue({ late: 1 })), 'warn', 'work_late'],
    ['work that failed', checkWork(queue({ dead: 1 })), 'warn', 'work_failed'],
    ['jobs that ended well', checkSchedule([]), 'good', 'schedule_good'],
    ['a job that failed', checkSchedule(['clean-up']), 'warn', 'schedule_failed'],
    ['a new ledger', checkLedger(0, null, null), 'good', 'ledger_empty'],
    ['a sealed ledger', checkLedger(7, at, null), 'good', 'ledger_good'],
    ['a ledger without seals', checkLedger(7, at, at), 'bad', 'ledger_late'],
    ['trees not verified yet', checkNetwork(null), 'good', 'network_empty'],
    ['trees that are right', checkNetwork({ ...verified, is_right: true, first_difference: null }), 'good', 'network_good'],
    ['a tree that differs', checkNetwork({ ...verified, is_right: false, first_difference: 'upline' }), 'bad', 'network_wrong'],
    ['the disk', checkStorage(false, null), 'good', 'storage_disk'],
    ['a bucket', checkStorage(true, null), 'good', 'storage_bucket'],
    ['a shop with carriers', checkDelivery({ sends: true, tops_up: false }), 'good', 'delivery_carriers'],
    ['a shop that can deliver nothing', checkDelivery({ sends: false, tops_up: false }), 'warn', 'delivery_none'],
    ['no bucket', checkStorage(true, 'no answer'), 'bad', 'storage_unreachable'],
  ])('%s', (_, { state, translation_key }, expected, expectedText) => {
    expect([state, translation_key]).toEqual([expected, `health.${expectedText}`])
  })

  test('as a whole as its worst', () => {
    const of = (...states: Finding['state'][]) => worstOf(states.map((state) => ({ state })))
    expect([of('good', 'good'), of('good', 'warn'), of('warn', 'bad', 'good'), of()]).toEqual(['good', 'warn', 'bad', 'good'])
  })
})
