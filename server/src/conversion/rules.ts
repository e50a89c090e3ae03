import type { PricedUnit } from '@longmall/contract/unit-price.ts'
import { randomInt } from 'node:crypto'

const million = 1_000_000n

export interface Terms {
  fee_ppm: number
  /** Prices of one whole coin in millionths of the shop's currency. */
  micros_from: bigint
  micros_to: bigint
}

/** ACC for AAA, and the other way round. */
export const otherUnit = (unit: PricedUnit): PricedUnit => (unit === 'ACC' ? 'AAA' : 'ACC')

/** The fee within what is given, in the smallest unit: rounded up, so never below one where there is a fee. */
export const feeOf = (given: bigint, fee_ppm: number): bigint => (given * BigInt(fee_ppm) + million - 1n) / million

/** The fee, and what is received for the rest at the prices of both coins, rounded down: both have the same decimals. */
export function convert(given: bigint, { fee_ppm, micros_from, micros_to }: Terms): { fee: bigint; received: bigint } {
  const fee = feeOf(given, fee_ppm)
  return { fee, received: ((given - fee) * micros_from) / micros_to }
}

const rateDecimals = 9

/** Coins of the other kind for one whole coin: rounded down, at most nine decimals, "0.5", "2". */
export function rateOf({ micros_from, micros_to }: Pick<Terms, 'micros_from' | 'micros_to'>): string {
  const digits = ((micros_from * 10n ** BigInt(rateDecimals)) / micros_to).toString().padStart(rateDecimals + 1, '0')
  return `${digits.slice(0, -rateDecimals)}.${digits.slice(-rateDecimals)}`.replace(/\.?0+$/, '')
}

/** C, the date and random digits, as all numbers that are shown. */
export const newConversionNo = (day: string) => `C${day.replaceAll('-', '')}${String(randomInt(10 ** 12)).padStart(12, '0')}`
