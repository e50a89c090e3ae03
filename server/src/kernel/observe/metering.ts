import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider } from '@opentelemetry/sdk-metrics'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { PoolState } from '../context.ts'
import { watch } from './watch.ts'

/** A number as it is when it is asked for, with the labels that part it. */
export interface Reading {
  name: string
  description: string
  read: () => Promise<{ value: number; labels?: Record<string, string> }[]>
}

export interface Metering {
  /** All measures in the text format of Prometheus. */
  text: () => Promise<string>
  stop: () => Promise<void>
}

// The measure of the event loop ticks so often, and counts its own tick.
const tickMs = 20
const secondsOf = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** Turns measures on: calls by operation and outcome, events by name, the process, its pool, and `readings` asked for at each look. */
export function startMetering(pool: PoolState, readings: readonly Reading[]): Metering {
  const exporter = new PrometheusExporter({ preventServerStart: true })
  const provider = new MeterProvider({ resource: resourceFromAttributes({ 'service.name': 'longmall' }), readers: [exporter] })
  const meter = provider.getMeter('longmall')
  const calls = meter.createHistogram('longmall_call_seconds', {
    description: 'How long calls took, by operation and outcome',
    advice: { explicitBucketBoundaries: secondsOf },
  })
  const events = meter.createCounter('longmall_events', { description: 'What happened in the shop, by the name of the event' })
  watch.meter = {
    callAnswered: (operation, outcome, seconds) => calls.record(seconds, { operation, outcome }),
    eventEmitted: (event) => events.add(1, { event }),
  }
  const delay = monitorEventLoopDelay({ resolution: tickMs })
  delay.enable()
  for (const { name, description, read } of [...ofProcess(pool, delay), ...readings])
    meter.createObservableGauge(name, { description }).addCallback(async (gauge) => {
      for (const { value, labels } of await read()) gauge.observe(value, labels)
    })
  const serializer = new PrometheusSerializer(undefined, false, undefined, true, true)
  return {
    text: async () => serializer.serialize((await exporter.collect()).resourceMetrics),
    stop: async () => {
      watch.meter = null
      delay.disable()
      await provider.shutdown()
    },
  }
}

type Delay = ReturnType<typeof monitorEventLoopDelay>

const ofProcess = (pool: PoolState, delay: Delay): Reading[] => [
  {
    name: 'longmall_pool_connections',
    description: 'Connections to the database of this process, used and idle, and calls that wait for one',
    read: async () => [
      { value: pool.totalCount - pool.idleCount, labels: { state: 'used' } },
      { value: pool.idleCount, labels: { state: 'idle' } },
      { value: pool.waitingCount, labels: { state: 'waiting' } },
    ],
  },
  {
    name: 'longmall_event_loop_delay_seconds',
    description: 'How long turns of the event loop waited since the last look, by quantile',
    read: async () => {
      const values = [0.5, 0.99].map((quantile) => ({
        value: Math.max(0, delay.percentile(quantile * 100) / 1e9 - tickMs / 1000),
        labels: { quantile: String(quantile) },
      }))
      delay.reset()
      return values
    },
  },
  {
    name: 'longmall_memory_bytes',
    description: 'Memory of this process: resident, and the heap in use',
    read: async () => {
      const { rss, heapUsed } = process.memoryUsage()
      return [
        { value: rss, labels: { kind: 'resident' } },
        { value: heapUsed, labels: { kind: 'heap' } },
      ]
    },
  },
  { name: 'longmall_uptime_seconds', description: 'How long this process has run', read: async () => [{ value: process.uptime() }] },
]
