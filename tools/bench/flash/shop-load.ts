import { setTimeout as wait } from 'node:timers/promises'
import { anyClient } from '../load/clients.ts'
import { Connection } from '../load/connection.ts'
import { get, post, type Shopper } from '../load/flows.ts'
import { percentiles, type Percentiles } from '../load/percentiles.ts'

/** What the rest of the shop does meanwhile: so many calls a second, evenly, whatever the answers take. */
export interface ShopLoadJob {
  /** By the machine's clock, in ms. */
  startsAt: number
  port: number
  rate: number
  seconds: number
  /** Reads, each with its own address. */
  paths: string[]
  shoppers: Shopper[]
  sku_ids: number[]
}

export interface ShopLoadResult {
  count: number
  refused: number
  /** From the moment a call was due, in ms. */
  latency: Percentiles
}

async function run({ startsAt, port, rate, seconds, paths, shoppers, sku_ids }: ShopLoadJob): Promise<ShopLoadResult> {
  const free = shoppers.map((_, place) => ({ place, connection: new Connection(port) }))
  const times: number[] = []
  await wait(Math.max(0, startsAt - Date.now()))
  const start = performance.now()
  const whole = rate * seconds
  let [next, refused] = [0, 0]
  // Of ten calls, seven read, one counts the cart, one adds to it, one requests a quote.
  const request = (nth: number, { token, address_id }: Shopper) => {
    const sku_id = sku_ids[nth % sku_ids.length]!
    if (nth % 10 === 7) return get('cart/count?', token)
    if (nth % 10 === 8) return post('cart/add', token, `sku_id=${sku_id}&quantity=1`)
    if (nth % 10 === 9) return get(`order/quote?sku_id=${sku_id}&quantity=1&address_id=${address_id}`, token)
    return `GET ${paths[nth % paths.length]!} HTTP/1.1\r\nhost: bench\r\n${anyClient()}\r\n`
  }
  await new Promise<void>((done, fail) => {
    const turn = () => {
      if (times.length === whole) return done()
      while (free.length > 0 && next < whole && (next * 1000) / rate <= performance.now() - start) {
        const one = free.shift()!
        if (!one.connection.isOpen) one.connection = new Connection(port)
        const due = (next * 1000) / rate
        one.connection.send(request(next++, shoppers[one.place]!)).then(({ status }) => {
          times.push(performance.now() - start - due)
          if (status !== 200) refused++
          free.push(one)
        }, fail)
      }
      setTimeout(turn, 1)
    }
    turn()
  })
  for (const { connection } of free) connection.close()
  return { count: times.length, refused, latency: percentiles(times) }
}

process.once('message', (job: ShopLoadJob) => {
  void run(job).then((result) => process.send!(result, () => process.exit(0)))
})
