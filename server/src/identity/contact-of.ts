import type { Context, MemberActor } from '../kernel/context.ts'
import { maskEmail, maskMobile } from '../code/mask.ts'

export interface Contact {
  channel: 'mobile' | 'email'
  to: { mobile: string } | { email: string }
  /** Masked. */
  sent_to: string
}

/** Where a member's codes go: to the bound mobile, or by e-mail where there is none (decisions.md, Codes). */
export async function contactOf({ db, actor }: Context<MemberActor>): Promise<Contact> {
  const { email, mobile } = await db
    .selectFrom('member')
    .select(['email', 'mobile'])
    .where('id', '=', actor.member_id)
    .executeTakeFirstOrThrow()
  return mobile
    ? { channel: 'mobile', to: { mobile }, sent_to: maskMobile(mobile) }
    : { channel: 'email', to: { email }, sent_to: maskEmail(email) }
}
