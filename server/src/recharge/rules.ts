import type { RechargeUnit } from '@longmall/contract/recharge.ts'
import { unitScale } from '@longmall/contract/units.ts'
import { randomInt } from 'node:crypto'

/** Has the text no more decimals than the unit? `"1.5"` and `"1.50"` of money have not. */
export const hasDecimalsOf = (amount: string, unit: RechargeUnit): boolean => (amount.split('.')[1]?.length ?? 0) <= unitScale[unit]

/** R, the date and random digits, as all numbers that are shown. */
export const newRechargeNo = (day: string) => `R${day.replaceAll('-', '')}${String(randomInt(10 ** 10)).padStart(10, '0')}`
