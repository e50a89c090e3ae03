import { expect, test } from 'vitest'
import { apportion } from './apportion.ts'
import { cents } from './cents.ts'
import { refundOfLine } from './refund-of-line.ts'
import { seededRandom } from './test/seeded-random.ts'

// `expect` costs more than a case of these: failures are counted and reported.
test('R-07 of 1,000,000 amounts parted over lines the parts are the whole, none above its line, none off by a cent', () => {
  const roll = seededRandom(7)
  const wrong: object[] = []
  for (let one = 0; one < 1_000_000; one++) {
    const weights = Array.from({ length: 1 + roll(5) }, () => (roll(9) === 0 ? 0 : roll(roll(2) === 0 ? 50 : 200_000)))
    const sum = weights.reduce((added, weight) => added + weight, 0)
    if (sum === 0) continue
    const total = cents(roll(sum + 1))
    const parts = apportion(total, weights)
    let whole = 0
    let isFair = true
    for (const [at, part] of parts.entries()) {
      whole += part
      const exact = (total * weights[at]!) / sum
      if (part > weights[at]! || part < Math.floor(exact - 1e-6) || part > Math.ceil(exact + 1e-6)) isFair = false
    }
    if (whole !== total || !isFair) wrong.push({ total, weights, parts })
  }
  expect(wrong).toEqual([])
}, 30_000)

test('ORD-03 of 1,000,000 lines that are refunded by quantity, in any split, the refunds equal what was paid', () => {
  const roll = seededRandom(11)
  const wrong: object[] = []
  for (let one = 0; one < 1_000_000; one++) {
    const line = { total: cents(roll(roll(2) === 0 ? 20 : 500_000)), quantity: 1 + roll(12) }
    let refunded = 0
    let refundedTotal = 0
    while (refunded < line.quantity) {
      const quantity = 1 + roll(line.quantity - refunded)
      refundedTotal += refundOfLine(line, refunded, quantity)
      refunded += quantity
    }
    if (refundedTotal !== line.total) wrong.push({ ...line, back: refundedTotal })
  }
  expect(wrong).toEqual([])
}, 30_000)
