import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { afterAll, describe, expect, test } from 'vitest'
import { makeGoods } from '../../../test/fixtures.ts'
import { openTestShop } from '../../../test/harness.ts'
import { createLog } from '../log.ts'
import { plus } from '../time/clock.ts'
import { drainTimers, setTimer } from '../time/timers.ts'
import { statementName } from './statement-name.ts'
import { openReceiver, type ReceivedSpan } from './test/otlp-receiver.ts'
import { startTracing } from './tracing.ts'
import { spanOf, watch } from './watch.ts'

const shop = await openTestShop()
const { goods_id } = await makeGoods(shop)
const receiver = await openReceiver()
afterAll(() => {
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT
  return receiver.close()
})
process.env.OTEL_EXPORTER_OTLP_ENDPOINT = receiver.url

/** The spans of what is done while traces are on. */
async function traced(work: () => Promise<unknown>): Promise<ReceivedSpan[]> {
  receiver.spans.length = 0
  const stop = startTracing('1.0.0')
  try {
    await work()
  } finally {
    await stop()
  }
  return receiver.spans
}
const valueOf = ({ attributes }: ReceivedSpan, name: string) => {
  const value = attributes.find(({ key }) => key === name)?.value
  return value?.stringValue ?? (value?.intValue === undefined ? undefined : Number(value.intValue))
}
const below = (spans: readonly ReceivedSpan[], { spanId }: ReceivedSpan) => spans.filter(({ parentSpanId }) => parentSpanId === spanId)

describe('CON-09 traces', () => {
  test('go from a request by its operation to its statements, in one trace', async () => {
    const member = await shop.member()
    const spans = await traced(() => member.call('catalogue/add_favourite', { goods_id }))
    const request = spans.find(({ name }) => name === 'POST /api/catalogue/add_favourite')!
    expect([request.kind, valueOf(request, 'http.response.status_code')]).toEqual([2, 200])
    const operation = below(spans, request).find(({ name }) => name === 'catalogue/add_favourite')!
    const statements = below(spans, operation)
    expect(statements.map(({ name }) => name)).toContain('with favourite')
    expect(statements.every((one) => valueOf(one, 'db.system.name') === 'postgresql')).toBe(true)
    expect(below(spans, request).map(({ name }) => name)).toEqual(expect.arrayContaining(['begin', 'insert idempotency', 'commit']))
    expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1)
  })

  test('hold no value, no token and no address of who called', async () => {
    const member = await shop.member()
    const spans = await traced(() => member.call('search/goods', { keyword: 'moonlight-lantern' }))
    const text = JSON.stringify(spans)
    for (const secret of ['moonlight-lantern', member.token!, member.visitor]) expect(text).not.toContain(secret)
  })

  test('of a refusal say so by its status, and of a fault that it failed', async () => {
    const spans = await traced(async () => {
      await shop
        .visitor()
        .call('catalogue/detail', { sku_id: 2147483647 })
        .catch(() => undefined)
      await spanOf('broken', () => Promise.reject(new Error('out of order'))).catch(() => undefined)
    })
    const request = spans.find(({ name }) => name === 'GET /api/catalogue/detail')!
    expect([valueOf(request, 'http.response.status_code'), request.status?.code ?? 0]).toEqual([404, 0])
    expect(spans.find(({ name }) => name === 'broken')?.status?.code).toBe(2)
  })

  test('go on from a caller who is traced, and begin again where that says nothing', async () => {
    const trace = '0af7651916cd43dd8448eb211c80319c'
    const requestWith = (traceparent: string) => shop.app.request('/api/catalogue/categories', { headers: { traceparent } })
    const from = async (traceparent: string) => (await traced(async () => requestWith(traceparent))).find(({ kind }) => kind === 2)!
    expect(await from(`00-${trace}-b7ad6b7169203331-01`)).toMatchObject({ traceId: trace, parentSpanId: 'b7ad6b7169203331' })
    const own = await from('nonsense')
    expect([own.traceId === trace, own.parentSpanId]).toEqual([false, undefined])
  })

  test('of timers have their statements below them, and looking for timers leaves none', async () => {
    const site = {
      ...shop.site,
      timers: {
        ...shop.site.timers,
        probe: () =>
          shop
            .visitor()
            .call('catalogue/categories', {})
            .then(() => undefined),
      },
    }
    const now = shop.site.shared.now()
    await setTimer(shop.db, 'probe', 1, now)
    const spans = await traced(() => drainTimers(site, plus(now, { minutes: 1 })))
    const timer = spans.find(({ name }) => name === 'timer probe')!
    expect(below(spans, timer).map(({ name }) => name)).toContain('GET /api/catalogue/categories')
    expect(spans.filter(({ parentSpanId }) => !parentSpanId)).toEqual([timer])
  })

  test('show a call that goes out by its host, without its path', async () => {
    const outside = createServer((_, response) => response.end('ok'))
    await new Promise<void>((ready) => outside.listen(0, '127.0.0.1', ready))
    const host = `127.0.0.1:${(outside.address() as AddressInfo).port}`
    const spans = await traced(() => spanOf('asking', async () => (await fetch(`http://${host}/secret-path`)).text()))
    await new Promise((done) => outside.close(done))
    const [out] = below(
      spans,
      spans.find(({ name }) => name === 'asking')!,
    )
    expect([out?.name, valueOf(out!, 'http.response.status_code')]).toEqual([`GET ${host}`, 200])
    expect(JSON.stringify(spans)).not.toContain('secret-path')
  })

  test('are named in the lines of the log, and in none when they are off', async () => {
    const lines: string[] = []
    const write = new Writable({ write: (chunk: Buffer, _, done) => (lines.push(chunk.toString()), done()) })
    const log = createLog('info', write)
    const spans = await traced(() => spanOf('told', async () => log.info('within')))
    log.info('without')
    const [within, without] = lines.map((line) => JSON.parse(line) as { trace_id?: string; span_id?: string })
    expect(within).toMatchObject({ trace_id: spans[0]!.traceId, span_id: spans[0]!.spanId })
    expect([without!.trace_id, watch.trace]).toEqual([undefined, null])
  })
})

describe('CON-09 the name of a statement', () => {
  test.each([
    ['select id from timer where due_at <= $1', 'select', 'timer'],
    ['\n  insert into "inbox" (consumer) select $1', 'insert', 'inbox'],
    ['update message set attempts = attempts + 1', 'update', 'message'],
    ['with gone as (delete from cart_line where id = $1) select 1', 'with', 'cart_line'],
    ['select post_transfer($1, $2)', 'select', 'post_transfer'],
    ['begin', 'begin', ''],
    ["select 'a secret'", 'select', ''],
  ])('of %j', (text, verb, table) => {
    expect(statementName(text)).toEqual({ verb, table })
  })
})
