import { randomInt } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canBuy, closedReason, cutPercent, drawCuts, pricesAfterMove, type BargainStatus } from './rules.ts'

const byChance = (from: number, to: number) => randomInt(from, to)

describe('the cuts', () => {
  test('R-17 add up to start − floor exactly, each a cent or more, one for each helper', () => {
    const price = fc.oneof(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 99_999_999_999 }))
    fc.assert(
      fc.property(price, fc.integer({ min: 1, max: 100 }), (total, helpers) => {
        const cuts = drawCuts(total, helpers, byChance)
        const sum = cuts.reduce((all, one) => all + one, 0)
        return cuts.length === Math.min(helpers, total) && sum === total && cuts.every((one) => Number.isInteger(one) && one >= 1)
      }),
      { numRuns: 100_000 },
    )
  })

  test('R-17 every way to part three cents between two helpers comes up about as often as the other', () => {
    const first = Array.from({ length: 2000 }, () => drawCuts(3, 2, byChance)[0])
    const ones = first.filter((one) => one === 1).length
    expect(new Set(first)).toEqual(new Set([1, 2]))
    expect(ones).toBeGreaterThan(800)
    expect(ones).toBeLessThan(1200)
  })

  test.each([
    { total: 1, helpers: 1, cuts: [1] },
    { total: 5, helpers: 5, cuts: [1, 1, 1, 1, 1] },
    { total: 2, helpers: 9, cuts: [1, 1] },
    { total: 1000, helpers: 1, cuts: [1000] },
  ])('PRM-06 $total cents between $helpers helpers leave no choice: $cuts', ({ total, helpers, cuts }) => {
    expect(drawCuts(total, helpers, byChance)).toEqual(cuts)
  })
})

const status: BargainStatus = { state: 'cutting', ends_at: '2031-01-01T10:00:00.000Z', price: 500n, floor_price: 100n, floor_only: false }
const [before, at] = ['2031-01-01T09:59:59.000Z', '2031-01-01T10:00:00.000Z']

describe('what may be done', () => {
  test.each([
    { name: 'a friend helps', changes: {}, now: before, refusal: null },
    { name: 'its end is the first instant too late', changes: {}, now: at, refusal: 'bargain.ended' },
    { name: 'nothing is below the floor', changes: { price: 100n }, now: before, refusal: 'bargain.at_floor' },
    { name: 'an ordered price stands', changes: { state: 'ordered' as const }, now: before, refusal: 'bargain.ordered' },
    { name: 'a purchased one is over', changes: { state: 'purchased' as const }, now: before, refusal: 'bargain.ended' },
    { name: 'a failed one is over', changes: { state: 'failed' as const }, now: before, refusal: 'bargain.ended' },
  ])('R-17 $name', ({ changes, now, refusal }) => {
    expect(closedReason({ ...status, ...changes }, now)).toBe(refusal)
  })

  test.each([
    { name: 'at the current price', changes: {}, now: before, may: true },
    { name: 'at the floor alone: not yet', changes: { floor_only: true }, now: before, may: false },
    { name: 'at the floor alone: there', changes: { floor_only: true, price: 100n }, now: before, may: true },
    { name: 'too late', changes: {}, now: at, may: false },
    { name: 'ordered already', changes: { state: 'ordered' as const }, now: before, may: false },
  ])('PRM-06 its owner buys it $name', ({ changes, now, may }) => {
    expect(canBuy({ ...status, ...changes }, now)).toBe(may)
  })

  test('PRM-06 only the floor is a hundred hundredths of the way', () => {
    expect(cutPercent({ start_price: 100_000n, floor_price: 0n, price: 1n })).toBe(99)
    expect(cutPercent({ start_price: 100_000n, floor_price: 0n, price: 0n })).toBe(100)
    expect(cutPercent({ start_price: 500n, floor_price: 100n, price: 500n })).toBe(0)
  })
})

test.each([
  { name: 'the amount stays off', from: { start_price: 10_000n, price: 8_000n, helped: 1, helpers: 3 }, reached: 10_000n },
  { name: 'never below its floor', from: { start_price: 20_000n, price: 8_000n, helped: 2, helpers: 3 }, reached: 5_000n },
  { name: 'the floor when all have helped', from: { start_price: 6_000n, price: 4_000n, helped: 3, helpers: 3 }, reached: 5_000n },
])('R-17 with another SKU $name', ({ from, reached }) => {
  expect(pricesAfterMove(from, { price: 12_000n, floor: 5_000n })).toEqual({ start_price: 12_000n, floor_price: 5_000n, price: reached })
})
