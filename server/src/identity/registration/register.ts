import type { CodeSent } from '@longmall/contract/code.ts'
import type { identity, Session } from '@longmall/contract/identity.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { checkCode } from '../../code/check-code.ts'
import { sendCode } from '../../code/send-code.ts'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { enterWith } from '../login/enter.ts'
import { startSession } from '../session/start-session.ts'
import { useTicketOfRegistration } from '../ticket/use-ticket.ts'
import { insertMember } from './insert-member.ts'
import { codeOf } from './start-registration.ts'

/** Sends the code of a registration again. Refuses `identity.registration_expired`, `code.too_soon`. */
export async function resendRegistrationCode(
  context: Context,
  { registration_id }: InputOf<typeof identity.resend_registration_code>,
): Promise<CodeSent> {
  const { email } = await findRegistration(context, registration_id)
  return context.transaction((inner) => sendCode(inner, { ...codeOf(registration_id), to: { email } }))
}

/**
 * Makes the account of a registration by its e-mail code, once, and logs it in (IDN-01).
 * Refuses those of a code, `identity.registration_expired`, `identity.account_taken`, `identity.email_taken`, `identity.ticket_expired`.
 */
export async function register(context: Context, { registration_id, code }: InputOf<typeof identity.register>): Promise<Session> {
  await findRegistration(context, registration_id)
  await checkCode(context, { ...codeOf(registration_id), code })
  return enterWith(context, async (inner) => {
    const { account, email, hash, country, referrer_id, regional_code, dealer_code, ticket_hash } = await consumeRegistration(
      inner,
      registration_id,
    )
    const introducers = { referrer_id, regional_code, dealer_code }
    const member_id = await insertMember(inner, { account, email, nickname: account, country, hash, ...introducers })
    const session = await startSession(inner, member_id)
    if (ticket_hash) await useTicketOfRegistration(inner, ticket_hash, member_id)
    return session
  })
}

async function findRegistration({ db, now }: Context, id: string): Promise<{ email: string }> {
  const found = await db.selectFrom('registration').select('email').where('id', '=', id).where('expires_at', '>', now).executeTakeFirst()
  if (!found) throw new Refusal('identity.registration_expired')
  return found
}

/** Whoever takes it makes the account; when that fails it is back with the transaction. */
async function consumeRegistration({ db }: Context, id: string) {
  const registration = await db.deleteFrom('registration').where('id', '=', id).returningAll().executeTakeFirst()
  if (!registration) throw new Refusal('identity.registration_expired')
  return registration
}
