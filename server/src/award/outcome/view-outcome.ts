import { outcomeDays, outcomeMembers, type AwardOutcome } from '@longmall/contract/award-outcome.ts'
import type { award as contract } from '@longmall/contract/award.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { memberSettings } from '../../member/settings.ts'
import { orderSettings } from '../../order/settings.ts'
import { millsText } from '../views/payout-row.ts'

interface Row extends Pick<AwardOutcome, 'day' | 'days' | 'members'> {
  first_none: number
  total_none: number
  first_median: bigint
  total_median: bigint
}

/** A share as whole percent, never 0 or 100 unless it is none or all. */
export const percentOf = (part: number, whole: number): number =>
  part === 0 || part === whole ? (part / whole) * 100 : Math.min(99, Math.max(1, Math.round((part / whole) * 100)))

/** The outcome up to the last closed run, or null with too few members; and the rules of a return, as a buyer needs to know them before. */
export async function viewOutcome({ db, setting }: Context): Promise<OutputOf<typeof contract.outcome>> {
  const { rows } = await sql<Row>`
    select to_char(day, 'YYYY-MM-DD') as day, days, members, first_none, total_none, first_median, total_median
    from award_outcome order by run_id desc limit 1`.execute(db)
  const row = rows[0]
  return {
    outcome:
      row && row.members >= outcomeMembers
        ? {
            day: row.day,
            days: row.days,
            members: row.members,
            first_median: millsText(row.first_median),
            first_none_percent: percentOf(row.first_none, row.members),
            total_median: millsText(row.total_median),
            total_none_percent: percentOf(row.total_none, row.members),
          }
        : null,
    days: outcomeDays,
    least_members: outcomeMembers,
    return_days: setting(orderSettings.after_sale_days),
    am_days: setting(memberSettings.am_window_days),
    forfeit_days: setting(memberSettings.am_countdown_days),
  }
}
