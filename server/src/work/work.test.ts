import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestShop, type Refused } from '../../test/harness.ts'
import { staffClient } from '../../test/staff-client.ts'
import { deleteOldFiles } from './files/delete-old-work-files.ts'
import { runNextWork } from './run/run-next-work.ts'
import { queueWork } from './test/queue-work.ts'
import type { WorkKind, WorkTools } from './work-kind.ts'

const shop = await openTestShop()
const ann = await staffClient(shop, 'owner')

/** A kind whose run a test brings along. */
const kindOf = (run: (tools: WorkTools, input: { size: number }) => Promise<void>): WorkKind<{ size: number }> => ({
  name: 'goods.import',
  title: 'work.title_goods_import',
  permission: 'goods.import',
  run: (_, input, tools) => run(tools, input),
})
const plain = kindOf(async ({ report }, { size }) => report(size, size))
const queue = (kind = plain, who = ann.staff_id) => queueWork(shop, who, kind, { size: 3 })
const view = (work_id: number) => ann.call('work/view', { work_id })
const reason = (request: Promise<unknown>) =>
  request.then(
    () => 'done',
    (error: Refused) => error.reason,
  )
const fileOf = async (work_id: number) => shop.app.request((await ann.call('work/download', { work_id })).address)

async function* chunks(...parts: string[]) {
  yield* parts
}

test('CON-10 a work tells how far it is while it runs, and gives its report and its file', async () => {
  let seen: unknown
  let work_id = 0
  const kind = kindOf(async ({ report, line, file }) => {
    report(1, 3)
    line({ level: 'error', translation_key: 'work.file_too_large', params: { megabytes: 64 }, subject: 'lamp', row: 7, column: 'Title' })
    await expect.poll(async () => (await view(work_id)).done).toBe(1)
    seen = await view(work_id)
    await file({ name: 'goods.csv', media_type: 'text/csv', chunks: chunks('a,', 'b\r\n') })
    report(3, 3)
  })
  work_id = await queue(kind)
  expect(await view(work_id)).toMatchObject({ state: 'queued', done: 0, total: null, title: 'Product import' })
  expect(await runNextWork(shop.site, [kind])).toBe(work_id)
  expect(seen).toMatchObject({ state: 'running', done: 1, total: 3 })
  expect(await view(work_id)).toMatchObject({
    state: 'done',
    done: 3,
    line_count: 1,
    error_count: 1,
    file: { name: 'goods.csv', bytes: 5 },
  })
  expect((await ann.call('work/lines', { work_id }, { language: 'zh-cn' })).list).toEqual([
    { position: 0, level: 'error', subject: 'lamp', row: 7, column: 'Title', text: '文件超过 64 MB' },
  ])
  const response = await fileOf(work_id)
  expect([response.headers.get('content-type'), response.headers.get('content-disposition'), await response.text()]).toEqual([
    'text/csv',
    "attachment; filename*=UTF-8''goods.csv",
    'a,b\r\n',
  ])
})

test('CON-10 a work that waits is cancelled at once, one that runs at its next step', async () => {
  const waits = await queue()
  expect(await ann.call('work/cancel', { work_id: waits })).toMatchObject({ state: 'cancelled' })
  expect(await reason(ann.call('work/cancel', { work_id: waits }))).toBe('work.ended')

  let work_id = 0
  let steps = 0
  const endless = kindOf(async ({ report }) => {
    await ann.call('work/cancel', { work_id })
    for (; ; steps++) {
      report(steps)
      await new Promise((go) => setTimeout(go, 20))
    }
  })
  work_id = await queue(endless)
  await runNextWork(shop.site, [endless])
  expect(await view(work_id)).toMatchObject({ state: 'cancelled', is_cancel_requested: true })
  expect(steps).toBeGreaterThan(0)
})

test('CON-10 a cancelled work goes on where it stood when it is started again', async () => {
  const done: number[] = []
  const kind = kindOf(async ({ checkpoint, saveCheckpoint, report }) => {
    for (let step = (checkpoint as number | null) ?? 0; step < 4; step++) {
      await shop.db.transaction().execute(async (tx) => {
        done.push(step)
        await saveCheckpoint(tx, step + 1)
      })
      if (step === 1 && done.length === 2) throw new Error('the process stumbles')
      report(step + 1, 4)
    }
  })
  const work_id = await queue(kind)
  await runNextWork(shop.site, [kind])
  expect(await view(work_id)).toMatchObject({ state: 'failed', failure: expect.stringMatching(/internal error/) })
  await ann.call('work/retry', { work_id })
  await runNextWork(shop.site, [kind])
  expect(await view(work_id)).toMatchObject({ state: 'done', done: 4, failure: null })
  expect(done).toEqual([0, 1, 2, 3])
  expect(await reason(ann.call('work/retry', { work_id }))).toBe('work.not_ended')
})

test('CON-10 a work whose process died is run again, three times at most, and a late process cannot go on with it', async () => {
  const silent = () => sql`update work set heartbeat_at = clock_timestamp() - interval '3 minutes' where state = 'running'`.execute(shop.db)
  let late: unknown
  let runs = 0
  const kind = kindOf(async ({ saveCheckpoint }) => {
    if (++runs > 1) return
    await silent()
    // Another process finds it and does it.
    await runNextWork(shop.site, [kind])
    late = await shop.db
      .transaction()
      .execute((tx) => saveCheckpoint(tx, 1))
      .catch((error: Error) => error.message)
  })
  const work_id = await queue(kind)
  await runNextWork(shop.site, [kind])
  expect([runs, late]).toEqual([2, 'the work was lost'])
  expect(await view(work_id)).toMatchObject({ state: 'done' })

  const dying = await queue()
  await sql`update work set state = 'running', attempts = 3, heartbeat_at = clock_timestamp() - interval '3 minutes' where id = ${dying}`.execute(
    shop.db,
  )
  expect(await runNextWork(shop.site, [plain])).toBeNull()
  expect(await view(dying)).toMatchObject({ state: 'failed', failure: expect.stringMatching(/three times/) })
})

test('CON-10 a process that stops puts its work back, and the try does not count', async () => {
  const stopping = new AbortController()
  const kind = kindOf(async ({ report }) => {
    stopping.abort()
    report(1)
  })
  const work_id = await queue(kind)
  await runNextWork(shop.site, [kind], stopping.signal)
  expect(await view(work_id)).toMatchObject({ state: 'queued' })
  const { attempts } = await shop.db.selectFrom('work').select('attempts').where('id', '=', work_id).executeTakeFirstOrThrow()
  expect(attempts).toBe(0)
  await runNextWork(shop.site, [plain])
})

test('CON-10 of processes that look at the same time one takes a work, and two works run at most', async () => {
  let [running, most, idle] = [0, 0, 0]
  const allLooked = Promise.withResolvers<void>()
  const slow = kindOf(async () => {
    most = Math.max(most, ++running)
    await allLooked.promise
    running--
  })
  const look = async () => {
    const taken = await runNextWork(shop.site, [slow])
    if (taken === null && ++idle === 3) allLooked.resolve()
    return taken
  }
  const ids = [await queue(slow), await queue(slow), await queue(slow)]
  const taken = await Promise.all(Array.from({ length: 5 }, look))
  expect(taken.filter((one) => one !== null).toSorted((a, b) => a - b)).toEqual(ids.slice(0, 2))
  expect(most).toBe(2)
  expect(await runNextWork(shop.site, [slow])).toBe(ids[2])
})

test('CON-10 a refusal of a run is shown in words, and an unknown kind too', async () => {
  const work_id = await queue()
  await runNextWork(shop.site, [])
  expect(await view(work_id)).toMatchObject({ state: 'failed', failure: 'This job type is not supported by this version of the shop' })
})

test('CON-10 files are gone after seven days, works after ninety', async () => {
  const kind = kindOf(async ({ file }) => file({ name: 'a.csv', media_type: 'text/csv', chunks: chunks('x') }))
  const work_id = await queue(kind)
  await runNextWork(shop.site, [kind])
  const { address } = await ann.call('work/download', { work_id })
  const days = (count: number) => Date.now() + count * 86_400_000
  await deleteOldFiles(shop.site, days(6))
  expect((await shop.app.request(address)).status).toBe(200)
  await deleteOldFiles(shop.site, days(7.01))
  expect((await shop.app.request(address)).status).toBe(422)
  expect(readdirSync(join(shop.site.config.dataDir, 'work'))).toEqual([])
  expect(await view(work_id)).toMatchObject({ state: 'done', file: null })
  expect(await reason(ann.call('work/download', { work_id }))).toBe('work.file_expired')
  await deleteOldFiles(shop.site, days(91))
  expect(await reason(view(work_id))).toBe('work.not_found')
})

test('CON-10 a work is seen by who started it and by who may start such a one', async () => {
  const support = await staffClient(shop, 'support')
  const operator = await staffClient(shop, 'operator')
  const work_id = await queue()
  expect(await reason(support.call('work/view', { work_id }))).toBe('work.not_found')
  expect(await reason(support.call('work/lines', { work_id }))).toBe('work.not_found')
  expect(await reason(support.call('work/cancel', { work_id }))).toBe('work.not_found')
  expect(await operator.call('work/view', { work_id })).toMatchObject({ is_changeable: true })
  expect((await operator.call('work/list', {})).list).toEqual([])
  expect(
    (await operator.call('work/list', { owner: 'all', kind: 'goods.import', state: 'queued' })).list.map((one) => one.work_id),
  ).toEqual([work_id])
  expect((await support.call('work/list', { owner: 'all' })).list).toEqual([])
  expect((await ann.call('work/under_way', {})).list.map((one) => one.work_id)).toContain(work_id)
  await shop.db
    .insertInto('staff_role')
    .values({ name: 'watcher', permissions: ['work.view'] })
    .execute()
  const watcher = await staffClient(shop, 'watcher')
  expect(await watcher.call('work/view', { work_id })).toMatchObject({ is_changeable: false })
  expect(await reason(watcher.call('work/cancel', { work_id }))).toBe('work.not_found')
})

test('CON-10 a file is brought by who may import, whole, up to 16 MB, under a name without a path', async () => {
  const bring = async (token: string | null, name: string, body: string) => {
    const headers: Record<string, string> = token ? { token } : {}
    const response = await shop.app.request(`/api/work-file?name=${encodeURIComponent(name)}`, { method: 'POST', headers, body })
    const { data } = (await response.json()) as { data: { reason?: string; bytes?: number } }
    return data.reason ?? data.bytes
  }
  expect(await bring(ann.token, '商品 1.csv', 'Handle')).toBe(6)
  expect(await bring(ann.token, '../goods.csv', 'Handle')).toBe('call.wrong_fields')
  expect(await bring(ann.token, 'goods.csv', '')).toBe('call.wrong_fields')
  expect(await bring(null, 'goods.csv', 'Handle')).toBe('session.not_logged_in')
  expect(await bring((await staffClient(shop, 'support')).token, 'goods.csv', 'Handle')).toBe('call.forbidden')
  expect(await bring((await shop.member()).token, 'goods.csv', 'Handle')).toBe('session.invalid')
})

test.each(['x.y.z', 'a.b', ''])('CON-10 an address that was not signed gives nothing: %j', async (ticket) => {
  expect([404, 422]).toContain((await shop.app.request(`/api/work-file/${ticket}`)).status)
})
