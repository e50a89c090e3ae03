import type { Timestamp } from '../../kernel/time/clock.ts'
import type { Context } from '../../kernel/context.ts'
import { setTimer } from '../../kernel/time/timers.ts'

export const windowTimer = 'member.am_window'

/**
 * Answers `member.level_reached` after commit: the timers of the member's window. A timer is an instant that all windows share, so a
 * day has one run, however many members it concerns.
 */
export async function scheduleWindow({ db }: Context, { member_id }: { member_id: number }): Promise<void> {
  const window = await db
    .selectFrom('am_window')
    .select(['warns_at', 'freezes_at', 'forfeits_at'])
    .where('member_id', '=', member_id)
    .where('state', '=', 'open')
    .executeTakeFirst()
  if (!window) return
  for (const at of [window.warns_at, window.freezes_at, window.forfeits_at]) await setWindowTimer({ db }, at)
}

export const setWindowTimer = ({ db }: Pick<Context, 'db'>, at: Timestamp) => setTimer(db, windowTimer, at, at)
