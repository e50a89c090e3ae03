import type { GoodsPromise, LevelConditions, Rates } from '@longmall/contract/distribution-shapes.ts'
import { generationsOf, rateOf } from '@longmall/contract/award-rates.ts'
import type { AwardRate } from '@longmall/contract/award-shapes.ts'
import { randomInt } from 'node:crypto'

/** Millionths in a whole. */
export const whole = 1_000_000

// Without I and O, 0 and 1, which are mistaken for each other.
const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A new promotion code: eight letters and digits, of 32 each. */
export const newPromoteCode = (): string => Array.from({ length: 8 }, () => codeLetters[randomInt(codeLetters.length)]).join('')

export const noRates: Rates = { first: 0, second: 0, third: 0 }
export const sumOfRates = ({ first, second, third }: Rates): number => first + second + third

/** The most that a sale can owe by levels: its three generations may have different ones, so the highest rate of each counts. */
export const highestRates = (levels: readonly Rates[]): Rates => ({
  first: Math.max(0, ...levels.map(({ first }) => first)),
  second: Math.max(0, ...levels.map(({ second }) => second)),
  third: Math.max(0, ...levels.map(({ third }) => third)),
})

/** What the plan of awards owes of goods, in millionths: `mall` of the profit, `sharing` of what was paid. */
export interface GoodsAwards {
  mall: number
  sharing: number
}

export const goodsAwards = (rates: readonly AwardRate[]): GoodsAwards => {
  const sum = (kind: 'mall' | 'sharing') => generationsOf(kind).reduce((total, generation) => total + rateOf(rates, kind, generation), 0)
  return { mall: sum('mall'), sharing: sum('sharing') }
}

const inWhole = (ppm: number) => Math.min(whole, ppm)

/**
 * What one goods promises at most, each a share of its price in millionths, rounded up. `profit_ppm`: what its price leaves over its cost, of
 * the SKU that leaves most. The parts are shown as a whole at most; the total is compared with the margin as it is.
 */
export function promiseOf(goods: { commission: Rates; profit_ppm: number; margin_ppm: number }, awards: GoodsAwards): GoodsPromise {
  const [commission, mall] = [sumOfRates(goods.commission), Math.ceil((awards.mall * goods.profit_ppm) / whole)]
  return {
    commission_ppm: inWhole(commission),
    mall_ppm: inWhole(mall),
    sharing_ppm: inWhole(awards.sharing),
    total_ppm: Math.min(3 * whole, commission + mall + awards.sharing),
    margin_ppm: goods.margin_ppm,
  }
}

/** May goods pay this commission? Without one there is nothing to refuse: the awards are decided elsewhere. */
export const isWithinMargin = ({ commission_ppm, total_ppm, margin_ppm }: GoodsPromise): boolean =>
  commission_ppm === 0 || total_ppm <= margin_ppm

/** Millionths as percent without trailing zeros: 25,000 → "2.5%". */
export const percentText = (ppm: number): string => `${ppm / 10_000}%`

/** What a level asks for, or a distributor has reached; `sales` in cents. */
export type Figures = Omit<LevelConditions, 'sales'> & { sales: bigint }
