import { bestDeal } from '@longmall/pricing/deal/best-deal.ts'
import { priceBasket } from '@longmall/pricing/price-basket.ts'
import { percentiles } from '../load/percentiles.ts'
import type { Figure, Limit } from '../table.ts'
import { sampleCoupon, sampleFacts, sampleLines } from './sample-basket.ts'

/** The price engine in this process: baskets of ten lines and eight promotions, trace included; and the cheapest mix of each. */
export function runEngine(seconds: number): Figure[] {
  const bare: Limit = { name: 'bare', rate: measure(copyBasket, seconds).rate }
  const engine = measure(() => priceBasket(sampleLines, sampleFacts), seconds)
  const deal = measure(() => bestDeal(sampleLines, sampleFacts, [sampleCoupon]), seconds)
  const cpu = { server: 0, database: 0, load: 1 }
  const trace = priceBasket(sampleLines, sampleFacts).trace.length
  return [
    { scenario: 'engine basket', users: 1, ...engine, limits: [bare], cpu, notes: [`10 lines, 8 promotions, ${trace} entries of trace`] },
    { scenario: 'engine best deal', users: 1, ...deal, limits: [bare], cpu, notes: ['every mix of them tried'] },
  ]
}

/** What no engine can do without: each line read, copied and added up. */
function copyBasket() {
  let sum = 0
  const lines = sampleLines.map((line) => {
    sum += line.list_price * line.quantity
    return { ...line, total: line.list_price * line.quantity }
  })
  return { lines, sum }
}

// Until the compiler has seen enough of it.
const warmUp = 2000

/** Rate, and the times of a hundredth of a batch: one basket is too short for the clock. */
function measure(work: () => unknown, seconds: number): Pick<Figure, 'rate' | 'latency'> {
  const size = 100
  for (const start = performance.now(); performance.now() - start < warmUp;) work()
  const times: number[] = []
  const begun = performance.now()
  while (performance.now() - begun < seconds * 1000) {
    const from = performance.now()
    for (let one = 0; one < size; one++) work()
    times.push((performance.now() - from) / size)
  }
  return { rate: (times.length * size * 1000) / (performance.now() - begun), latency: percentiles(times) }
}
