import { createAdaptorServer } from '@hono/node-server'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeGoods } from '../../../test/fixtures.ts'
import { openTestShop } from '../../../test/harness.ts'
import { jobReadings } from '../../ops/jobs/readings.ts'
import { buildApp } from '../../serve.ts'
import { readConfig } from '../config.ts'
import { startMetering, type Metering } from './metering.ts'
import { metricsRoute } from './metrics-route.ts'
import { watch } from './watch.ts'

const token = 'a-token-of-16-characters'
const shop = await openTestShop()
const { goods_id, sku_id } = await makeGoods(shop)
let metering: Metering
beforeAll(() => void (metering = startMetering(shop.pool, jobReadings(shop.site))))
afterAll(() => metering.stop())

const withMetrics = (metrics: { token: string | null; onLoopback: boolean }) => ({ ...shop.site, config: { ...shop.site.config, metrics } })
/** The value of a line whose name and labels have all these parts. */
function valueOf(text: string, name: string, ...parts: string[]): number | undefined {
  const line = text.split('\n').find((one) => one.startsWith(name) && !one.startsWith('#') && parts.every((part) => one.includes(part)))
  return line === undefined ? undefined : Number(line.split(' ').at(-1))
}

describe('CON-09 metrics', () => {
  test('count calls by operation and outcome, and how long they took', async () => {
    const visitor = shop.visitor()
    for (let n = 0; n < 3; n++) await visitor.call('catalogue/detail', { sku_id })
    await visitor.call('catalogue/detail', { sku_id: 2147483647 }).catch(() => undefined)
    await shop.app.request('/api/no/such')
    const text = await metering.text()
    const count = (operation: string, outcome: string) =>
      valueOf(text, 'longmall_call_seconds_count', `operation="${operation}"`, `outcome="${outcome}"`)
    expect([count('catalogue/detail', 'answered'), count('catalogue/detail', 'refused'), count('unknown', 'refused')]).toEqual([3, 1, 1])
    expect(valueOf(text, 'longmall_call_seconds_bucket', 'catalogue/detail', 'answered', 'le="10"')).toBe(3)
    expect(valueOf(text, 'longmall_call_seconds_sum', 'catalogue/detail', 'answered')).toBeGreaterThan(0)
  })

  test('count what happened in the shop, without money and without names', async () => {
    const { emit } = await import('../work/outbox.ts')
    await shop.systemContext().transaction((context) => emit(context, 'stock.band_changed', { goods_ids: [goods_id] }))
    expect(valueOf(await metering.text(), 'longmall_events_total', 'event="stock.band_changed"')).toBe(1)
  })

  test('tell the pool, the queues, the jobs and the process', async () => {
    const text = await metering.text()
    expect(valueOf(text, 'longmall_pool_connections', 'state="waiting"')).toBe(0)
    expect(valueOf(text, 'longmall_queue_entries', 'queue="timer"', 'state="dead"')).toBe(0)
    expect(valueOf(text, 'longmall_scheduled_job_failures', 'job="clean-up"')).toBe(0)
    expect(valueOf(text, 'longmall_event_loop_delay_seconds', 'quantile="0.99"')).toBeGreaterThanOrEqual(0)
    expect(valueOf(text, 'longmall_memory_bytes', 'kind="heap"')).toBeGreaterThan(1_000_000)
  })

  test('are text that Prometheus reads: each measure with its type, no label that grows with members or goods', async () => {
    const text = await metering.text()
    const names = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name, type]) => `${name} ${type}`)
    expect(names).toEqual(
      expect.arrayContaining(['longmall_call_seconds histogram', 'longmall_events_total counter', 'longmall_queue_entries gauge']),
    )
    for (const line of text.split('\n').filter((one) => one && !one.startsWith('#')))
      expect(line).toMatch(/^[a-z_]+(\{([a-z_]+="[^"]*",?)*\})? [-+\w.]+$/)
    const labels = new Set([...text.matchAll(/[{,]([a-z_]+)="/g)].map(([, label]) => label))
    expect(labels).toEqual(new Set(['event', 'job', 'kind', 'le', 'operation', 'outcome', 'quantile', 'queue', 'state']))
  })
})

describe('CON-09 who reads the metrics', () => {
  const readMetrics = async (metrics: { token: string | null; onLoopback: boolean }, headers: Record<string, string> = {}) => {
    const server = createAdaptorServer({ fetch: metricsRoute(withMetrics(metrics), metering).fetch }) as Server
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    const { status } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`, { headers })
    await new Promise((done) => server.close(done))
    return status
  }
  test.each([
    ['by the token', { token, onLoopback: false }, { authorization: `Bearer ${token}` }, 200],
    ['by another token', { token, onLoopback: false }, { authorization: 'Bearer another-token-of-16' }, 401],
    ['without a token', { token, onLoopback: false }, {}, 401],
    ['on this machine', { token: null, onLoopback: true }, {}, 200],
    ['through a proxy of this machine', { token: null, onLoopback: true }, { 'x-forwarded-for': '192.0.2.7' }, 401],
    ['by an empty token where none is set', { token: null, onLoopback: false }, { authorization: 'Bearer ' }, 401],
  ])('%s', async (_, metrics, headers, status) => {
    expect(await readMetrics(metrics, headers as Record<string, string>)).toBe(status)
  })

  test('nobody where they are off: there is no such address', async () => {
    const { fetch: answer, routes } = await buildApp(shop.site, { isReady: true })
    expect(routes.some(({ path }) => path === '/metrics')).toBe(false)
    expect((await answer(new Request('http://shop.example/metrics'))).status).not.toBe(200)
  })

  test('the environment says so; a short token and a wrong share stop the start', () => {
    expect(readConfig({})).toMatchObject({ metrics: { token: null, onLoopback: false }, traces: null })
    expect(readConfig({ METRICS_TOKEN: token, METRICS_LOOPBACK: '1' }).metrics).toEqual({ token, onLoopback: true })
    const to = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }
    expect([readConfig(to).traces, readConfig({ ...to, OTEL_TRACES_SAMPLER_ARG: '0.1' }).traces]).toEqual([1, 0.1])
    expect(() => readConfig({ METRICS_TOKEN: 'short' })).toThrow('METRICS_TOKEN')
    expect(() => readConfig({ ...to, OTEL_TRACES_SAMPLER_ARG: '2' })).toThrow('OTEL_TRACES_SAMPLER_ARG')
  })

  test('nothing is measured when it is stopped', async () => {
    const other = startMetering(shop.pool, [])
    await other.stop()
    expect(watch.meter).toBeNull()
  })
})
