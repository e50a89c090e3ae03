import { expect, test } from 'vitest'
import { payoutParts } from './payout-parts.ts'

const promise = (commission_ppm: number, mall_ppm: number, sharing_ppm: number, margin_ppm: number) => ({
  commission_ppm,
  mall_ppm,
  sharing_ppm,
  total_ppm: commission_ppm + mall_ppm + sharing_ppm,
  margin_ppm,
})

test('DST-06 CON-04 a payout within the margin leaves the rest of it, and the margin nearly fills the bar', () => {
  expect(payoutParts(promise(100_000, 50_000, 20_000, 300_000))).toEqual({
    widths: { commission: 30.86, mall: 15.43, sharing: 6.17 },
    margin: 92.59,
    over_ppm: 0,
    left_ppm: 130_000,
  })
})

test('DST-06 CON-04 a payout over the margin nearly fills the bar, with the margin inside', () => {
  const { widths, margin, over_ppm, left_ppm } = payoutParts(promise(400_000, 50_000, 50_000, 250_000))
  expect(widths.commission + widths.mall + widths.sharing).toBeCloseTo(92.59, 1)
  expect(margin).toBeCloseTo(46.3, 1)
  expect([over_ppm, left_ppm]).toEqual([250_000, 0])
})

test('DST-06 CON-04 goods that pay nothing of no margin have an empty bar', () => {
  expect(payoutParts(promise(0, 0, 0, 0))).toEqual({
    widths: { commission: 0, mall: 0, sharing: 0 },
    margin: 0,
    over_ppm: 0,
    left_ppm: 0,
  })
})
