import { randomUUID } from 'node:crypto'
import type { identity } from '@longmall/contract/identity.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { checkCaptcha, dropCaptcha } from '../../code/check-captcha.ts'
import { sendCode } from '../../code/send-code.ts'
import { requireAddon } from '../../kernel/addons.ts'
import { plus } from '../../kernel/time/clock.ts'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { hashOfToken } from '../../kernel/security/session.ts'
import { hashPassword } from '../hash-password.ts'
import { identitySettings } from '../settings.ts'
import { checkNewPassword } from '../password/check-new-password.ts'
import { readTicket } from '../ticket/use-ticket.ts'
import { findIntroducers } from './find-introducers.ts'
import { isNameTaken } from './insert-member.ts'

type Input = InputOf<typeof identity.start_registration>

/** A registration's code is asked for under this name. */
export const codeOf = (registration_id: string) => ({ purpose: 'register', subject: `registration ${registration_id}` }) as const

/**
 * Validates a registration, stores it for 30 minutes and sends its code. The captcha is checked first, so that bots cannot probe for
 * taken names; it remains valid until everything is right (IDN-01, IDN-05). From here on only the hash of the password is stored.
 * Refuses `identity.passwords_differ`, those of a captcha, `identity.ticket_expired`, `identity.account_taken`, `identity.email_taken`,
 * `identity.unknown_referrer` {fields, unknown}, `code.too_soon`, and `call.feature_off` while the shop accepts no new members (add-on
 * `memberregister`).
 */
export async function startRegistration(context: Context, input: Input): Promise<OutputOf<typeof identity.start_registration>> {
  const { account, password, password_again, email_address, country, captcha, ticket } = input
  requireAddon(context, 'memberregister')
  checkNewPassword(context, password, password_again)
  await checkCaptcha(context, captcha)
  if (ticket) await readTicket(context, ticket)
  await refuseTakenNames(context, input)
  const introducers = await findIntroducers(context, input)
  const hash = await hashPassword(password)
  const registration_id = randomUUID()
  return context.transaction(async (inner) => {
    await inner.db
      .insertInto('registration')
      .values({
        id: registration_id,
        account,
        email: email_address,
        hash,
        country,
        ...introducers,
        ticket_hash: ticket ? hashOfToken(ticket) : null,
        expires_at: plus(context.now, { minutes: context.setting(identitySettings.registration_minutes) }),
      })
      .execute()
    const sent = await sendCode(inner, { ...codeOf(registration_id), to: { email: email_address } })
    await dropCaptcha(inner, captcha.captcha_id)
    return { registration_id, ...sent }
  })
}

async function refuseTakenNames(context: Context, { account, email_address }: Input): Promise<void> {
  if (await isNameTaken(context, { account })) throw new Refusal('identity.account_taken')
  if (await isNameTaken(context, { email: email_address })) throw new Refusal('identity.email_taken')
}
