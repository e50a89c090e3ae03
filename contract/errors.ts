import type { ServerTranslationKey } from '@longmall/translations/en-us/server/index.ts'

/** A refusal's code is the key of its message, so that a refusal without a message does not compile. */
export type RefusalCode = ServerTranslationKey

/** Numbers of the specification (§8) on the wire; every other refusal is -1, a wrong field -400, a fault -500. */
export const wireCode = {
  notLoggedIn: -10009,
  closedByOperator: -2,
  closedBySchedule: -3,
  accountCancelled: -19999,
  sessionInvalid: 410000,
  loggedInElsewhere: 410001,
  refused: -1,
  wrongField: -400,
  tooMany: -429,
  unavailable: -503,
  internalError: -500,
} as const

export const numberOfRefusal: Partial<Record<RefusalCode, number>> = {
  'session.not_logged_in': wireCode.notLoggedIn,
  'session.invalid': wireCode.sessionInvalid,
  'session.logged_in_elsewhere': wireCode.loggedInElsewhere,
  'site.closed_by_operator': wireCode.closedByOperator,
  'site.not_opened': wireCode.closedByOperator,
  'site.closed_by_schedule': wireCode.closedBySchedule,
  'session.account_cancelled': wireCode.accountCancelled,
  'call.wrong_fields': wireCode.wrongField,
  'call.too_many': wireCode.tooMany,
  'call.unavailable': wireCode.unavailable,
  'call.internal_error': wireCode.internalError,
}

type Status = 400 | 401 | 403 | 404 | 408 | 409 | 413 | 422 | 429 | 500 | 503

/** The kind of a refusal by the last words of its code: not found, changed, too large. */
const statusOfKind: readonly [RegExp, Status][] = [
  [/[._]not_found(_thing)?$/, 404],
  [/[._](changed|decided|key_reused|replayed)$/, 409],
  [/[._]too_large$/, 413],
]

/** Refusals of the call itself, by who calls, how, and in what state the shop is. */
const statusOfCall: Partial<Record<RefusalCode, Status>> = {
  'session.not_logged_in': 401,
  'session.invalid': 401,
  'session.logged_in_elsewhere': 401,
  'session.account_cancelled': 403,
  'session.option_required': 403,
  'session.message_invalid': 400,
  'session.message_late': 400,
  'session.key_unknown': 409,
  'site.closed_by_operator': 503,
  'site.not_opened': 503,
  'site.closed_by_schedule': 503,
  'staff.too_new': 403,
  'call.wrong_fields': 400,
  'call.forbidden': 403,
  'call.too_many': 429,
  'call.timeout': 408,
  'call.unavailable': 503,
  'call.internal_error': 500,
  'media.too_many_uploads': 429,
  'media.not_stored': 503,
}

/** HTTP status of a refusal, by its kind; 422 for what a rule of the shop does not allow. */
export const statusOfRefusal = (code: RefusalCode): Status =>
  statusOfCall[code] ?? statusOfKind.find(([form]) => form.test(code))?.[1] ?? 422

/** Is the code of a response a success? §7: `code >= 0`, but §8 has two session codes above zero. */
export const succeeded = (code: number) => code >= 0 && code !== wireCode.sessionInvalid && code !== wireCode.loggedInElsewhere

/** `data` of a refusal. */
export interface RefusalData {
  reason: RefusalCode
  /** Validation errors by field, in the caller's language. */
  fields?: Record<string, string>
  details?: Record<string, unknown>
}
