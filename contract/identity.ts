import * as z from 'zod/mini'
import { CaptchaAnswer, ChinaMobile, CodeDigits, CodeSent } from './code.ts'
import { Email, Flag, Id, Integer, Many, Pattern, Rows, Secret, Text, Timestamp, Token, Uuid } from './fields.ts'
import { identityAgents } from './identity-agents.ts'
import { identityContact } from './identity-contact.ts'
import { identityStaff } from './identity-staff.ts'
import { operation } from './operation.ts'

export * from './identity-agents.ts'

export const countries = ['KR', 'CN', 'MY', 'SG', 'ID', 'TH', 'VN', 'KH', 'HK', 'OTHER'] as const
export const Country = z.enum(countries)

/** 6 to 16 of letters, digits and `_`; unique without regard to case. */
export const AccountName = Pattern(/^[A-Za-z0-9_]{6,16}$/, 16)
const isMixed = (text: string) => [/\p{L}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(text)).length >= 2
/** 8 to 64 characters with at least two of letters, digits, symbols. */
export const NewPassword = Secret(8, 64).check(z.refine(isMixed, { error: 'password_mix' }))
/** The same from 6 characters on: the profile's rule (§5). */
export const ChangedPassword = Secret(6, 64).check(z.refine(isMixed, { error: 'password_mix' }))
export const PaymentPassword = Pattern(/^\d{6}$/, 6)

export const Session = z.object({ token: Token, customer_id: Id, email: Email, nickname: Text(40), expires_at: Timestamp })
export type Session = z.output<typeof Session>

/** Referrers of a member: each is optional; an unknown one is refused until the member confirms to go on without it (IDN-02). */
export const referralFields = ['referrer_id', 'invitation_code', 'regional_code', 'dealer_code'] as const
const InvitationCode = Pattern(/^[A-Za-z0-9]{2,16}$/, 16)
const AgentCode = Pattern(/^[A-Za-z0-9-]{2,20}$/, 20)

export const Registration = z.object({
  account: AccountName,
  password: NewPassword,
  password_again: Secret(1, 64),
  email_address: Email,
  country: Country,
  referrer_id: z.optional(Id),
  /** Of the referrer, where the ID is not given. */
  invitation_code: z.optional(InvitationCode),
  regional_code: z.optional(AgentCode),
  dealer_code: z.optional(AgentCode),
  /** Goes on without those that nobody has. */
  ignored_fields: z.optional(Many(z.enum(referralFields), 4)),
  captcha: CaptchaAnswer,
  agreement: z.literal(true),
  /** Binds the authorised identity of this ticket to the new account. */
  ticket: z.optional(Token),
})

const passwordRefusals = ['identity.wrong_password', 'identity.wrong_password_attempts_left', 'identity.locked'] as const
const codeRefusals = ['code.wrong', 'code.wrong_attempts_left', 'code.expired'] as const
const sendRefusals = ['code.too_soon', 'code.not_sent'] as const
const captchaRefusals = ['code.captcha_wrong', 'code.captcha_expired'] as const

/** An authorised log-in (host app, WeChat): a session, or a ticket to bind by a log-in or a registration. */
export const AuthorisedLogIn = z.object({
  session: z.nullable(Session),
  ticket: z.nullable(Token),
  suggested: z.nullable(z.object({ nickname: z.nullable(Text(40)), email_address: z.nullable(Email) })),
})

export const identity = {
  ...identityStaff,
  ...identityAgents,
  ...identityContact,
  start_registration: operation({
    path: 'identity/start_registration',
    kind: 'non_transactional',
    access: { who: 'all' },
    rate: 'log_in',
    summary: 'Judges a registration and sends its e-mail code; nothing is made yet (IDN-01)',
    refusals: [
      ...captchaRefusals,
      ...sendRefusals,
      'identity.account_taken',
      'identity.email_taken',
      'identity.unknown_referrer',
      'identity.passwords_differ',
      'identity.ticket_expired',
      'call.feature_off',
    ],
    input: Registration,
    output: z.object({ registration_id: Uuid, ...CodeSent.shape }),
  }),
  resend_registration_code: operation({
    path: 'identity/resend_registration_code',
    kind: 'non_transactional',
    access: { who: 'all' },
    rate: 'code',
    summary: 'Sends the code of a registration again',
    refusals: [...sendRefusals, 'identity.registration_expired'],
    input: z.object({ registration_id: Uuid }),
    output: CodeSent,
  }),
  register: operation({
    path: 'identity/register',
    kind: 'non_transactional',
    access: { who: 'all' },
    rate: 'log_in',
    summary: 'Makes the account of a registration by its e-mail code and logs it in',
    refusals: [
      ...codeRefusals,
      'identity.registration_expired',
      'identity.account_taken',
      'identity.email_taken',
      'identity.ticket_expired',
    ],
    input: z.object({ registration_id: Uuid, code: CodeDigits }),
    output: Session,
  }),
  log_in: operation({
    path: 'identity/log_in',
    kind: 'non_transactional',
    access: { who: 'all' },
    rate: 'log_in',
    summary: 'Logs in by account name or e-mail; ends the earlier session; binds the ticket’s identity when one is given',
    refusals: [...passwordRefusals, 'identity.ticket_expired'],
    input: z.object({ account: Text(254), password: Secret(1, 64), ticket: z.optional(Token) }),
    output: Session,
  }),
  send_log_in_code: operation({
    path: 'identity/send_log_in_code',
    kind: 'non_transactional',
    access: { who: 'all' },
    rate: 'code',
    summary: 'Sends a log-in code to a mobile of mainland China that a member bound, and answers alike for others',
    refusals: [...captchaRefusals, ...sendRefusals],
    input: z.object({ mobile: ChinaMobile, captcha: CaptchaAnswer }),
    output: CodeSent,
  }),
  log_in_by_mobile: operation({
    path: 'identity/log_in_by_mobile',
    kind: 'non_transactional',
    access: { who: 'all' },
    rate: 'log_in',
    summary: 'Logs in the member who bound this mobile, by its code',
    refusals: [...codeRefusals, 'identity.mobile_unknown', 'identity.ticket_expired'],
    input: z.object({ mobile: ChinaMobile, code: CodeDigits, ticket: z.optional(Token) }),
    output: Session,
  }),
  log_in_authorised: operation({
    path: 'identity/log_in_authorised',
    kind: 'non_transactional',
    access: { who: 'all' },
    rate: 'log_in',
    summary: 'One-tap log-in by the ticket of an authorised identity; the first one binds or creates an account (IDN-04)',
    refusals: ['identity.ticket_expired'],
    input: z.object({ ticket: Token }),
    output: AuthorisedLogIn,
  }),
  log_out: operation({
    path: 'identity/log_out',
    open_when_closed: true,
    kind: 'command',
    access: { who: 'optional' },
    summary: 'Ends this session',
    input: z.object({}),
    output: z.object({}),
  }),
  start_recovery: operation({
    path: 'identity/start_recovery',
    kind: 'non_transactional',
    access: { who: 'all' },
    rate: 'code',
    summary: 'Sends a recovery code by e-mail or SMS, and answers the same when nobody has this name (IDN-06)',
    refusals: [...captchaRefusals, 'code.too_soon'],
    input: z.object({ account: Text(254), channel: z.enum(['email', 'mobile']), captcha: CaptchaAnswer }),
    output: z.object({ recovery_id: Uuid, expires_at: Timestamp, resend_at: Timestamp }),
  }),
  resend_recovery_code: operation({
    path: 'identity/resend_recovery_code',
    kind: 'non_transactional',
    access: { who: 'all' },
    rate: 'code',
    summary: 'Sends a recovery code again',
    refusals: ['code.too_soon', 'identity.recovery_expired'],
    input: z.object({ recovery_id: Uuid }),
    output: z.object({ expires_at: Timestamp, resend_at: Timestamp }),
  }),
  check_recovery_code: operation({
    path: 'identity/check_recovery_code',
    kind: 'non_transactional',
    access: { who: 'all' },
    rate: 'code',
    summary: 'Takes a recovery code and gives the proof that sets the new password',
    refusals: [...codeRefusals, 'identity.recovery_expired'],
    input: z.object({ recovery_id: Uuid, code: CodeDigits }),
    output: z.object({ proof: Token }),
  }),
  recover: operation({
    path: 'identity/recover',
    kind: 'non_transactional',
    access: { who: 'all' },
    rate: 'log_in',
    summary: 'Sets a new password against a proof, once; ends all sessions and lifts the lock',
    refusals: ['identity.recovery_expired', 'identity.passwords_differ'],
    input: z.object({ proof: Token, password: NewPassword, password_again: Secret(1, 64) }),
    output: z.object({}),
  }),
  change_password: operation({
    path: 'identity/change_password',
    kind: 'non_transactional',
    access: { who: 'member' },
    rate: 'log_in',
    summary: 'Changes the log-in password against the old one',
    refusals: [...passwordRefusals, 'identity.passwords_differ', 'identity.same_password'],
    input: z.object({ old_password: Secret(1, 64), password: ChangedPassword, password_again: Secret(1, 64) }),
    output: z.object({}),
  }),
  payment_password: operation({
    path: 'identity/payment_password',
    kind: 'query',
    access: { who: 'member' },
    summary: 'Whether a payment password is set, its lock, and where its code would be sent',
    input: z.object({}),
    output: z.object({
      is_set: Flag,
      locked_until: z.nullable(Timestamp),
      attempts_left: Integer(0, 20),
      channel: z.enum(['mobile', 'email']),
      sent_to: Text(254),
      /** Until when none can be set, after a change of contact. */
      cooldown_until: z.nullable(Timestamp),
    }),
  }),
  send_payment_code: operation({
    path: 'identity/send_payment_code',
    kind: 'non_transactional',
    access: { who: 'member' },
    rate: 'code',
    summary: 'Sends the code for a new payment password to the bound mobile, or by e-mail where there is none',
    refusals: [...sendRefusals, 'identity.contact_cooldown'],
    input: z.object({}),
    output: CodeSent,
  }),
  check_payment_code: operation({
    path: 'identity/check_payment_code',
    kind: 'non_transactional',
    access: { who: 'member' },
    rate: 'code',
    summary: 'Takes the code and gives the proof that sets the payment password',
    refusals: codeRefusals,
    input: z.object({ code: CodeDigits }),
    output: z.object({ proof: Token }),
  }),
  set_payment_password: operation({
    path: 'identity/set_payment_password',
    kind: 'non_transactional',
    access: { who: 'member' },
    rate: 'code',
    summary: 'Sets, changes or resets the payment password against a proof, once; lifts every lock (IDN-08)',
    refusals: ['identity.proof_expired', 'identity.weak_payment_password', 'identity.passwords_differ', 'identity.contact_cooldown'],
    input: z.object({ proof: Token, payment_password: PaymentPassword, payment_password_again: PaymentPassword }),
    output: z.object({}),
  }),
  cancel_blockers: operation({
    path: 'identity/cancel_blockers',
    kind: 'query',
    access: { who: 'member' },
    summary: 'Blockers of closing the account: money, open orders, …; an empty list when it can be closed',
    input: z.object({}),
    output: z.object({ list: Rows(z.object({ kind: Text(40), text: Text(200) })) }),
  }),
  send_cancel_code: operation({
    path: 'identity/send_cancel_code',
    kind: 'non_transactional',
    access: { who: 'member' },
    rate: 'code',
    summary: 'Sends the code that cancels the account',
    refusals: [...sendRefusals, 'identity.closure_blocked', 'identity.contact_cooldown'],
    input: z.object({}),
    output: CodeSent,
  }),
  cancel_account: operation({
    path: 'identity/cancel_account',
    kind: 'non_transactional',
    access: { who: 'member' },
    rate: 'code',
    summary: 'Closes the account: personal data is erased, ledgers stay, every session ends (IDN-13)',
    refusals: [...codeRefusals, 'identity.closure_blocked', 'identity.contact_cooldown'],
    input: z.object({ code: CodeDigits }),
    output: z.object({}),
  }),
}
