import { maskEmail, maskMobile } from '../code/mask.ts'
import type { Context, MemberActor } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { boundContacts, receiverOf, type BoundContact, type ContactKind } from './contact/bound-contacts.ts'
import { contactWaitOf } from './contact-wait.ts'

export interface Contact {
  channel: ContactKind
  to: { mobile: string } | { email: string }
  /** Masked. */
  sent_to: string
  /** False when every contact was bound within the wait: no code goes there. */
  is_settled: boolean
}

const contactFrom = (found: BoundContact): Contact => ({
  channel: found.kind,
  to: receiverOf(found),
  sent_to: found.kind === 'mobile' ? maskMobile(found.value) : maskEmail(found.value),
  is_settled: found.is_settled,
})

/** Where a member's codes go: to the bound mobile, or by e-mail where there is none (decisions.md, Codes); to a settled one first. */
export async function contactOf(context: Context<MemberActor>): Promise<Contact> {
  const bound = await boundContacts(context, context.actor.member_id)
  return contactFrom(bound.find((one) => one.is_settled) ?? bound[0]!)
}

/** The contact for a code that proves the owner, of one kind when given. Refuses `identity.contact_cooldown` {until}. */
export async function settledContactOf(context: Context<MemberActor>, kind?: ContactKind): Promise<Contact> {
  const { member_id } = context.actor
  const bound = await boundContacts(context, member_id)
  const found = bound.find((one) => one.is_settled && (kind === undefined || one.kind === kind))
  if (!found) throw new Refusal('identity.contact_cooldown', { until: (await contactWaitOf(context, member_id)) ?? context.now })
  return contactFrom(found)
}
