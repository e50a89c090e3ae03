import type { CodeSent } from '@longmall/contract/code.ts'
import type { identity, Session } from '@longmall/contract/identity.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { checkCaptcha, dropCaptcha } from '../../code/check-captcha.ts'
import { checkCode } from '../../code/check-code.ts'
import { sendCode } from '../../code/send-code.ts'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { readTicket } from '../ticket/use-ticket.ts'
import { enter } from './enter.ts'

/** As members' mobiles are kept; only mainland China's log in by SMS (IDN-04). */
const e164 = (mobile: string) => `+86${mobile}`
const codeFor = (mobile: string) => ({ purpose: 'log_in', subject: `mobile ${e164(mobile)}` }) as const

/** Sends a log-in code to a mobile, whoever has it: the answer does not tell. Refuses those of a captcha and `code.too_soon`. */
export async function sendLogInCode(context: Context, { mobile, captcha }: InputOf<typeof identity.send_log_in_code>): Promise<CodeSent> {
  await checkCaptcha(context, captcha)
  const sent = await context.transaction((inner) => sendCode(inner, { ...codeFor(mobile), to: { mobile: e164(mobile) } }))
  await dropCaptcha(context, captcha.captcha_id)
  return sent
}

/**
 * Logs in the member who bound a mobile. That nobody did is told only to who holds it.
 * Refuses those of a code, `identity.mobile_unknown`, `identity.ticket_expired`.
 */
export async function logInByMobile(
  context: Context,
  { mobile, code, ticket }: InputOf<typeof identity.log_in_by_mobile>,
): Promise<Session> {
  if (ticket) await readTicket(context, ticket)
  await checkCode(context, { ...codeFor(mobile), code })
  const member = await context.db.selectFrom('member').select('id').where('mobile', '=', e164(mobile)).executeTakeFirst()
  if (!member) throw new Refusal('identity.mobile_unknown')
  return enter(context, member.id, { ticket })
}
