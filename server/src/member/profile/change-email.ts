import type { CodeSent } from '@longmall/contract/code.ts'
import type { Profile } from '@longmall/contract/member.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { requestContactChange, bindContact, type ContactChangeProof } from './contact-change.ts'
import { viewProfile } from './view-profile.ts'

/** Sends a code to a new e-mail address. Refuses `member.same_email` and what `requestContactChange` refuses. */
export async function sendEmailCode(
  context: Context<MemberActor>,
  { email_address, proof }: { email_address: string; proof: string },
): Promise<CodeSent> {
  const { db, actor } = context
  const own = await db.selectFrom('member').select('email').where('id', '=', actor.member_id).executeTakeFirstOrThrow()
  if (own.email.toLowerCase() === email_address.toLowerCase()) throw new Refusal('member.same_email')
  return requestContactChange(context, 'email', email_address, proof)
}

/** Binds the address that the code was sent to (IDN-09). */
export async function changeEmail(
  context: Context<MemberActor>,
  { email_address, ...shown }: { email_address: string } & ContactChangeProof,
): Promise<Profile> {
  await bindContact(context, 'email', email_address, shown)
  return viewProfile(context)
}
