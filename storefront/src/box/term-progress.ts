import type { Box } from '@longmall/contract/box.ts'

export type Term = Pick<Box, 'term_days' | 'days_left'>

/** The day of its run plan that a device is on, from 1; 0 before it starts, the term once it is over. */
export const dayOf = ({ term_days, days_left }: Term): number =>
  days_left === null ? 0 : Math.min(term_days, days_left === 0 ? term_days : term_days - days_left + 1)

/** The part of the run plan that is over, in whole percent: the day that runs is not. */
export const percentOf = ({ term_days, days_left }: Term): number =>
  days_left === null || term_days === 0 ? 0 : Math.floor(((term_days - Math.min(days_left, term_days)) * 100) / term_days)
