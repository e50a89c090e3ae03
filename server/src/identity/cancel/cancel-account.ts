import type { CodeSent } from '@longmall/contract/code.ts'
import type { identity } from '@longmall/contract/identity.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { checkCode } from '../../code/check-code.ts'
import { sendCode } from '../../code/send-code.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { queueMail } from '../../messaging/send-mail.ts'
import { contactOf } from '../contact-of.ts'
import { refuseInContactWait } from '../contact-wait.ts'
import { endSessions } from '../session/end-sessions.ts'
import { refuseClosureBlockers } from './closure-blockers.ts'
import { eraseMember } from './erase-member.ts'

const codeOf = (member_id: number) => ({ purpose: 'cancel_account', subject: `member ${member_id}` }) as const

/** Sends the code that cancels the account. Refuses `identity.closure_blocked` {text, list}, `identity.contact_cooldown` {until}, `code.too_soon`. */
export async function sendCancelCode(context: Context<MemberActor>): Promise<CodeSent> {
  await refuseClosureBlockers(context)
  // Erased, nothing could be undone any more.
  await refuseInContactWait(context, context.actor.member_id)
  const { to } = await contactOf(context)
  return context.transaction((inner) => sendCode(inner, { ...codeOf(context.actor.member_id), to }))
}

/**
 * Cancels the caller's account for good (IDN-13): every domain runs its account closure, personal data is erased, every session ends; from then on a
 * token of it answers -19999, and its names are unknown. Refuses those of a code, `identity.closure_blocked` {text, list},
 * `identity.contact_cooldown` {until}.
 */
export async function cancelAccount(
  context: Context<MemberActor>,
  { code }: InputOf<typeof identity.cancel_account>,
): Promise<Record<string, never>> {
  const { member_id } = context.actor
  await refuseClosureBlockers(context)
  await refuseInContactWait(context, member_id)
  await checkCode(context, { ...codeOf(member_id), code })
  await context.transaction(async (inner) => {
    // Whatever is made for this member at this moment refers to its row: it is done and seen, or waits until the account is gone.
    const member = await inner.db
      .selectFrom('member')
      .select(['account', 'email', 'mobile', 'state'])
      .where('id', '=', member_id)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (member.state !== 'active') throw new Refusal('session.account_cancelled')
    await refuseClosureBlockers(inner)
    await refuseInContactWait(inner, member_id)
    for (const { erase } of inner.site.accountClosureSteps) await erase(inner, member_id)
    await eraseMember(inner, member_id, member)
    await endSessions(inner, member_id, 'cancelled')
    await queueMail(inner, { to: member.email, template: 'account_cancelled', params: { account: member.account } })
  })
  return {}
}
