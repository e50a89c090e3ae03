import type { identity } from '@longmall/contract/identity.ts'
import type { OutputOf } from '@longmall/contract/operation.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { contactOf } from '../contact-of.ts'
import { contactWaitOf } from '../contact-wait.ts'
import { identitySettings } from '../settings.ts'

/** Whether a payment password is set, when its lock ends, how many attempts are left, and where the code for a new one would go. */
export async function viewPaymentPassword(context: Context<MemberActor>): Promise<OutputOf<typeof identity.payment_password>> {
  const { db, actor, now, setting } = context
  const { channel, sent_to, is_settled } = await contactOf(context)
  const wait = await contactWaitOf(context, actor.member_id)
  const stored = await db
    .selectFrom('payment_password')
    .select(['attempts', 'attempts_in_row', 'locked_until'])
    .where('member_id', '=', actor.member_id)
    .executeTakeFirst()
  const maxAttempts = setting(identitySettings.payment_attempts)
  if (!stored)
    return { is_set: false, locked_until: null, attempts_left: maxAttempts, channel, sent_to, cooldown_until: is_settled ? null : wait }
  const leftInAll = setting(identitySettings.payment_attempts_in_all) - stored.attempts_in_row
  const isLocked = stored.locked_until !== null && stored.locked_until > now
  const left = isLocked ? 0 : Math.max(0, Math.min(leftInAll, stored.locked_until ? maxAttempts : maxAttempts - stored.attempts))
  return { is_set: true, locked_until: isLocked ? stored.locked_until : null, attempts_left: left, channel, sent_to, cooldown_until: wait }
}
