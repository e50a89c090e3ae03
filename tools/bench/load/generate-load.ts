import { Connection } from './connection.ts'
import { createRound, type Flow, type OpenPayment, type Tally } from './flows.ts'
import { percentiles, type Percentiles } from './percentiles.ts'

/**
 * A run of the load generator: `users` connections for `seconds`, after `warm_up` seconds that do not count. Addresses that are
 * requested repeatedly are all requested once before.
 */
export interface LoadJob {
  port: number
  users: number
  seconds: number
  warm_up: number
  flow: Flow
}

export interface LoadResult {
  seconds: number
  /** Whole rounds a second. */
  rate: number
  count: number
  /** By step, in milliseconds; of a whole round as `round`. */
  latency: Record<string, Percentiles>
  refused: Record<string, number>
  /** How many addresses were requested for the first time. */
  distinct: number
  made: Omit<OpenPayment, 'grant'>[]
  /** Processor time of this process in cores. */
  cpu: number
}

const newTally = (): Tally => ({ steps: {}, refused: {}, made: [], requested: new Set() })

async function run({ port, users, seconds, warm_up, flow }: LoadJob): Promise<LoadResult> {
  const connections = Array.from({ length: users }, () => new Connection(port))
  const tally = newTally()
  if (flow.kind === 'get' && !flow.once) await requestOnce(connections, flow.paths, tally)
  const round = createRound(flow, tally)
  let isOver = false
  const user = async (connection: Connection, place: number) => {
    while (!isOver) {
      const start = performance.now()
      if (!(await round(connection, place))) return
      ;(tally.steps.round ??= []).push(performance.now() - start)
    }
  }
  const running = Promise.all(connections.map(user))
  await Promise.race([running, new Promise((go) => setTimeout(go, warm_up * 1000))])
  // Calls before were the warm-up; the created orders are retained, because they are paid later.
  const known = tally.requested.size
  if (warm_up > 0) Object.assign(tally, { steps: {}, refused: {} })
  process.send!('begin')
  const [start, cpu] = [performance.now(), process.cpuUsage()]
  await Promise.race([running, new Promise((go) => setTimeout(go, seconds * 1000))])
  isOver = true
  const took = (performance.now() - start) / 1000
  const used = process.cpuUsage(cpu)
  const count = tally.steps.round?.length ?? 0
  await running
  for (const connection of connections) connection.close()
  return {
    seconds: took,
    rate: count / took,
    count,
    latency: Object.fromEntries(Object.entries(tally.steps).map(([step, times]) => [step, percentiles(times)])),
    refused: tally.refused,
    distinct: tally.requested.size - known,
    made: tally.made,
    cpu: (used.user + used.system) / 1e6 / took,
  }
}

async function requestOnce(connections: Connection[], paths: string[], tally: Tally): Promise<void> {
  const round = createRound({ kind: 'get', paths, once: true }, tally)
  const repeat = async (connection: Connection, place: number): Promise<void> =>
    (await round(connection, place)) ? repeat(connection, place) : undefined
  await Promise.all(connections.map(repeat))
}

process.once('message', (job: LoadJob) => {
  void run(job).then((result) => process.send!(result, () => process.exit(0)))
})
