import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { fillShop } from '../fill.ts'
import { runPaced } from '../load/measure.ts'
import { percentiles, type Percentiles } from '../load/percentiles.ts'
import { readScenarios } from '../scenarios.ts'
import { openStage, type RunningServer, type Stage } from '../stage.ts'

const limits = { drawn_ms: 150, cached_ms: 5, p99_ratio: 2 }
const pagesPerSecond = 100

export interface PosterFigures {
  /** One after the other, each a poster that nobody has drawn, after the first; in ms. */
  drawn: Percentiles
  /** The same again. */
  cached: Percentiles
  /** So many different ones asked at once, and until the last was there. */
  at_once: number
  answered: Record<string, number>
  seconds: number
  /** Of the shop's calls, in ms: without posters, and beside those. */
  p99: { quiet: number; beside: number; ratio: number }
}

/** Posters of goods with a picture each, beside calls of the shop. Answers what is beyond its limit as failed. */
export async function runPosters(seconds: number, atOnce: number): Promise<{ figures: PosterFigures; failed: string[] }> {
  const stage = await openStage()
  let server: RunningServer | null = null
  try {
    const filled = await fillShop(stage.site, 500)
    await drawPictures(stage)
    server = await stage.openServer({ TRUSTED_PROXIES: '127.0.0.1' })
    const addresses = await addressesOf(server.address, filled.sku_ids.slice(0, atOnce + 40))
    const first = addresses.slice(0, 40)
    await timed(first.slice(0, 10))
    const drawn = await timed(first.slice(10))
    const cached = await timed(first)
    const flow = readScenarios(filled, false).find((one) => one.flow.kind === 'get')!.flow as { paths: string[] }
    const job = { port: server.port, paths: flow.paths.slice(0, 200), per_second: pagesPerSecond, seconds, clients: 200, network: 9 }
    await runPaced({ ...job, seconds: 3 })
    const quiet = await runPaced(job)
    const [beside, burst] = await Promise.all([runPaced(job), allAtOnce(addresses.slice(40))])
    const p99 = { quiet: quiet.latency.p99, beside: beside.latency.p99, ratio: beside.latency.p99 / quiet.latency.p99 }
    const figures = { drawn: percentiles(drawn), cached: percentiles(cached), at_once: atOnce, ...burst, p99 }
    return { figures, failed: failuresOf(figures) }
  } finally {
    await server?.stop()
    await stage.close()
  }
}

/** A picture of 800 pixels with something of a photograph's detail, for every goods. */
async function drawPictures({ site, dataDir }: Stage): Promise<void> {
  const noise = { type: 'gaussian', mean: 140, sigma: 30 } as const
  const picture = await sharp({ create: { width: 800, height: 800, channels: 3, background: '#888', noise } })
    .blur(2)
    .webp()
    .toBuffer()
  mkdirSync(join(dataDir, 'media/bench'), { recursive: true })
  writeFileSync(join(dataDir, 'media/bench/picture-800.webp'), picture)
  const stored = JSON.stringify({ src: '/media/bench/picture', widths: [800], avif: false })
  await sql`delete from goods_picture`.execute(site.db)
  await sql`insert into goods_picture (goods_id, position, picture) select id, 0, ${stored}::jsonb from goods`.execute(site.db)
}

async function addressesOf(address: string, sku_ids: readonly number[]): Promise<string[]> {
  const found: string[] = []
  for (const sku_id of sku_ids) {
    const response = await fetch(`${address}/api/poster/view?subject=goods&sku_id=${sku_id}&language=zh-cn`)
    found.push(address + ((await response.json()) as { data: { src: string } }).data.src)
  }
  return found
}

async function load(address: string): Promise<number> {
  const response = await fetch(address)
  await response.arrayBuffer()
  return response.status
}

async function timed(addresses: readonly string[]): Promise<number[]> {
  const times: number[] = []
  for (const address of addresses) {
    const start = performance.now()
    if ((await load(address)) !== 200) throw new Error(`${address} was not drawn`)
    times.push(performance.now() - start)
  }
  return times
}

async function allAtOnce(addresses: readonly string[]) {
  const start = performance.now()
  const statuses = await Promise.all(addresses.map(load))
  const answered: Record<string, number> = {}
  for (const status of statuses) answered[status] = (answered[status] ?? 0) + 1
  return { answered, seconds: (performance.now() - start) / 1000 }
}

const failuresOf = ({ drawn, cached, p99 }: PosterFigures): string[] => [
  ...(drawn.p50 > limits.drawn_ms ? [`a poster takes ${drawn.p50.toFixed(0)} ms, above ${limits.drawn_ms}`] : []),
  ...(cached.p50 > limits.cached_ms ? [`a cached poster takes ${cached.p50.toFixed(1)} ms, above ${limits.cached_ms}`] : []),
  ...(p99.ratio > limits.p99_ratio ? [`p99 beside posters is ×${p99.ratio.toFixed(2)} of quiet, above ${limits.p99_ratio}`] : []),
]

export const posterLines = ({ drawn, cached, at_once, answered, seconds, p99 }: PosterFigures): string[] => [
  `drawn one after the other: p50 ${drawn.p50.toFixed(0)} ms, p99 ${drawn.p99.toFixed(0)} ms; cached: p50 ${cached.p50.toFixed(1)} ms, p99 ${cached.p99.toFixed(1)} ms`,
  `${at_once} at once: ${JSON.stringify(answered)} in ${seconds.toFixed(1)} s`,
  `calls of the shop: p99 ${p99.quiet.toFixed(1)} ms in quiet, ${p99.beside.toFixed(1)} ms beside them, ×${p99.ratio.toFixed(2)}`,
]
