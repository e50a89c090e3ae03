import { usdaPerClone } from '@longmall/contract/constants.ts'
import { toSmallest } from '@longmall/contract/units.ts'
import { entryGrade } from '../member/level/rules.ts'

/** What a clone costs, in the smallest part of USDA. */
export const cloneCost = toSmallest(usdaPerClone, 'USDA')

export interface Owner {
  grade: number
  state: string
  is_frozen: boolean
}

/** Can USDA of this member become clones now? Nothing leaves an account that an operator has frozen; a closed one has none; others wait for AM. */
export const canOwnClones = ({ grade, state, is_frozen }: Owner): boolean => grade >= entryGrade && state !== 'cancelled' && !is_frozen

/** How many clones an amount of USDA pays for, in its smallest part, and how much is missing to the next one. */
export const clonesFor = (amount: bigint): { count: number; missing: bigint } =>
  amount < 0n ? { count: 0, missing: cloneCost - amount } : { count: Number(amount / cloneCost), missing: cloneCost - (amount % cloneCost) }
