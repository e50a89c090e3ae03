import { sumsPerSale } from '@longmall/contract/award-rates.ts'
import type { Values } from '../../shell/form/field.ts'
import { ratesIn } from '../rates/rates.ts'

const whole = 1_000_000
const shareOf = (value: unknown) => (typeof value === 'number' ? value : 0)

export interface SaleSum {
  sale: keyof ReturnType<typeof sumsPerSale>
  sum: number
  isOver: boolean
}

/** What a sale of each sort owes by the rates of the form, in millionths, and whether that exceeds the cap: the server’s own rule. */
export const sumsAgainstCap = ({ rates, cap_ppm }: Values): SaleSum[] =>
  Object.entries(sumsPerSale(ratesIn(rates))).map(([sale, sum]) => ({
    sale: sale as SaleSum['sale'],
    sum,
    isOver: sum > shareOf(cap_ppm),
  }))

/** The share of a bonus that remains for ACC, in millionths, below the threshold and from it on; negative when the others exceed the whole. */
export const shareInAcc = ({ low_usds_ppm, high_usds_ppm, high_usda_ppm }: Values): { low: number; high: number } => ({
  low: whole - shareOf(low_usds_ppm),
  high: whole - shareOf(high_usds_ppm) - shareOf(high_usda_ppm),
})
