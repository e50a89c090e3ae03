import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { jobkinds } from '@longmall/translations/en-us/console/jobkinds.ts'
import { openTestShop } from '../../../test/harness.ts'
import { staffClient } from '../../../test/staff-client.ts'
import { plus } from '../../kernel/time/clock.ts'
import { createContext, type Site } from '../../kernel/context.ts'
import { runJob } from '../../kernel/work/jobs.ts'
import { loopStates, startLoop } from '../../kernel/work/loop.ts'
import { after, emit, relayEvents } from '../../kernel/work/outbox.ts'
import { drainTimers, setTimer, type TimerHandlers } from '../../kernel/time/timers.ts'
import { refusalOf } from '../../order/test/shopping.ts'

const maxAttempts = 3
const shop = await openTestShop({ settings: { 'jobs.attempts': maxAttempts } })
const owner = await staffClient(shop)
const withTimers = (timers: TimerHandlers): Site => ({ ...shop.site, timers: { ...shop.site.timers, ...timers } })
const start = shop.site.shared.now()

const timersOf = async (kind: string, state?: 'waiting' | 'late' | 'running' | 'failed' | 'dead') =>
  (await owner.call('ops/jobs', { source: 'timer', kind, ...(state && { state }) })).list
const queue = async (name: string) => (await owner.call('ops/queues', {})).list.find((one) => one.queue === name)!
const waiting = async () => (await owner.call('ops/pending', {})).list.find(({ kind }) => kind === 'jobs')!.count

/** A timer that fails until it is mended, after so many drainings, each when it is due. */
async function failing(kind: string, failures: number) {
  let isBroken = true
  let ran = 0
  const site = withTimers({
    [kind]: async () => {
      ran++
      if (isBroken) throw new Error('out of order')
    },
  })
  await setTimer(shop.db, kind, 7, start)
  let at = start
  const drain = async () => {
    at = plus(at, { hours: 7 })
    await drainTimers(site, at, 'all')
  }
  for (let n = 0; n < failures; n++) await drain()
  return { drain, mend: () => (isBroken = false), ran: () => ran }
}

describe('CON-09 a timer that fails', () => {
  test('is seen with its error, is tried again with growing pauses, and is given up after the last attempt', async () => {
    const dead = (await queue('timer')).dead.count
    const { drain, ran } = await failing('probe.dies', 1)
    const [failed] = await timersOf('probe.dies')
    expect(failed).toMatchObject({ kind: 'probe.dies', subject: '7', state: 'failed', attempts: 1, error: 'Error: out of order' })
    expect(Date.parse(failed!.due_at!) - Date.parse(failed!.failed_at!)).toBe(60_000)
    await drain()
    const [again] = await timersOf('probe.dies', 'failed')
    expect(Date.parse(again!.due_at!) - Date.parse(again!.failed_at!)).toBe(120_000)
    await drain()
    expect(await timersOf('probe.dies', 'dead')).toMatchObject([{ state: 'dead', attempts: maxAttempts, due_at: null }])
    await drain()
    expect(ran()).toBe(maxAttempts)
    expect((await queue('timer')).dead.count).toBe(dead + 1)
    expect(await waiting()).toBeGreaterThan(0)
  })

  test('that was given up runs again when an operator says so, and is gone when it succeeds', async () => {
    const { drain, mend } = await failing('probe.revives', maxAttempts)
    const [{ job_key } = { job_key: '' }] = await timersOf('probe.revives', 'dead')
    mend()
    await owner.call('ops/retry_job', { job_key })
    expect(await timersOf('probe.revives', 'dead')).toEqual([])
    await drain()
    expect(await timersOf('probe.revives')).toEqual([])
    expect(await refusalOf(owner.call('ops/job', { job_key }))).toMatchObject({ reason: 'ops.job_not_found' })
  })

  test('that fails once more after the last attempt is given up at once', async () => {
    const { drain } = await failing('probe.again', maxAttempts)
    const [{ job_key } = { job_key: '' }] = await timersOf('probe.again')
    await owner.call('ops/retry_job', { job_key })
    await drain()
    expect(await owner.call('ops/job', { job_key })).toMatchObject({ state: 'dead', attempts: maxAttempts + 1 })
  })

  test('is taken away for good with the reason in the audit log', async () => {
    await failing('probe.discarded', 1)
    const [{ job_key } = { job_key: '' }] = await timersOf('probe.discarded')
    await owner.call('ops/discard_job', { job_key, reason: 'Done by hand' })
    expect(await timersOf('probe.discarded')).toEqual([])
    const line = await shop.db.selectFrom('audit').selectAll().where('subject', '=', `job ${job_key}`).executeTakeFirstOrThrow()
    expect(line).toMatchObject({ before: { kind: 'probe.discarded', error: 'Error: out of order' }, after: { reason: 'Done by hand' } })
  })

  test('is alive again when its domain sets it again', async () => {
    await failing('probe.retry', maxAttempts)
    await setTimer(shop.db, 'probe.retry', 7, plus(start, { days: 365 }))
    expect(await timersOf('probe.retry')).toMatchObject([{ state: 'waiting', attempts: 0, error: null, failed_at: null }])
  })

  test('alone is retried and given up: one that waits is left to its time', async () => {
    await setTimer(shop.db, 'probe.waits', 1, plus(start, { days: 365 }))
    const [{ job_key } = { job_key: '' }] = await timersOf('probe.waits')
    const notFailed = { reason: 'ops.job_not_failed' }
    expect(await refusalOf(owner.call('ops/retry_job', { job_key }))).toMatchObject(notFailed)
    expect(await refusalOf(owner.call('ops/discard_job', { job_key, reason: 'No' }))).toMatchObject(notFailed)
    expect(await refusalOf(owner.call('ops/retry_job', { job_key: 'timer-999999999' }))).toMatchObject({ reason: 'ops.job_not_found' })
  })

  test('retried by two at once runs once more, not twice', async () => {
    const { drain, mend, ran } = await failing('probe.race', maxAttempts)
    const [{ job_key } = { job_key: '' }] = await timersOf('probe.race')
    mend()
    await Promise.allSettled([owner.call('ops/retry_job', { job_key }), owner.call('ops/retry_job', { job_key })])
    await Promise.all([drain(), drain()])
    expect(ran()).toBe(maxAttempts + 1)
  })
})

describe('CON-09 timers', () => {
  test('come by pages in the order in which they are due, those given up last', async () => {
    const kind = 'probe.pages'
    for (let n = 1; n <= 5; n++) await setTimer(shop.db, kind, n, plus(start, { days: 400 - n }))
    await sql`update timer set due_at = 'infinity', attempts = ${maxAttempts}, dead_at = ${start}, error = 'Error: x' where kind = ${kind} and subject in ('1', '2')`.execute(
      shop.db,
    )
    const found: string[] = []
    let cursor: string | undefined
    do {
      const { list, next } = await owner.call('ops/jobs', { source: 'timer', kind, page_size: 1, ...(cursor && { cursor }) })
      found.push(...list.map(({ subject }) => subject))
      cursor = next ?? undefined
    } while (cursor)
    expect(found).toEqual(['5', '4', '3', '1', '2'])
    const named = await owner.call('ops/jobs', { source: 'timer', kind, subject: '4' })
    expect(named.list.map(({ subject }) => subject)).toEqual(['4'])
    expect((await owner.call('ops/jobs', { source: 'timer', subject: '4' })).list).toEqual(named.list)
  })

  test('that are late are counted with the first of them', async () => {
    const due = plus(start, { days: -400 })
    await setTimer(shop.db, 'probe.late', 1, due)
    expect(await queue('timer')).toMatchObject({ late_since: due })
    expect((await queue('timer')).late.count).toBeGreaterThan(0)
    expect(await timersOf('probe.late')).toMatchObject([{ state: 'late' }])
    await sql`delete from timer where kind = 'probe.late'`.execute(shop.db)
  })

  test.each(['ops/retry_job', 'ops/discard_job'] as const)('CON-08 %s is for who may retry jobs', async (path) => {
    const support = await staffClient(shop, 'support')
    expect(await refusalOf(support.call(path, { job_key: 'timer-1', reason: 'x' }))).toMatchObject({ reason: 'call.forbidden' })
  })
})

describe('CON-09 an event that its consumer fails on', () => {
  const event = 'stock.band_changed'

  test('is seen with consumer and error, waits longer each time, is given up, and is delivered once when it is retried', async () => {
    let isBroken = true
    const received: number[][] = []
    const site: Site = {
      ...shop.site,
      reactions: [
        after(event, 'listing', async (_, { goods_ids }) => {
          if (isBroken) throw new Error('no room')
          received.push(goods_ids)
        }),
      ],
    }
    await createContext(site, { kind: 'system' }).transaction((context) => emit(context, event, { goods_ids: [41] }))
    const list = async () => (await owner.call('ops/jobs', { source: 'event', kind: event })).list
    // What another transaction may still come before is held back for a moment, and a try waits for its second.
    const untilTried = (count: number) =>
      expect
        .poll(async () => {
          await sql`update outbox set next_attempt_at = null where next_attempt_at < 'infinity'`.execute(shop.db)
          await relayEvents(site)
          return (await list())[0]?.attempts
        })
        .toBe(count)
    await untilTried(1)
    const [failed] = await list()
    expect(failed).toMatchObject({ kind: event, state: 'failed', error: 'listing: Error: no room' })
    expect(JSON.parse(failed!.subject)).toEqual({ goods_ids: [41] })
    await untilTried(2)
    await untilTried(maxAttempts)
    const [dead] = await list()
    expect(dead).toMatchObject({ state: 'dead', due_at: null })
    await relayEvents(site)
    expect((await list())[0]).toMatchObject({ attempts: maxAttempts })
    isBroken = false
    await owner.call('ops/retry_job', { job_key: dead!.job_key })
    await expect.poll(async () => (await relayEvents(site), (await list()).length)).toBe(0)
    expect(received).toEqual([[41]])
  })
})

describe('CON-09 jobs by schedule', () => {
  const one = async (name: string) => (await owner.call('ops/schedule', {})).jobs.find((job) => job.name === name)!

  test('are shown with their last run, its time and its error, and their next', async () => {
    expect(await one('clean-up')).toMatchObject({ state: 'never', started_at: null, cron: '20 19 * * *' })
    expect((await one('clean-up')).next_at.slice(11)).toBe('19:20:00.000Z')
    const failing = { name: 'clean-up', cron: '20 19 * * *', run: () => Promise.reject(new Error('no space left')) }
    for (let n = 0; n < 2; n++) await expect(runJob(shop.site, failing)).rejects.toThrow('no space left')
    expect(await one('clean-up')).toMatchObject({ state: 'failed', error: 'Error: no space left', failures: 2, succeeded_at: null })
    await runJob(
      shop.site,
      shop.site.jobs.find(({ name }) => name === 'clean-up')!,
    )
    const done = await one('clean-up')
    expect(done).toMatchObject({ state: 'good', error: null, failures: 0 })
    expect(done.took_ms).toBeGreaterThanOrEqual(0)
  })

  test('run when an operator asks, and no others', async () => {
    expect(await refusalOf(owner.call('ops/run_job', { name: 'no-such-job' }))).toMatchObject({ reason: 'ops.job_not_found' })
    await owner.call('ops/run_job', { name: 'payment-grants' })
    await drainTimers(shop.site, plus(start, { minutes: 5 }), 'outside')
    expect(await one('payment-grants')).toMatchObject({ state: 'good', failures: 0 })
  })

  test('what a process does all the time is shown as it did it last', async () => {
    let isBroken = true
    const stop = startLoop(shop.site.log, 'probe', 5, async () => {
      if (isBroken) throw new Error('away')
    })
    const state = () => loopStates(shop.site.log).find(({ name }) => name === 'probe')!
    await expect.poll(() => state().failures).toBeGreaterThan(0)
    expect((await owner.call('ops/schedule', {})).loops).toContainEqual(expect.objectContaining({ name: 'probe', error: 'Error: away' }))
    isBroken = false
    await expect.poll(() => state().failures).toBe(0)
    await stop()
  })

  test('the ledger tells its last seal and its last snapshot', async () => {
    await sql`select take_snapshot('2026-11-20')`.execute(shop.db)
    expect((await owner.call('ops/schedule', {})).ledger).toMatchObject({ snapshot_day: '2026-11-20' })
  })
})

test('CON-09 every timer, event and job has a name in the console', () => {
  const { timers, reactions, jobs } = shop.site
  const events = reactions.filter(({ when }) => when === 'after').map(({ event }) => event)
  const missing = [...Object.keys(timers), ...events, ...jobs.map(({ name }) => name)].filter((name) => !(name in jobkinds))
  expect(missing).toEqual([])
})
