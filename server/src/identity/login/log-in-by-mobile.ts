import type { CodeSent } from '@longmall/contract/code.ts'
import type { identity, Session } from '@longmall/contract/identity.ts'
import type { InputOf } from '@longmall/contract/operation.ts'
import { atLeast } from '../../code/at-least.ts'
import { checkCaptcha, dropCaptcha } from '../../code/check-captcha.ts'
import { checkCode } from '../../code/check-code.ts'
import { sendCode } from '../../code/send-code.ts'
import type { Context } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { readTicket } from '../ticket/use-ticket.ts'
import { enter } from './enter.ts'
import { memberDevices } from './known-devices.ts'

/** As members' mobiles are stored; only mainland China's log in by SMS (IDN-04). */
const e164 = (mobile: string) => `+86${mobile}`
const codeFor = (mobile: string) => ({ purpose: 'log_in', subject: `mobile ${e164(mobile)}` }) as const

const memberOf = ({ db }: Context, mobile: string) =>
  db.selectFrom('member').select('id').where('mobile', '=', e164(mobile)).executeTakeFirst()

/**
 * Sends a log-in code to a mobile that a member bound. Any other is counted and answered alike, in the same time.
 * Refuses those of a captcha, `code.too_soon`, `code.not_sent`.
 */
export async function sendLogInCode(context: Context, { mobile, captcha }: InputOf<typeof identity.send_log_in_code>): Promise<CodeSent> {
  await checkCaptcha(context, captcha)
  return atLeast(async () => {
    const member = await memberOf(context, mobile)
    const isOwner = (await memberDevices.isKnown(context, memberDevices.read(context), member?.id ?? 0)) && member !== undefined
    const request = { ...codeFor(mobile), to: { mobile: e164(mobile) }, isOwner, isPretended: member === undefined }
    const sent = await context.transaction((inner) => sendCode(inner, request))
    await dropCaptcha(context, captcha.captcha_id)
    return sent
  })
}

/**
 * Logs in the member who bound a mobile.
 * Refuses those of a code, `identity.mobile_unknown`, `identity.ticket_expired`.
 */
export async function logInByMobile(
  context: Context,
  { mobile, code, ticket }: InputOf<typeof identity.log_in_by_mobile>,
): Promise<Session> {
  if (ticket) await readTicket(context, ticket)
  await checkCode(context, { ...codeFor(mobile), code })
  const member = await memberOf(context, mobile)
  if (!member) throw new Refusal('identity.mobile_unknown')
  return enter(context, member.id, { ticket })
}
