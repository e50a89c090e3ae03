import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import { notifyMember } from '../../messaging/send-mail.ts'
import { moveFrozen } from '../../wallet/frozen/move-frozen.ts'

/**
 * Releases the window of a member who just became RM, in that transaction: what it froze is available at once, recharging is possible
 * again. A window that was forfeited before stays so: of release and forfeit the first conditional update wins.
 */
export async function releaseWindow(context: Context, member_id: number): Promise<void> {
  // Awards of the midnight of the freeze may be frozen before the window's timer ran.
  const { rows } = await sql<{ was_frozen: boolean; is_due: boolean }>`
    with locked as (select state from am_window where member_id = ${member_id} and state in ('open', 'frozen') for update)
    update am_window w set state = 'released', state_since = ${context.now}
    from locked where w.member_id = ${member_id} returning locked.state = 'frozen' as was_frozen, w.freezes_at <= ${context.now} as is_due`.execute(
    context.db,
  )
  const [window] = rows
  if (!window?.was_frozen && !window?.is_due) return
  await moveFrozen(context, [member_id], ['frozen:window'], {
    kind: 'award.window_released',
    key: String(member_id),
    topic: 'award',
    reason: 'AM window released',
    to: 'spendable',
  })
  if (window.was_frozen) await notifyMember(context, member_id, 'am_window_released', () => ({}))
}
