import { sql } from 'kysely'
import { catalogueChanged } from '@longmall/server/src/kernel/shared.ts'
import type { SqlJob } from './load/bare-sql.ts'
import { grantPayments, setStock, takenOf, type Filled } from './fill.ts'
import type { LoadJob, LoadResult } from './load/generate-load.ts'
import { runBareHttp, runBareSql, runLoad } from './load/measure.ts'
import type { Scenario } from './scenarios.ts'
import type { RunningServer, Stage } from './stage.ts'
import type { Figure, Limit } from './table.ts'

export interface Bench {
  stage: Stage
  server: RunningServer
  filled: Filled
  seconds: number
}

const limitNames: Record<SqlJob['work'], string> = {
  read: 'reads by key',
  add: 'upserts',
  order: 'SQL orders',
  pay: 'SQL payments',
  take: 'row updates',
}

/** Runs a load on the shop; answers its result with the processor time of all sides. */
export async function runMeasured({ server, seconds }: Bench, job: Pick<LoadJob, 'users' | 'flow' | 'warm_up'>) {
  let before = server.cpu()
  const result = await runLoad({ ...job, port: server.port, seconds }, () => (before = server.cpu()))
  const after = server.cpu()
  const share = 1 / result.seconds
  const cpu = { server: (after.server - before.server) * share, database: (after.database - before.database) * share, load: result.cpu }
  return { result, cpu }
}

async function sqlLimit({ stage, seconds, filled }: Bench, users: number, work: SqlJob['work'], sku_ids: number[]): Promise<Limit> {
  const { rate } = await runBareSql({ url: stage.url, users, seconds: seconds / 2, work, member_ids: filled.member_ids, sku_ids })
  return { name: limitNames[work], rate }
}

async function limitOf(bench: Bench, { limit }: Scenario, users: number): Promise<Limit> {
  if (limit.kind === 'sql') return sqlLimit(bench, users, limit.work, limit.sku_ids)
  const response = await fetch(bench.server.address + limit.path, { headers: { 'accept-encoding': 'identity' } })
  const sample = { body: Buffer.from(await response.arrayBuffer()), type: response.headers.get('content-type') ?? '' }
  const { rate } = await runBareHttp(sample, { users, seconds: bench.seconds / 2, warm_up: 0.5 })
  return { name: 'bare answers', rate }
}

/** A read or an addition to the cart: caches are empty when it begins. */
export async function runScenario(bench: Bench, scenario: Scenario, users: number): Promise<Figure> {
  await catalogueChanged(bench.stage.site.db)
  await new Promise((go) => setTimeout(go, 300))
  const { result, cpu } = await runMeasured(bench, { users, flow: scenario.flow, warm_up: scenario.warm_up })
  const limits = [await limitOf(bench, scenario, users)]
  const isGet = scenario.flow.kind === 'get'
  const hits = isGet ? [`${((1 - result.distinct / result.count) * 100).toFixed(1)} % hits`] : []
  return {
    scenario: scenario.name,
    users,
    rate: result.rate,
    latency: result.latency.round!,
    limits,
    cpu,
    notes: [...hits, ...refusedNotes(result)],
  }
}

/** From the cart to a paid order, in two windows: cart, quote and order; then the payments, granted between the two. */
export async function runCheckout(bench: Bench, users: number): Promise<Figure[]> {
  const { shoppers, sku_ids } = bench.filled
  const made = await runMeasured(bench, { users, flow: { kind: 'order', shoppers, sku_ids }, warm_up: 1 })
  const payments = await grantPayments(bench.stage.site, bench.filled, made.result.made)
  const paid = await runMeasured({ ...bench, seconds: 600 }, { users, flow: { kind: 'pay', shoppers, payments }, warm_up: 0 })
  const orderLimit = await sqlLimit(bench, users, 'order', sku_ids)
  const payLimit = await sqlLimit(bench, users, 'pay', payments.map((one) => one.payment_id).slice(0, 500))
  const whole = (a: number, b: number) => 1 / (1 / a + 1 / b)
  const { add, quote, create } = made.result.latency
  const steps = `p95 of add ${add!.p95.toFixed(1)}, quote ${quote!.p95.toFixed(1)}, order ${create!.p95.toFixed(1)} ms`
  return [
    {
      scenario: 'cart → quote → order',
      users,
      rate: made.result.rate,
      latency: made.result.latency.round!,
      limits: [orderLimit],
      cpu: made.cpu,
      notes: [steps, ...refusedNotes(made.result)],
    },
    {
      scenario: 'pay by balance',
      users,
      rate: paid.result.rate,
      latency: paid.result.latency.round!,
      limits: [payLimit],
      cpu: paid.cpu,
      notes: refusedNotes(paid.result),
    },
    {
      scenario: 'checkout, both',
      users,
      rate: whole(made.result.rate, paid.result.rate),
      latency: sumOf(made.result, paid.result),
      limits: [{ name: 'SQL checkouts', rate: whole(orderLimit.rate, payLimit.rate) }],
      cpu: made.cpu,
      notes: ['of the two windows'],
    },
  ]
}

const sumOf = (a: LoadResult, b: LoadResult): Figure['latency'] => ({
  p50: a.latency.round!.p50 + b.latency.round!.p50,
  p95: a.latency.round!.p95 + b.latency.round!.p95,
  p99: a.latency.round!.p99 + b.latency.round!.p99,
})

/** 64 shoppers who all order one SKU with a stock of `stock`: quote and order until it is sold out or the time is over. */
export async function runHot(bench: Bench, stock: number): Promise<Figure> {
  const { stage, filled } = bench
  const { shoppers, hot_sku_id } = filled
  await setStock(stage.site, hot_sku_id, stock)
  const users = shoppers.length
  const { result, cpu } = await runMeasured(bench, { users, flow: { kind: 'hot', shoppers, sku_id: hot_sku_id }, warm_up: 0 })
  const taken = await takenOf(stage.site, hot_sku_id)
  if (taken !== result.made.length || taken > stock)
    throw new Error(`${taken} pieces are taken, ${result.made.length} were sold, ${stock} there were`)
  await setStock(stage.site, hot_sku_id, 1_000_000_000)
  const limits = [await sqlLimit(bench, users, 'order', [hot_sku_id]), await sqlLimit(bench, users, 'take', [hot_sku_id])]
  const notes = [`sold ${result.made.length} in ${result.seconds.toFixed(1)} s`, ...refusedNotes(result)]
  const scenario = `hot SKU, stock ${stock.toLocaleString('en-US')}`
  return { scenario, users, rate: result.made.length / result.seconds, cpu, latency: result.latency.create!, limits, notes }
}

/** Uses every table once and lets the database look at what they hold, as it does by itself within a minute of a shop's first sales. */
export async function settle(bench: Bench): Promise<void> {
  const { shoppers, sku_ids } = bench.filled
  const { made } = await runLoad({ port: bench.server.port, users: 16, seconds: 2, warm_up: 0, flow: { kind: 'order', shoppers, sku_ids } })
  const payments = await grantPayments(bench.stage.site, bench.filled, made)
  await runLoad({ port: bench.server.port, users: 16, seconds: 60, warm_up: 0, flow: { kind: 'pay', shoppers, payments } })
  await sql`vacuum analyze`.execute(bench.stage.site.db)
}

const refusedNotes = ({ refused }: LoadResult) => Object.entries(refused).map(([reason, count]) => `${count} × ${reason}`)
