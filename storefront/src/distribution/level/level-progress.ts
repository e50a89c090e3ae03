import type { LevelConditions } from '@longmall/contract/distribution-shapes.ts'

export const conditionKeys = ['orders', 'sales', 'members'] as const
export type ConditionKey = (typeof conditionKeys)[number]

/** How much of a condition is reached, 0 to 1; money in either is a decimal string. */
export const shareOf = (reached: number | string, needed: number | string): number => Math.min(1, Number(reached) / Number(needed))

/** The conditions of a level that must be met; 0 requires nothing. */
export const requiredKeys = (conditions: LevelConditions): ConditionKey[] => conditionKeys.filter((key) => Number(conditions[key]) > 0)
