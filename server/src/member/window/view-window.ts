import type { AmWindow } from '@longmall/contract/member-level.ts'
import type { Context } from '../../kernel/context.ts'
import { plus } from '../../kernel/time/clock.ts'
import { daysLeft } from './rules.ts'
import type { WindowState } from './window-state.ts'

const releaseNoticeDays = 7

/** A member's AM window as it is now; null for who never became AM. */
export async function viewWindow({ db, now }: Context, member_id: number): Promise<AmWindow | null> {
  const row = await db
    .selectFrom('am_window')
    .select(['state', 'am_at', 'warns_at', 'freezes_at', 'forfeits_at', 'state_since'])
    .where('member_id', '=', member_id)
    .executeTakeFirst()
  if (!row) return null
  const state = row.state as WindowState
  const until = { open: row.freezes_at, frozen: row.forfeits_at, released: now, forfeited: now }[state]
  return {
    ...row,
    state,
    is_warning: state === 'open' && row.warns_at <= now,
    is_just_released: state === 'released' && row.state_since >= row.freezes_at && now < plus(row.state_since, { days: releaseNoticeDays }),
    days_left: daysLeft(now, until),
  }
}
