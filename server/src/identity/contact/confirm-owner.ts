import type { CodeSent } from '@longmall/contract/code.ts'
import type { identity } from '@longmall/contract/identity.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { checkCode } from '../../code/check-code.ts'
import { maskEmail, maskMobile } from '../../code/mask.ts'
import { sendCode } from '../../code/send-code.ts'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { wrongField } from '../../kernel/refusal.ts'
import { checkLoginPassword } from '../check-login-password.ts'
import { settledContactOf } from '../contact-of.ts'
import { contactWaitOf } from '../contact-wait.ts'
import { withHasher } from '../hash-password.ts'
import { knownCaller } from '../hash-queue.ts'
import { makeProof } from '../proof/use-proof.ts'
import { boundContacts } from './bound-contacts.ts'

type Caller = Context<MemberActor>
const codeOf = ({ actor }: Caller) => ({ purpose: 'contact', subject: `member ${actor.member_id}` }) as const

/** How the caller can show to be the owner and not only to hold a session: the log-in password, or a code to a settled contact. */
export async function viewOwner(context: Caller): Promise<OutputOf<typeof identity.owner_verification>> {
  const { db, actor } = context
  const [bound, cooldown_until, { rows }] = await Promise.all([
    boundContacts(context, actor.member_id),
    contactWaitOf(context, actor.member_id),
    sql`select from login_password where member_id = ${actor.member_id}`.execute(db),
  ])
  const settled = bound.filter((one) => one.is_settled)
  return {
    has_password: rows.length > 0,
    contacts: settled.map(({ kind, value }) => ({ channel: kind, sent_to: kind === 'mobile' ? maskMobile(value) : maskEmail(value) })),
    cooldown_until,
  }
}

/** Sends a code to the settled contact of this kind. Refuses `identity.contact_cooldown` {until} where there is none, and as codes do. */
export async function sendOwnerCode(context: Caller, { channel }: InputOf<typeof identity.send_owner_code>): Promise<CodeSent> {
  const { to } = await settledContactOf(context, channel)
  return context.transaction((inner) => sendCode(inner, { ...codeOf(inner), to }))
}

/**
 * Gives the proof that binds a new contact, against the log-in password or the code. Wrong passwords count with those of a change of
 * the password. Refuses those of a wrong password or of a code.
 */
export async function confirmOwner(
  context: Caller,
  { password, code }: InputOf<typeof identity.confirm_owner>,
): Promise<{ proof: string }> {
  const { member_id } = context.actor
  if (code !== undefined) await checkCode(context, { ...codeOf(context), code })
  else if (password === undefined) throw wrongField('password', 'field.required')
  else await checkPassword(context, password)
  return makeProof(context, 'contact', member_id)
}

async function checkPassword(context: Caller, password: string): Promise<void> {
  const { db, actor } = context
  await withHasher(async (hasher) => {
    const stored = await db.selectFrom('login_password').select('hash').where('member_id', '=', actor.member_id).executeTakeFirst()
    await checkLoginPassword(context, hasher, `member ${actor.member_id} change`, stored?.hash ?? null, password)
  }, knownCaller)
}
