import * as z from 'zod/mini'
import { CaptchaAnswer, CodeDigits, CodeSent, Mobile } from './code.ts'
import { Id, Integer, OptionalText, PageInput, PageOf, Region, Sorted, Text, Timestamp } from './fields.ts'
import { Country } from './identity.ts'
import { operation } from './operation.ts'

/** `join`: anybody applies to become a partner of the shop; `franchise`: a member applies to open one. */
export const applicationKinds = ['join', 'franchise'] as const
export const ApplicationKind = z.enum(applicationKinds)
export type ApplicationKind = z.output<typeof ApplicationKind>
export const applicationStates = ['new', 'accepted', 'refused'] as const
export const ApplicationState = z.enum(applicationStates)
export type ApplicationState = z.output<typeof ApplicationState>

/** The fields of both forms (CAT-15). */
export const ApplicationFields = {
  name: Text(50),
  country: Country,
  mobile: Mobile,
  city: Text(80),
  region: z.optional(Region),
  message: OptionalText(500),
}

/** An application as its applicant sees it. */
export const Application = z.object({
  application_no: Text(40),
  kind: ApplicationKind,
  state: ApplicationState,
  name: Text(50),
  city: Text(80),
  /** The middle masked. */
  mobile: Text(40),
  reply: z.nullable(Text(500)),
  created_at: Timestamp,
  decided_at: z.nullable(Timestamp),
})
export type Application = z.output<typeof Application>

/** The same as an operator reviews it. */
export const ReviewedApplication = z.object({
  ...Application.shape,
  application_id: Id,
  member_id: z.nullable(Id),
  mobile: Mobile,
  country: Country,
  region: z.nullable(Region),
  message: OptionalText(500),
  version: Integer(1, 1_000_000),
})

const sendRefusals = ['code.too_soon', 'code.not_sent', 'application.wrong_mobile'] as const
const applyRefusals = ['code.wrong', 'code.wrong_attempts_left', 'code.expired', 'application.wrong_mobile'] as const

export const application = {
  send_join_code: operation({
    path: 'application/send_join_code',
    kind: 'non_transactional',
    access: { who: 'all' },
    rate: 'code',
    summary: 'Sends the code that proves the mobile of an application to join',
    refusals: [...sendRefusals, 'code.captcha_wrong', 'code.captcha_expired'],
    input: z.object({ country: Country, mobile: Mobile, captcha: CaptchaAnswer }),
    output: CodeSent,
  }),
  join: operation({
    path: 'application/join',
    kind: 'non_transactional',
    access: { who: 'optional' },
    rate: 'code',
    summary: 'Applies to join; an earlier application with this mobile is returned instead of a second one',
    refusals: applyRefusals,
    input: z.object({ ...ApplicationFields, code: CodeDigits }),
    output: Application,
  }),
  send_franchise_code: operation({
    path: 'application/send_franchise_code',
    kind: 'non_transactional',
    access: { who: 'member' },
    rate: 'code',
    summary: 'Sends the code that proves the mobile of a franchise application',
    refusals: [...sendRefusals, 'application.already_applied', 'code.captcha_wrong', 'code.captcha_expired'],
    input: z.object({ country: Country, mobile: Mobile, captcha: CaptchaAnswer }),
    output: CodeSent,
  }),
  franchise: operation({
    path: 'application/franchise',
    kind: 'non_transactional',
    access: { who: 'member' },
    rate: 'code',
    summary: 'Applies for a franchise shop; one application at a time',
    refusals: [...applyRefusals, 'application.already_applied', 'application.mobile_used'],
    input: z.object({ ...ApplicationFields, code: CodeDigits }),
    output: Application,
  }),
  mine: operation({
    path: 'application/mine',
    kind: 'query',
    access: { who: 'member' },
    summary: 'The caller’s last application of a kind; null when there is none',
    input: z.object({ kind: ApplicationKind }),
    output: z.object({ application: z.nullable(Application) }),
  }),
  list: operation({
    path: 'application/list',
    kind: 'query',
    access: { who: 'staff', permission: 'application.review' },
    summary: 'Applications for review, the newest first',
    input: z.object({
      kind: z.optional(ApplicationKind),
      state: z.optional(ApplicationState),
      /** An application’s number, or its whole mobile. */
      keyword: z.optional(Text(40)),
      sort: Sorted('created_at', 'decided_at'),
      ...PageInput,
    }),
    output: PageOf(ReviewedApplication),
  }),
  review: operation({
    path: 'application/review',
    kind: 'command',
    access: { who: 'staff', permission: 'application.review' },
    summary: 'Accepts or refuses an application and notifies the applicant',
    refusals: ['application.not_found', 'application.decided'],
    input: z.object({
      application_id: Id,
      /** The row’s version as it was shown. */
      version: Integer(1, 1_000_000),
      decision: z.enum(['accepted', 'refused']),
      /** Words to the applicant. */
      reply: z.optional(Text(500)),
    }),
    output: ReviewedApplication,
  }),
}
