import { setTimeout as wait } from 'node:timers/promises'
import { runChild } from '../load/measure.ts'
import { median } from '../load/percentiles.ts'
import type { Bench } from '../run-scenario.ts'
import { readScenarios } from '../scenarios.ts'
import type { Figure } from '../table.ts'
import type { BurstJob, BurstResult } from './burst.ts'
import { makeCrowd, openSale, soldOf } from './fill-flash.ts'
import type { ShopLoadJob, ShopLoadResult } from './shop-load.ts'

const crowdSize = 20_000
const seconds = 10
const stockQuantity = 100
const connections = 256
const shopRate = 100
const shopUsers = 32
/** Both kinds of run in turn, so that what else the machine does falls on both. */
const rounds = 3
const warmUpSeconds = 5
/** A small sale beforehand: a shop that sells has ordered before. */
const warmUpSale = { pieces: 20, seconds: 3, crowd: 3000 }
const readySeconds = 2

interface Outcome {
  shop: ShopLoadResult
  burst: BurstResult | null
  cpu: Figure['cpu']
}

/**
 * 20,000 members who come within 10 s over at most 256 connections for 100 units, one each, while the rest of the shop goes
 * on (QUA-10, R-18): exactly 100 are sold, every one is answered, and the shop's p99 is set beside that of the same load
 * without the sale. An error when more are sold or somebody is not answered.
 */
export async function runFlash(bench: Bench): Promise<Figure[]> {
  const { stage, filled } = bench
  const crowd = await makeCrowd(stage.site, crowdSize)
  const quiet: Outcome[] = []
  const busy: Outcome[] = []
  const open = async (place: number, stock: number) => {
    const sku_id = filled.sku_ids.at(-1 - place)!
    const promotion_id = await openSale(stage.site, sku_id, stock)
    // Until every process has loaded it.
    await wait(2500)
    return { port: bench.server.port, connections, promotion_id, sku_id }
  }
  const small = { seconds: warmUpSale.seconds, crowd: crowd.slice(0, warmUpSale.crowd) }
  await during(bench, { ...(await open(rounds, warmUpSale.pieces)), ...small })
  for (let round = 0; round < rounds; round++) {
    quiet.push(await during(bench, null))
    const sale = { ...(await open(round, stockQuantity)), seconds, crowd }
    busy.push(await during(bench, sale))
    checkSold(await soldOf(stage.site, sale.promotion_id), busy.at(-1)!.burst!)
  }
  return [
    figureOf('shop without a flash sale', quiet, []),
    figureOf('shop during a flash sale', busy, notesOf(quiet, busy)),
    crowdFigure(busy),
  ]
}

async function during({ server, filled }: Bench, job: Omit<BurstJob, 'startsAt'> | null): Promise<Outcome> {
  const paths = readScenarios(filled, false).flatMap(({ flow }) => (flow.kind === 'get' && !flow.once ? flow.paths.slice(0, 200) : []))
  const shoppers = filled.shoppers.slice(0, shopUsers)
  const load: Omit<ShopLoadJob, 'startsAt'> = {
    port: server.port,
    rate: shopRate,
    seconds: seconds + 2,
    paths,
    shoppers,
    sku_ids: filled.sku_ids.slice(0, 400),
  }
  // A shop that is open is warm: creating the sale has invalidated every cached response.
  await runChild('../flash/shop-load.ts', { ...load, startsAt: 0, seconds: warmUpSeconds })
  // Both programs are up, and their connections are open, before the first call is due.
  const startsAt = Date.now() + readySeconds * 1000
  const before = server.cpu()
  const running = runChild('../flash/shop-load.ts', { ...load, startsAt })
  const burst = job && ((await runChild('../flash/burst.ts', { ...job, startsAt })).result as BurstResult)
  const shop = (await running).result as ShopLoadResult
  const after = server.cpu()
  const share = 1 / (seconds + 2 + readySeconds)
  const cpu = {
    server: (after.server - before.server) * share,
    database: (after.database - before.database) * share,
    load: burst?.cpu ?? 0,
  }
  return { shop, burst, cpu }
}

function checkSold({ reserved, ordered, orders }: Awaited<ReturnType<typeof soldOf>>, { ends }: BurstResult): void {
  const answered = Object.values(ends).reduce((sum, count) => sum + count, 0)
  const counts = { taken: reserved, ordered, orders, bought: ends.bought ?? 0 }
  if (Object.values(counts).some((count) => count !== stockQuantity))
    throw new Error(`of ${stockQuantity} pieces: ${JSON.stringify(counts)}`)
  if (answered !== crowdSize) throw new Error(`${answered} of ${crowdSize} were answered`)
}

const p99 = (outcomes: Outcome[]) => median(outcomes.map(({ shop }) => shop.latency.p99))
const notesOf = (quiet: Outcome[], busy: Outcome[]) => [
  `p99 × ${(p99(busy) / p99(quiet)).toFixed(2)} of the same load without it`,
  `${busy.reduce((sum, { shop }) => sum + shop.refused, 0)} calls of the shop refused`,
]

function figureOf(scenario: string, outcomes: Outcome[], notes: string[]): Figure {
  const of = (name: 'p50' | 'p95' | 'p99') => median(outcomes.map(({ shop }) => shop.latency[name]))
  return {
    scenario,
    users: shopUsers,
    rate: shopRate,
    latency: { p50: of('p50'), p95: of('p95'), p99: of('p99') },
    limits: [],
    cpu: outcomes[0]!.cpu,
    notes: [`median of ${rounds}`, ...notes],
  }
}

function crowdFigure(outcomes: Outcome[]): Figure {
  const bursts = outcomes.map(({ burst }) => burst!)
  const [first] = bursts
  const of = (name: 'p50' | 'p95' | 'p99') => median(bursts.map(({ latency }) => latency['first answer']![name]))
  const ends = Object.entries(first!.ends).map(([how, count]) => `${count} ${how}`)
  return {
    scenario: `flash sale, ${crowdSize.toLocaleString('en-US')} in ${seconds} s for ${stockQuantity}`,
    users: connections,
    rate: crowdSize / seconds,
    latency: { p50: of('p50'), p95: of('p95'), p99: of('p99') },
    limits: [],
    cpu: outcomes[0]!.cpu,
    notes: [
      ...ends,
      `all answered after ${bursts.map((one) => one.seconds.toFixed(1)).join(', ')} s`,
      `order p99 ${first!.latency.order!.p99.toFixed(0)} ms`,
    ],
  }
}
