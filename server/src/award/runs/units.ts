import { toDecimal } from '@longmall/contract/units.ts'

/** What was paid, in the smallest parts of each unit. */
export interface UnitRow {
  acc: bigint
  usds: bigint
  usda: bigint
  longcoin: bigint
}

export const toUnits = ({ acc, usds, usda, longcoin }: UnitRow) => ({
  acc: toDecimal(acc, 'ACC'),
  usds: toDecimal(usds, 'USDS'),
  usda: toDecimal(usda, 'USDA'),
  longcoin: Number(longcoin),
})

/** Mills as a decimal text: 30,000 → "30.000". */
export const toMills = (mills: bigint): string => toDecimal(mills, 'USDS')
