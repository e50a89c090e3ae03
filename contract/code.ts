import * as z from 'zod/mini'
import { DataAddress, Pattern, Text, Timestamp, Uuid } from './fields.ts'
import { operation } from './operation.ts'

/** What a code is for; one live code a purpose and subject (decisions.md, Codes). */
export const codePurposes = [
  'register',
  'log_in',
  'recover',
  'email',
  'mobile',
  'payment_password',
  'cancel_account',
  'contact',
  'join',
  'franchise',
  'order_query',
] as const
export type CodePurpose = (typeof codePurposes)[number]

export const CodeDigits = Pattern(/^\d{6}$/, 6)

/** A mobile number of mainland China, for log-in by SMS code. */
export const ChinaMobile = Pattern(/^1[3-9]\d{9}$/, 11, 'member.wrong_mobile')
/** Any mobile number as typed, with or without its country's prefix; the server validates it for the member's country. */
export const Mobile = Pattern(/^\+?\d([ -]?\d){4,}$/, 20, 'member.wrong_mobile')

/** Proof against bots: the six digits of a picture, or the browser's proof of work. */
export const CaptchaAnswer = z.object({ captcha_id: Uuid, digits: z.optional(CodeDigits), work: z.optional(Text(2000)) })
export type CaptchaAnswer = z.output<typeof CaptchaAnswer>

/** A sent code: its recipient, with the middle masked, when it expires, and when another may be requested. */
export const CodeSent = z.object({ sent_to: Text(254), expires_at: Timestamp, resend_at: Timestamp })
export type CodeSent = z.output<typeof CodeSent>

export const code = {
  captcha: operation({
    path: 'code/captcha',
    kind: 'non_transactional',
    access: { who: 'all' },
    rate: 'code',
    summary: 'A new captcha: a picture of six digits, and a proof of work as an alternative',
    input: z.object({}),
    output: z.object({
      captcha_id: Uuid,
      /** A data address of the picture. */
      picture: DataAddress,
      /** The challenge of the proof of work, JSON as its library makes it. */
      work: Text(2000),
      expires_at: Timestamp,
    }),
  }),
}
