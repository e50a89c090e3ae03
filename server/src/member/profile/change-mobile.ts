import type { CodeSent } from '@longmall/contract/code.ts'
import type { Profile } from '@longmall/contract/member.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { internationalMobile } from '../mobile.ts'
import { requestContactChange, bindContact, type ContactChangeProof } from './contact-change.ts'
import { viewProfile } from './view-profile.ts'

/** Sends a code to a new mobile. Refuses `member.wrong_mobile`, `member.same_mobile` and what `requestContactChange` refuses. */
export async function sendMobileCode(
  context: Context<MemberActor>,
  { mobile, proof }: { mobile: string; proof: string },
): Promise<CodeSent> {
  const { typed, bound } = await checkMobile(context, mobile)
  if (typed === bound) throw new Refusal('member.same_mobile')
  return requestContactChange(context, 'mobile', typed, proof)
}

/** Binds the mobile that the code was sent to (IDN-09). */
export async function changeMobile(
  context: Context<MemberActor>,
  { mobile, ...shown }: { mobile: string } & ContactChangeProof,
): Promise<Profile> {
  const { typed } = await checkMobile(context, mobile)
  await bindContact(context, 'mobile', typed, shown)
  return viewProfile(context)
}

/** The mobile that was typed, checked by the plan of the member's country, and the one that is bound. */
async function checkMobile({ db, actor }: Context<MemberActor>, mobile: string): Promise<{ typed: string; bound: string | null }> {
  const own = await db.selectFrom('member').select(['country', 'mobile']).where('id', '=', actor.member_id).executeTakeFirstOrThrow()
  const typed = internationalMobile(mobile, own.country as Parameters<typeof internationalMobile>[1])
  if (!typed) throw new Refusal('member.wrong_mobile')
  return { typed, bound: own.mobile }
}
