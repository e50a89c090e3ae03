import * as z from 'zod/mini'
import { Mills } from './award-shapes.ts'
import { Count, Day, Integer } from './fields.ts'

/** Days after the Start-up purchase after which a member is counted. */
export const outcomeDays = 30
/** With fewer members than this nothing is shown: the figures would be chance, and could be somebody's own. */
export const outcomeMembers = 20

/** What members received who bought a Start-up product, from the shop's own books. */
export const AwardOutcome = z.object({
  /** The last settled day that it includes. */
  day: Day,
  /** Members counted: bought at least so many days before, and did not return it. */
  days: Count,
  members: Count,
  /** Of those days after the purchase: half of the members received no more than this, and how many percent of them received nothing. */
  first_median: Mills,
  first_none_percent: Integer(0, 100),
  /** Of all the time since the purchase. */
  total_median: Mills,
  total_none_percent: Integer(0, 100),
})
export type AwardOutcome = z.output<typeof AwardOutcome>
