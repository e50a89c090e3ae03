import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { decimalOf } from './decimal-of.ts'
import { bestDeal } from './deal/best-deal.ts'
import { letterOf, readExamples } from './test/read-examples.ts'

const examples = readExamples(readFileSync(join(import.meta.dirname, '../docs/pricing.md'), 'utf8'))

describe('the worked examples of docs/pricing.md', () => {
  test('PRM-17 there are 40 and more', () => {
    expect(examples.length).toBeGreaterThanOrEqual(40)
  })

  test.each(examples)('PRM-17 $name', ({ lines, facts, coupons, ...expected }) => {
    const { basket } = bestDeal(lines, facts, coupons)
    expect({
      pays: Object.fromEntries(basket.lines.map(({ sku_id, total }) => [letterOf(sku_id), decimalOf(total)])),
      freight: decimalOf(basket.freight_total),
      coins: basket.longcoin.spent,
      gifts: basket.gifts.map(({ sku_id }) => letterOf(sku_id)),
      total: decimalOf(basket.total),
    }).toEqual({
      pays: Object.fromEntries(Object.entries(expected.pays).map(([letter, amount]) => [letter, decimalOf(amount)])),
      freight: decimalOf(expected.freight),
      coins: expected.coins,
      gifts: expected.gifts,
      total: decimalOf(expected.total),
    })
  })
})
