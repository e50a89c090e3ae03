import { fork } from 'node:child_process'
import { join } from 'node:path'
import { keyOfBox } from '@longmall/server/src/box/rules.ts'
import { sql } from 'kysely'
import type { LoadFigures, LoadOptions } from '../../box-simulator/load.ts'
import { fillShop } from '../fill.ts'
import { runPaced } from '../load/measure.ts'
import { readScenarios } from '../scenarios.ts'
import { openStage, type RunningServer, type Stage } from '../stage.ts'
import { measureMining, type MiningFigures } from './mining.ts'

const limits = { beats: 2000, core: 0.25, p99_ratio: 2, mining_ratio: 8 }
const [perSecond, boxes, pagesPerSecond] = [2100, 5000, 100]

export interface BoxFigures {
  mining: MiningFigures
  beats: LoadFigures
  beats_per_second: number
  /** Of a core: what the server's process takes for the heartbeats, and the database. */
  core: { server: number; database: number }
  /** Of the shop's calls, in ms. */
  p99: { quiet: number; beside: number; ratio: number }
}

/** Mining of so many devices, then heartbeats of 5,000 boxes on one process beside calls of the shop. Answers what is beyond its limit as failed. */
export async function runBoxes(devices: number, seconds: number): Promise<{ figures: BoxFigures; failed: string[] }> {
  const stage = await openStage()
  let server: RunningServer | null = null
  try {
    const mining = await measureMining(stage, devices)
    console.log(
      `mining of ${devices} devices ${mining.seconds.toFixed(1)} s, bare ${mining.bare_seconds.toFixed(1)} s, ×${mining.ratio.toFixed(1)}`,
    )
    const filled = await fillShop(stage.site, 500)
    const keys = await enrolBoxes(stage)
    server = await stage.openServer({ TRUSTED_PROXIES: '127.0.0.1' })
    const flow = readScenarios(filled, false).find((one) => one.flow.kind === 'get')!.flow as { paths: string[] }
    const job = { port: server.port, paths: flow.paths.slice(0, 200), per_second: pagesPerSecond, seconds, clients: 200, network: 9 }
    await runPaced({ ...job, seconds: 3 })
    await runBeats({ url: server.address, keys, per_second: perSecond, seconds: 3, connections: 64 })
    const quiet = await measured(server, seconds, () => runPaced(job))
    const beside = await measured(server, seconds, () =>
      Promise.all([runPaced(job), runBeats({ url: server!.address, keys, per_second: perSecond, seconds, connections: 64 })]),
    )
    const [paced, beats] = beside.value
    const figures: BoxFigures = {
      mining,
      beats,
      beats_per_second: beats.accepted / beats.seconds,
      core: { server: beside.server - quiet.server, database: beside.database - quiet.database },
      p99: { quiet: quiet.value.latency.p99, beside: paced.latency.p99, ratio: paced.latency.p99 / quiet.value.latency.p99 },
    }
    return { figures, failed: failuresOf(figures) }
  } finally {
    await server?.stop()
    await stage.close()
  }
}

async function measured<Value>(server: RunningServer, seconds: number, work: () => Promise<Value>) {
  const before = server.cpu()
  const value = await work()
  const after = server.cpu()
  return { value, server: (after.server - before.server) / seconds, database: (after.database - before.database) / seconds }
}

/** Boxes bound to devices at home, so that their minutes are counted. */
async function enrolBoxes({ site }: Stage): Promise<[string, string][]> {
  await sql`insert into setting (key, value) values ('box.calls_per_minute', '100000000')`.execute(site.db)
  await sql`insert into staff (email, name, role, hash, created_at) values ('bench@shop.example', 'Bench', 'owner', '', now())`.execute(
    site.db,
  )
  const { rows } = await sql<{ device_id: string }>`
    with made as (
      insert into box_hardware (device_id, enrolled_at, enrolled_by)
      select 'LB-' || lpad(n::text, 10, '0'), now(), s.id from generate_series(1, ${boxes}::int) n, (select min(id) as id from staff) s returning id, device_id
    ), beat as (
      insert into box_beat (hardware_id) select id from made
    )
    select device_id from made order by id`.execute(site.db)
  await sql`
    update box b set hardware_id = h.id from (select id, row_number() over (order by id) as n from box where delivery = 'home' limit ${boxes}::int) d,
      (select id, row_number() over (order by id) as n from box_hardware) h where d.n = h.n and b.id = d.id`.execute(site.db)
  await sql`vacuum analyze box_beat`.execute(site.db)
  return rows.map(({ device_id }) => [device_id, keyOfBox(site.keys, device_id, 1).toString('base64url')])
}

const runBeats = (job: LoadOptions): Promise<LoadFigures> =>
  new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'beat-load.ts'), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    child.once('message', (result) => resolve(result as LoadFigures))
    child.once('disconnect', () => reject(new Error('the load of heartbeats ended with no result')))
    child.send(job)
  })

/** The figures as lines of text. */
export const boxLines = ({ mining, beats, beats_per_second, core, p99 }: BoxFigures): string[] => [
  `mining of ${mining.devices.toLocaleString('en-US')} devices ${mining.seconds.toFixed(2)} s in ${mining.transactions} transactions, bare ${mining.bare_seconds.toFixed(2)} s, ×${mining.ratio.toFixed(1)}`,
  `heartbeats ${beats_per_second.toFixed(0)}/s, p50 ${beats.p50.toFixed(1)}, p99 ${beats.p99.toFixed(1)} ms; server ${(core.server * 100).toFixed(0)} % of a core, database ${(core.database * 100).toFixed(0)} %; refused ${JSON.stringify(beats.refused)}`,
  `the shop’s calls, ${pagesPerSecond}/s: p99 ${p99.quiet.toFixed(1)} ms quiet, ${p99.beside.toFixed(1)} ms beside, ×${p99.ratio.toFixed(1)}`,
]

function failuresOf({ mining, beats, beats_per_second, core, p99 }: BoxFigures): string[] {
  const over = (name: string, value: number, most: number) => (value > most ? [`${name}: ${value.toFixed(2)}, more than ${most}`] : [])
  return [
    ...over('mining in times of its bare rows', mining.ratio, limits.mining_ratio),
    ...(beats_per_second < limits.beats ? [`heartbeats a second: ${beats_per_second.toFixed(0)}, fewer than ${limits.beats}`] : []),
    ...over('cores of the server for heartbeats', core.server, limits.core),
    ...over('p99 of the shop beside heartbeats, in times of quiet', p99.ratio, limits.p99_ratio),
    ...over(
      'refused heartbeats',
      Object.values(beats.refused).reduce((sum, one) => sum + one, 0),
      0,
    ),
  ]
}
