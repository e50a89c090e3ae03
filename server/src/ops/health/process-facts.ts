import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { getHeapStatistics } from 'node:v8'
import type { OutputOf } from '@longmall/contract/operation.ts'
import type { ops } from '@longmall/contract/ops.ts'

const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../package.json'), 'utf8')) as { version: string }

/** Of this shop's software. */
export const appVersion: string = manifest.version

let delay: ReturnType<typeof monitorEventLoopDelay> | null = null
const firstLookMs = 60

/** The 99th percentile of the event loop's delay since the last read; measured from the first read on, so that it costs nothing before. */
async function loopDelayMs(): Promise<number> {
  if (!delay) {
    delay = monitorEventLoopDelay({ resolution: 20 })
    delay.enable()
    await pause(firstLookMs)
  }
  const found = delay.percentile(99) / 1e6
  delay.reset()
  // The clock of the measure itself ticks every 20 ms.
  return Math.max(0, Math.round(found - 20))
}

/** The process that answers. */
export async function processFacts(): Promise<OutputOf<typeof ops.health>['process']> {
  const { rss, heapUsed } = process.memoryUsage()
  return {
    process_id: process.pid,
    started_at: new Date(Date.now() - process.uptime() * 1000).toISOString(),
    memory_bytes: rss,
    heap_bytes: heapUsed,
    heap_limit_bytes: getHeapStatistics().heap_size_limit,
    loop_delay_ms: await loopDelayMs(),
  }
}
