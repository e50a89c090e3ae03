import * as z from 'zod/mini'
import { memberExport } from './exports.ts'
import { CodeDigits, CodeSent, Mobile } from './code.ts'
import {
  Address,
  Amount,
  Count,
  Day,
  Email,
  Flag,
  Id,
  Integer,
  Language,
  Money,
  OptionalText,
  PageInput,
  PageOf,
  Rows,
  Text,
  Timestamp,
  Token,
} from './fields.ts'
import { Country } from './identity.ts'
import { AmWindow, memberLevel, NextGrade, WindowState } from './member-level.ts'
import { memberAddresses } from './member-addresses.ts'
import { MemberSort, memberStaff } from './member-staff.ts'
import { MemberTag } from './member-tags.ts'
import { operation } from './operation.ts'

export * from './member-addresses.ts'
export * from './member-level.ts'

export const Member = z.object({
  customer_id: Id,
  account: Text(16),
  nickname: Text(40),
  email: Email,
  avatar: z.nullable(Address),
  country: Country,
  grade: Integer(-1, 9),
  grade_name: Text(40),
  discount_permille: Integer(0, 1000),
  is_frozen: Flag,
  is_store_clerk: Flag,
})
export type Member = z.output<typeof Member>

export const MemberCentre = z.object({
  member: Member,
  /** Null at the highest level. */
  next_grade: z.nullable(NextGrade),
  /** Null for who never became AM. */
  window: z.nullable(AmWindow),
  balance: Money,
  longcoin: Amount('LONGCOIN'),
  favourite_count: Count,
  browsing_history_count: Count,
  unread_count: Count,
})
export type MemberCentre = z.output<typeof MemberCentre>

export const memberStates = ['active', 'locked', 'cancelled'] as const

export const Gender = z.enum(['male', 'female', 'secret'])
/** Everything of a member that is theirs to read (IDN-16). */
export const Profile = z.object({
  ...Member.shape,
  real_name: z.nullable(Text(50)),
  gender: Gender,
  birthday: z.nullable(Day),
  mobile: z.nullable(Mobile),
  region: z.nullable(Text(120)),
  language: Language,
  referrer_id: z.nullable(Id),
  regional_code: z.nullable(Text(20)),
  dealer_code: z.nullable(Text(20)),
  invitation_code: Text(16),
  registered_at: Timestamp,
  has_password: Flag,
  has_payment_password: Flag,
  /** Authorised identities that log this member in by one tap. */
  linked_providers: Rows(z.enum(['wechat', 'host'])),
})
export type Profile = z.output<typeof Profile>

/** A member as operators see one; e-mail and mobile have their middle masked (`view_contact` shows them). */
export const MemberRow = z.object({
  ...Member.shape,
  /** Emptied when the account was cancelled. */
  email: OptionalText(260),
  mobile: z.nullable(Text(20)),
  state: z.enum(memberStates),
  registered_at: Timestamp,
  tags: Rows(MemberTag),
})
export type MemberRow = z.output<typeof MemberRow>

/** Every field of a member (IDN-16), the contact masked. */
export const MemberRecord = z.object({
  ...Profile.shape,
  ...MemberRow.shape,
  referral_count: Count,
  last_seen_at: z.nullable(Timestamp),
})
export type MemberRecord = z.output<typeof MemberRecord>
const OneMember = z.object({ member_id: Id })

/** A member level: its name, its tag, how it is reached, and what share of the price its members pay. */
export const Level = z.object({
  grade: Integer(0, 9),
  name: Text(40),
  tag: Text(40),
  condition: Text(200),
  discount_permille: Integer(0, 1000),
  free_freight: Flag,
})
export type Level = z.output<typeof Level>

const codeRefusals = ['code.wrong', 'code.wrong_attempts_left', 'code.expired', 'identity.proof_expired'] as const
const sendRefusals = ['code.too_soon', 'code.not_sent', 'identity.proof_expired'] as const
export const member = {
  ...memberStaff,
  ...memberLevel,
  ...memberAddresses,
  ...memberExport,
  view: operation({
    path: 'member/view',
    kind: 'query',
    access: { who: 'member' },
    summary: 'The caller',
    input: z.object({}),
    output: Member,
  }),
  centre: operation({
    path: 'member/centre',
    kind: 'query',
    access: { who: 'member' },
    summary: 'The member centre’s level card and counts; order counts are `order/counts`',
    input: z.object({}),
    output: MemberCentre,
  }),
  profile: operation({
    path: 'member/profile',
    kind: 'query',
    access: { who: 'member' },
    summary: 'The caller with every field that is theirs to read',
    input: z.object({}),
    output: Profile,
  }),
  change_profile: operation({
    path: 'member/change_profile',
    kind: 'command',
    access: { who: 'member' },
    summary: 'Changes the fields that are given; an avatar is the `pic_path` of the caller’s own upload',
    refusals: ['member.same_nickname', 'member.avatar_unknown', 'member.birthday_future'],
    input: z.object({
      nickname: z.optional(Text(40)),
      real_name: z.optional(OptionalText(50)),
      gender: z.optional(Gender),
      birthday: z.optional(Day),
      region: z.optional(OptionalText(120)),
      preferred_language: z.optional(Language),
      avatar: z.optional(Text(200)),
    }),
    output: Profile,
  }),
  send_email_code: operation({
    path: 'member/send_email_code',
    kind: 'non_transactional',
    access: { who: 'member' },
    rate: 'code',
    summary: 'Sends a code to a new e-mail address, against the proof of `identity/confirm_owner`',
    refusals: [...sendRefusals, 'member.same_email', 'identity.email_taken'],
    input: z.object({ email_address: Email, proof: Token }),
    output: CodeSent,
  }),
  change_email: operation({
    path: 'member/change_email',
    kind: 'non_transactional',
    access: { who: 'member' },
    rate: 'code',
    summary: 'Binds a new e-mail address by its code, once for the proof; the old one gets a link that undoes it',
    refusals: [...codeRefusals, 'identity.email_taken'],
    input: z.object({ email_address: Email, code: CodeDigits, proof: Token }),
    output: Profile,
  }),
  send_mobile_code: operation({
    path: 'member/send_mobile_code',
    kind: 'non_transactional',
    access: { who: 'member' },
    rate: 'code',
    summary: 'Sends a code to a new mobile, against the proof of `identity/confirm_owner`',
    refusals: [...sendRefusals, 'member.same_mobile', 'member.mobile_taken', 'member.wrong_mobile'],
    input: z.object({ mobile: Mobile, proof: Token }),
    output: CodeSent,
  }),
  change_mobile: operation({
    path: 'member/change_mobile',
    kind: 'non_transactional',
    access: { who: 'member' },
    rate: 'code',
    summary: 'Binds a new mobile by its code, once for the proof; the old one gets a link that undoes it',
    refusals: [...codeRefusals, 'member.mobile_taken', 'member.wrong_mobile'],
    input: z.object({ mobile: Mobile, code: CodeDigits, proof: Token }),
    output: Profile,
  }),
  levels: operation({
    path: 'member/levels',
    kind: 'query',
    access: { who: 'member' },
    summary: 'The member levels, lowest first, with their texts',
    input: z.object({}),
    output: z.object({ list: Rows(Level) }),
  }),
  list_members: operation({
    path: 'member/list_members',
    kind: 'query',
    access: { who: 'staff', permission: 'member.view' },
    summary: 'Members, the newest first; `search` is an ID, the beginning of an account name, a whole e-mail address or mobile',
    input: z.object({
      sort: MemberSort,
      ...PageInput,
      search: z.optional(Text(254)),
      grade: z.optional(Integer(0, 9)),
      state: z.optional(z.enum(memberStates)),
      tag_id: z.optional(Id),
      regional_code: z.optional(Text(20)),
      dealer_code: z.optional(Text(20)),
      window_state: z.optional(WindowState),
    }),
    output: PageOf(MemberRow),
  }),
  view_member: operation({
    path: 'member/view_member',
    kind: 'query',
    access: { who: 'staff', permission: 'member.view' },
    summary: 'Every field of a member, the contact masked',
    refusals: ['member.not_found'],
    input: OneMember,
    output: MemberRecord,
  }),
  view_contact: operation({
    path: 'member/view_contact',
    kind: 'non_transactional',
    access: { who: 'staff', permission: 'member.contact' },
    summary: 'E-mail and mobile of a member in full; the audit log records who read them',
    refusals: ['member.not_found'],
    input: OneMember,
    output: z.object({ email: OptionalText(254), mobile: z.nullable(Text(20)) }),
  }),
}
