import { runPaced } from './load/measure.ts'
import type { PacedResult } from './load/paced.ts'
import type { Bench } from './run-scenario.ts'
import type { Figure } from './table.ts'

const others = { clients: 16, per_second: 160, network: 16 }
const abuser = { clients: 1, per_second: 1000, network: 99 }
const most = 2

/** Sixteen clients open pages from the cache on a quiet shop, and again while one more client opens a thousand a second. */
export async function runAbuse({ server, filled, seconds }: Bench): Promise<{ figures: Figure[]; failed: string[] }> {
  const paths = filled.sku_ids.slice(0, 100).map((sku_id) => `/v2/goods/detail/detail?sku_id=${sku_id}`)
  const job = { port: server.port, paths, seconds: Math.max(10, seconds) }
  await runPaced({ ...job, ...others, seconds: 2 })
  const quiet = await runPaced({ ...job, ...others })
  const [busy, abused] = await Promise.all([runPaced({ ...job, ...others }), runPaced({ ...job, ...abuser })])
  const ratio = busy.latency.p99 / quiet.latency.p99
  const answered = (result: PacedResult) => Object.entries(result.answers).map(([status, count]) => `${count} × ${status}`)
  const figure = (scenario: string, result: PacedResult, notes: string[]): Figure => ({
    scenario,
    users: others.clients,
    rate: others.per_second,
    latency: result.latency,
    limits: [],
    cpu: { server: 0, database: 0, load: 0 },
    notes: [...answered(result), ...notes],
  })
  const abuse = [`p99 × ${ratio.toFixed(2)} of quiet`, `the one was answered ${answered(abused).join(', ')}`]
  const failed = [
    ...(ratio > most ? [`one abusive client makes the p99 of the others × ${ratio.toFixed(2)}, more than × ${most}`] : []),
    ...(abused.answers[429] ? [] : ['one abusive client was never answered 429']),
    ...([quiet, busy].every(({ answers }) => Object.keys(answers).join() === '200') ? [] : ['others were refused a page']),
  ]
  return { figures: [figure('pages, quiet', quiet, []), figure('pages, one client at 1,000/s', busy, abuse)], failed }
}
