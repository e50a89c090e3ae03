import * as z from 'zod/mini'
import { CodeDigits } from './code.ts'
import {
  Address,
  Count,
  Email,
  Flag,
  Id,
  Many,
  OptionalText,
  PageInput,
  PageOf,
  Pattern,
  Rows,
  Secret,
  Sorted,
  Text,
  Timestamp,
  Token,
} from './fields.ts'
import { NewPassword } from './identity.ts'
import { operation } from './operation.ts'

/** `order.ship`, `order.*` for everything of orders, `*` for everything. */
export const Permission = Pattern(/^(\*|[a-z_]+\.(\*|[a-z_]+))$/, 60)
export const RoleName = Pattern(/^[a-z][a-z0-9_]{1,39}$/, 40)
export const Role = z.object({ name: RoleName, permissions: Rows(Permission), version: Id, staff_count: Count })
export type Role = z.output<typeof Role>

export const Staff = z.object({
  staff_id: Id,
  email: Email,
  name: Text(60),
  role: Text(40),
  permissions: Rows(Text(60)),
  is_enrolled: Flag,
})
export type Staff = z.output<typeof Staff>
/** The caller, with what the console needs to know: operations that may be called, and the zone in which days and times are shown. */
export const StaffSelf = z.extend(Staff, { operations: Rows(Text(80)), time_zone: Text(60), currency: Text(3) })
export type StaffSelf = z.output<typeof StaffSelf>
/** An operator as the owner sees one. */
export const StaffRow = z.object({
  staff_id: Id,
  email: Email,
  name: Text(60),
  role: Text(40),
  is_active: Flag,
  is_enrolled: Flag,
  session_count: Count,
  last_seen_at: z.nullable(Timestamp),
  created_at: Timestamp,
  version: Id,
})
export type StaffRow = z.output<typeof StaffRow>

/** One of the ten recovery codes for a lost authenticator, each usable once: `abcde-fghij`. */
export const RecoveryCode = Pattern(/^[a-zA-Z2-7]{5}-?[a-zA-Z2-7]{5}$/, 11)
export const StaffSession = z.object({ token: Token, expires_at: Timestamp, staff: Staff })
export type StaffSession = z.output<typeof StaffSession>
/** A new secret for an authenticator (TOTP, RFC 6238), as text and as the address of its QR code. */
export const TotpOffer = z.object({ ticket: Token, expires_at: Timestamp, secret: Pattern(/^[A-Z2-7]{32}$/, 32), otpauth: Address })
export type TotpOffer = z.output<typeof TotpOffer>
/** What a right password leads to: into the console, to the second factor, or to setting one up first. */
export const LogInStep = z.discriminatedUnion('next', [
  z.extend(StaffSession, { next: z.literal('console') }),
  z.object({ next: z.literal('code'), ticket: Token, expires_at: Timestamp }),
  z.extend(TotpOffer, { next: z.literal('enrol') }),
])
export type LogInStep = z.output<typeof LogInStep>

/** A line of the audit log; `before` and `after` are JSON, null where there was nothing. */
export const AuditRow = z.object({
  audit_id: Id,
  at: Timestamp,
  staff_id: Id,
  staff_name: Text(60),
  action: Text(60),
  subject: Text(200),
  /** The account of a member or the name of an operator that it was done to. */
  subject_name: z.nullable(Text(120)),
  before: z.nullable(OptionalText(100_000)),
  after: z.nullable(OptionalText(100_000)),
  address: OptionalText(60),
})
export type AuditRow = z.output<typeof AuditRow>

const passwordRefusals = ['identity.wrong_password', 'identity.wrong_password_attempts_left', 'identity.locked'] as const
const codeRefusals = ['code.wrong', 'code.wrong_attempts_left', 'identity.locked'] as const
const rightsRefusals = ['staff.exceeds_permissions', 'staff.own_permissions', 'staff.last_owner'] as const
const OneStaff = z.object({ staff_id: Id })
const manage = { who: 'staff', permission: 'staff.manage' } as const

/** Operations on the way in: they are called without a session, in the closed shop too. */
const logInAccess = { open_when_closed: true, sealed: 'never', kind: 'non_transactional', access: { who: 'all' }, rate: 'log_in' } as const

export const staff = {
  log_in: operation({
    path: 'staff/log_in',
    ...logInAccess,
    summary: 'Verifies an operator’s password, and returns the next step',
    refusals: passwordRefusals,
    input: z.object({ email_address: Email, password: Secret(1, 64) }),
    output: LogInStep,
  }),
  enter_code: operation({
    path: 'staff/enter_code',
    ...logInAccess,
    summary: 'Completes a log-in with a code of the authenticator, valid once',
    refusals: ['staff.log_in_expired', ...codeRefusals],
    input: z.object({ ticket: Token, code: CodeDigits }),
    output: StaffSession,
  }),
  enter_recovery_code: operation({
    path: 'staff/enter_recovery_code',
    ...logInAccess,
    summary: 'Completes a log-in with a recovery code, valid once',
    refusals: ['staff.log_in_expired', ...codeRefusals],
    input: z.object({ ticket: Token, recovery_code: RecoveryCode }),
    output: StaffSession,
  }),
  confirm_enrolment: operation({
    path: 'staff/confirm_enrolment',
    ...logInAccess,
    summary: 'Confirms the offered authenticator by its first code, with ten new recovery codes; earlier sessions end',
    refusals: ['staff.log_in_expired', ...codeRefusals],
    input: z.object({ ticket: Token, code: CodeDigits }),
    output: z.extend(StaffSession, { recovery_codes: Rows(RecoveryCode) }),
  }),
  log_out: operation({
    path: 'staff/log_out',
    kind: 'command',
    access: { who: 'staff' },
    summary: 'Ends this session',
    input: z.object({}),
    output: z.object({}),
  }),
  view: operation({
    path: 'staff/view',
    kind: 'query',
    access: { who: 'staff' },
    summary: 'The caller, and the operators’ operations that the caller’s role may call',
    input: z.object({}),
    output: StaffSelf,
  }),
  change_password: operation({
    path: 'staff/change_password',
    kind: 'non_transactional',
    access: { who: 'staff' },
    rate: 'log_in',
    summary: 'Changes the caller’s password, with the old one; other sessions end',
    refusals: ['identity.passwords_differ', 'identity.same_password', ...passwordRefusals],
    input: z.object({ old_password: Secret(1, 64), password: NewPassword, password_again: Secret(1, 64) }),
    output: z.object({}),
  }),
  offer_totp: operation({
    path: 'staff/offer_totp',
    kind: 'non_transactional',
    access: { who: 'staff' },
    rate: 'log_in',
    summary: 'Offers the caller a new authenticator, with the password and the current second factor',
    refusals: ['staff.code_needed', 'code.wrong', 'code.wrong_attempts_left', ...passwordRefusals],
    input: z.object({ password: Secret(1, 64), code: z.optional(CodeDigits), recovery_code: z.optional(RecoveryCode) }),
    output: TotpOffer,
  }),
  renew_recovery_codes: operation({
    path: 'staff/renew_recovery_codes',
    kind: 'non_transactional',
    access: { who: 'staff' },
    rate: 'log_in',
    summary: 'Ten new recovery codes, with a code of the authenticator; earlier ones become invalid',
    refusals: codeRefusals,
    input: z.object({ code: CodeDigits }),
    output: z.object({ recovery_codes: Rows(RecoveryCode) }),
  }),
  security: operation({
    path: 'staff/security',
    kind: 'query',
    access: { who: 'staff' },
    summary: 'The caller’s second factor and open sessions',
    input: z.object({}),
    output: z.object({
      enrolled_at: z.nullable(Timestamp),
      recovery_codes_left: Count,
      sessions: Rows(z.object({ created_at: Timestamp, seen_at: Timestamp, address: OptionalText(60), is_current: Flag })),
    }),
  }),
  end_other_sessions: operation({
    path: 'staff/end_other_sessions',
    kind: 'command',
    access: { who: 'staff' },
    summary: 'Ends the caller’s other sessions',
    input: z.object({}),
    output: z.object({ ended: Count }),
  }),
  list_staff: operation({
    path: 'staff/list_staff',
    kind: 'query',
    access: manage,
    summary: 'All operators',
    input: z.object({}),
    output: z.object({ list: Rows(StaffRow) }),
  }),
  add_staff: operation({
    path: 'staff/add_staff',
    kind: 'non_transactional',
    access: manage,
    summary: 'Adds an operator with a first password',
    refusals: ['staff.email_taken', 'staff.role_unknown', 'staff.exceeds_permissions'],
    input: z.object({ email_address: Email, name: Text(60), role: RoleName, password: NewPassword }),
    output: OneStaff,
  }),
  change_staff: operation({
    path: 'staff/change_staff',
    kind: 'command',
    access: manage,
    summary: 'Changes an operator’s name and role, deactivates or reactivates; deactivation ends all sessions',
    refusals: ['staff.not_found', 'staff.changed', 'staff.role_unknown', ...rightsRefusals],
    input: z.object({ staff_id: Id, version: Id, name: Text(60), role: RoleName, is_active: Flag }),
    output: z.object({ version: Id }),
  }),
  set_password: operation({
    path: 'staff/set_password',
    kind: 'non_transactional',
    access: manage,
    summary: 'Sets a new password for another operator; all their sessions end',
    refusals: ['staff.not_found', 'staff.exceeds_permissions', 'staff.own_permissions'],
    input: z.object({ staff_id: Id, password: NewPassword }),
    output: z.object({}),
  }),
  reset_totp: operation({
    path: 'staff/reset_totp',
    kind: 'command',
    access: manage,
    summary: 'Removes another operator’s second factor, to be set up again at the next log-in; all their sessions end',
    refusals: ['staff.not_found', 'staff.exceeds_permissions', 'staff.own_permissions'],
    input: OneStaff,
    output: z.object({}),
  }),
  end_sessions: operation({
    path: 'staff/end_sessions',
    kind: 'command',
    access: manage,
    summary: 'Ends all sessions of another operator',
    refusals: ['staff.not_found', 'staff.exceeds_permissions', 'staff.own_permissions'],
    input: OneStaff,
    output: z.object({ ended: Count }),
  }),
  list_roles: operation({
    path: 'staff/list_roles',
    kind: 'query',
    access: manage,
    summary: 'All roles, and every permission that an operation requires',
    input: z.object({}),
    output: z.object({ list: Rows(Role), permissions: Rows(Permission) }),
  }),
  add_role: operation({
    path: 'staff/add_role',
    kind: 'command',
    access: manage,
    summary: 'Adds a role within the caller’s permissions',
    refusals: ['staff.role_taken', 'staff.exceeds_permissions'],
    input: z.object({ name: RoleName, permissions: Many(Permission, 200) }),
    output: z.object({ version: Id }),
  }),
  change_role: operation({
    path: 'staff/change_role',
    kind: 'command',
    access: manage,
    summary: 'Changes the permissions of a role, effective from the next call',
    refusals: ['staff.role_unknown', 'staff.changed', 'staff.owner_fixed', ...rightsRefusals],
    input: z.object({ name: RoleName, version: Id, permissions: Many(Permission, 200) }),
    output: z.object({ version: Id }),
  }),
  list_audit: operation({
    path: 'staff/list_audit',
    kind: 'query',
    access: { who: 'staff', permission: 'audit.view' },
    summary: 'The audit log, newest first',
    input: z.object({
      sort: Sorted('at'),
      ...PageInput,
      staff_id: z.optional(Id),
      action: z.optional(Text(60)),
      subject: z.optional(Text(200)),
      from: z.optional(Timestamp),
      until: z.optional(Timestamp),
    }),
    output: PageOf(AuditRow),
  }),
}
