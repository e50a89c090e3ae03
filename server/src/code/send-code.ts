import { randomInt } from 'node:crypto'
import type { CodePurpose, CodeSent } from '@longmall/contract/code.ts'
import type { Context } from '../kernel/context.ts'
import { countSentTo } from '../messaging/count-sent.ts'
import { queueMail } from '../messaging/send-mail.ts'
import { queueSms } from '../messaging/send-sms.ts'
import { keyedHash } from './keyed-hash.ts'
import { replaceCode, tooSoon } from './live-code.ts'
import { maskEmail, maskMobile } from './mask.ts'
import { pretendCode } from './pretend-code.ts'
import { plus } from '../kernel/clock.ts'
import { codeSettings as own } from './settings.ts'

export interface CodeRequest {
  purpose: CodePurpose
  /** All that the code is to prove: `member 12`, or `member 12 new@mail.example` where the address itself is in question. */
  subject: string
  to: { email: string } | { mobile: string }
}

/**
 * Sends six digits, in the caller's language, and makes them the one live code of this purpose and subject.
 * Refuses `code.too_soon` {seconds}: within 60 s, and when the recipient had enough for a day (decisions.md, Codes).
 */
export async function sendCode(context: Context, { purpose, subject, to }: CodeRequest): Promise<CodeSent> {
  const { now, site, setting } = context
  const recipient = 'email' in to ? to.email : to.mobile
  const sent_to = 'email' in to ? maskEmail(to.email) : maskMobile(to.mobile)
  const sent = await countSentTo(context, recipient)
  if (sent.count >= setting(own.sends_a_day)) {
    // Recovery answers alike whoever has the name, so here it goes on without sending.
    if (purpose === 'recover') return { sent_to, ...(await pretendCode(context, { purpose, subject })) }
    throw tooSoon(now, plus(sent.since ?? now, { days: 1 }))
  }
  const digits = String(randomInt(1_000_000)).padStart(6, '0')
  const times = await replaceCode(context, purpose, subject, keyedHash(site, purpose, subject, digits))
  const queue = 'email' in to ? queueMail : queueSms
  await queue(context, {
    to: recipient,
    template: `code_${purpose}`,
    code: digits,
    params: { minutes: setting(own.minutes) },
    send_until: times.expires_at,
  })
  return { sent_to, ...times }
}
