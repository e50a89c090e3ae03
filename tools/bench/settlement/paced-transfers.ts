import { openDatabase } from '@longmall/server/src/kernel/database/database.ts'
import { sql } from 'kysely'
import { percentiles, type Percentiles } from '../load/percentiles.ts'
import { seededRandom } from '../network/shapes.ts'

/** Transfers of one smallest part between two of `count` members, every `step`-th, so many times a second until `stop`, whatever they take. */
export interface TransferJob {
  url: string
  per_second: number
  step: number
  count: number
}
export interface TransferResult {
  count: number
  failed: number
  /** From the moment a transfer was due, in ms. */
  latency: Percentiles
}

async function run({ url, per_second, step, count }: TransferJob, isStopped: () => boolean): Promise<TransferResult> {
  const { db, close } = openDatabase(url)
  const random = seededRandom(process.pid)
  const times: number[] = []
  const open = new Set<Promise<void>>()
  let [sent, failed] = [0, 0]
  const start = performance.now()
  const send = async (nth: number) => {
    const payer = Math.floor(random() * count)
    const payee = (payer + 1 + Math.floor(random() * (count - 1))) % count
    const members = [payer, payee].map((place) => 1 + place * step)
    await sql`
      select post_transfer('bench.transfer', ${`${process.pid} ${nth}`}, 13, 'system', 'bench', null, store_now(), ${members}::int[],
        '{USDS,USDS}', '{available,available}', '{-1,1}', null, 'transfer')`
      .execute(db)
      .catch((error: unknown) => {
        failed++
        console.error(error)
      })
    times.push(performance.now() - start - (nth * 1000) / per_second)
  }
  await new Promise<void>((done) => {
    const turn = () => {
      if (isStopped()) return done()
      for (; (sent * 1000) / per_second <= performance.now() - start; sent++) {
        const one = send(sent).finally(() => open.delete(one))
        open.add(one)
      }
      setTimeout(turn, 1)
    }
    turn()
  })
  await Promise.all(open)
  await close()
  return { count: times.length, failed, latency: percentiles(times) }
}

let isStopped = false
process.on('message', (message: TransferJob | 'stop') => {
  if (message === 'stop') isStopped = true
  else void run(message, () => isStopped).then((result) => process.send!(result, () => process.exit(0)))
})
