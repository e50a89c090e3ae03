import { setTimeout as wait } from 'node:timers/promises'
import { Connection } from '../load/connection.ts'
import { get, post, timed, type Shopper } from '../load/flows.ts'
import { percentiles, type Percentiles } from '../load/percentiles.ts'

/** A crowd that arrives evenly within some seconds over a number of reused connections, each for one unit of a sale. */
export interface BurstJob {
  /** By the machine's clock, in ms. */
  startsAt: number
  port: number
  connections: number
  seconds: number
  crowd: Shopper[]
  promotion_id: number
  sku_id: number
}

export interface BurstResult {
  seconds: number
  /** The outcomes by name: `bought`, `sold_out`, or the code of a refusal. */
  ends: Record<string, number>
  /** Of the first response, from the arrival of a shopper; of the other steps, from their request; in ms. */
  latency: Record<string, Percentiles>
  /** Processor time of this process in cores. */
  cpu: number
}

interface Due {
  at: number
  /** Position in the crowd. */
  who: number
  isFirst: boolean
}
interface BurstAnswer {
  data: { state?: string; flash_sale_pass?: string; retry_after_ms?: number; quote?: string; payment_id?: number; reason?: string }
}

async function run({ startsAt, port, connections: width, seconds, crowd, promotion_id, sku_id }: BurstJob): Promise<BurstResult> {
  const free = Array.from({ length: width }, () => new Connection(port))
  const steps: Record<string, number[]> = {}
  const ends: Record<string, number> = {}
  await wait(Math.max(0, startsAt - Date.now()))
  const start = performance.now()
  const cpu = process.cpuUsage()
  const again: Due[] = []
  let [next, ended] = [0, 0]
  const call = async (connection: Connection, request: string) =>
    JSON.parse((await connection.send(request)).body.toString()) as BurstAnswer
  const end = (how: string) => {
    ends[how] = (ends[how] ?? 0) + 1
    ended++
  }

  async function enterSale(connection: Connection, { who, at, isFirst }: Due): Promise<void> {
    const { token } = crowd[who]!
    const { data } = await call(connection, post('flash_sale/enter', token, `promotion_id=${promotion_id}&sku_id=${sku_id}`))
    ;(steps[isFirst ? 'first answer' : 'asked again'] ??= []).push(performance.now() - start - at)
    if (data.state === 'pass') end(await buy(connection, crowd[who]!, data.flash_sale_pass!))
    else if (data.state === 'waiting') again.push({ who, at: performance.now() - start + data.retry_after_ms!, isFirst: false })
    else end(data.state ?? data.reason ?? 'unknown')
  }

  async function buy(connection: Connection, { token, address_id }: Shopper, pass: string): Promise<string> {
    const source = `promotion_id=${promotion_id}&sku_id=${sku_id}&quantity=1&address_id=${address_id}`
    const { data: quoted } = await timed({ steps }, 'quote', () => call(connection, get(`order/quote?${source}`, token)))
    if (!quoted.quote) return quoted.reason ?? 'unknown'
    const order = post('order/create', token, `${source}&quote=${quoted.quote}&flash_sale_pass=${pass}`)
    const { data } = await timed({ steps }, 'order', () => call(connection, order))
    return data.payment_id ? 'bought' : (data.reason ?? 'unknown')
  }

  function nextDue(now: number): Due | undefined {
    const place = again.findIndex(({ at }) => at <= now)
    if (place >= 0) return again.splice(place, 1)[0]
    const at = (next * seconds * 1000) / crowd.length
    return next < crowd.length && at <= now ? { who: next++, at, isFirst: true } : undefined
  }

  await new Promise<void>((done, fail) => {
    const turn = () => {
      if (ended === crowd.length) return done()
      const now = performance.now() - start
      while (free.length > 0) {
        const due = nextDue(now)
        if (!due) break
        // In turn, so that none is idle for long; one that the server has closed meanwhile is opened again.
        const reused = free.shift()!
        const connection = reused.isOpen ? reused : new Connection(port)
        enterSale(connection, due).then(() => free.push(connection), fail)
      }
      setTimeout(turn, 1)
    }
    turn()
  })
  const took = (performance.now() - start) / 1000
  const used = process.cpuUsage(cpu)
  for (const connection of free) connection.close()
  const latency = Object.fromEntries(Object.entries(steps).map(([step, times]) => [step, percentiles(times)]))
  return { seconds: took, ends, latency, cpu: (used.user + used.system) / 1e6 / took }
}

process.once('message', (job: BurstJob) => {
  void run(job).then((result) => process.send!(result, () => process.exit(0)))
})
