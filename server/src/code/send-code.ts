import { randomInt } from 'node:crypto'
import type { CodePurpose, CodeSent } from '@longmall/contract/code.ts'
import type { Context } from '../kernel/context.ts'
import { Refusal } from '../kernel/refusal.ts'
import { queueMail } from '../messaging/send-mail.ts'
import { queueSms } from '../messaging/send-sms.ts'
import { keyedHash } from './keyed-hash.ts'
import { replaceCode } from './live-code.ts'
import { maskEmail, maskMobile } from './mask.ts'
import { pretendCode } from './pretend-code.ts'
import { checkLimits, classOf, countCode, type CountedCode } from './limits/send-limits.ts'
import { codeSettings as own } from './settings.ts'
import { alertSmsUsedUp } from './limits/sms-budget.ts'

export interface CodeRequest {
  purpose: CodePurpose
  /** All that the code is to prove: `member 12`, or `member 12 new@mail.example` where the address itself is in question. */
  subject: string
  to: { email: string } | { mobile: string }
  /** The caller has shown to be whose contact it is, as by a known device: strangers' requests do not count against it. */
  isOwner?: boolean
  /** Nobody has this contact: everything is counted and answered alike, and nothing is sent. */
  isPretended?: boolean
}

// The response must not reveal whether a recipient exists.
const silentPurposes = new Set<CodePurpose>(['recover', 'order_query'])

/**
 * Sends six digits, in the caller's language, and makes them the one live code of this purpose and subject. Only within a transaction.
 * Refuses `code.too_soon` {seconds}: within 60 s, and when recipient, member or network had enough; `code.not_sent` when the hour's SMS
 * are used up (decisions/0047).
 */
export async function sendCode(context: Context, request: CodeRequest): Promise<CodeSent> {
  const { purpose, subject, to, isOwner = false, isPretended = false } = request
  const recipient = 'email' in to ? to.email : to.mobile
  const sent_to = 'email' in to ? maskEmail(to.email) : maskMobile(to.mobile)
  const counted: CountedCode = { kind: 'email' in to ? 'mail' : 'sms', purpose, class: classOf(purpose, isOwner), recipient }
  try {
    await checkLimits(context, counted)
  } catch (error) {
    if (!(error instanceof Refusal) || !silentPurposes.has(purpose)) throw error
    return { sent_to, ...(await pretendCode(context, { purpose, subject })) }
  }
  const digits = String(randomInt(1_000_000)).padStart(6, '0')
  const hash = isPretended ? null : keyedHash(context.site, purpose, subject, digits)
  const times = await replaceCode(context, purpose, subject, hash)
  await countCode(context, counted, !isPretended)
  if (!isPretended) await queueCode(context, request, digits, times.expires_at)
  if (counted.kind === 'sms' && counted.class !== 'own') await alertSmsUsedUp(context, counted.class)
  return { sent_to, ...times }
}

function queueCode(context: Context, { purpose, to }: CodeRequest, code: string, send_until: string): Promise<void> {
  const message = { template: `code_${purpose}`, code, params: { minutes: context.setting(own.minutes) }, send_until } as const
  return 'email' in to ? queueMail(context, { ...message, to: to.email }) : queueSms(context, { ...message, to: to.mobile })
}
