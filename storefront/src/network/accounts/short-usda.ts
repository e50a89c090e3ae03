import { shortAmount } from '@longmall/web/format/amount-text.ts'

/** An amount of USDA without decimals that are all zero: "70.000" → "70 USDA", "70.500" stays. */
export const shortUsda = (amount: string): string => shortAmount(amount, 'USDA')
