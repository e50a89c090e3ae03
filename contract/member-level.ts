import * as z from 'zod/mini'
import { Count, Flag, Id, Integer, Rows, Text, Timestamp } from './fields.ts'
import { operation } from './operation.ts'

const Grade = Integer(0, 9)

/** The grade after a member's and how far it is: direct referrals, or the one purchase that makes an AM. */
export const NextGrade = z.object({ grade: Grade, name: Text(40), needed: Count, reached: Count })

export const windowStates = ['open', 'frozen', 'released', 'forfeited'] as const
export const WindowState = z.enum(windowStates)

/**
 * The time in which an AM must become RM: `open` until `freezes_at`, then `frozen` until `forfeits_at`, when frozen awards go to the
 * shop; `released` when the member became RM before.
 */
export const AmWindow = z.object({
  state: WindowState,
  am_at: Timestamp,
  warns_at: Timestamp,
  freezes_at: Timestamp,
  forfeits_at: Timestamp,
  /** The instant from which it is in this state. */
  state_since: Timestamp,
  /** Open, and the freeze is near. */
  is_warning: Flag,
  /** Released after it was frozen, within the last days: worth a notice. */
  is_just_released: Flag,
  /** Days until the freeze, or until the forfeit once frozen, the current one counted in; 0 when the window is over. */
  days_left: Count,
})
export type AmWindow = z.output<typeof AmWindow>

const GradeChange = {
  grade: Grade,
  grade_name: Text(40),
  cause: z.enum(['start_up', 'referrals']),
  /** The Start-up order. */
  order_id: z.nullable(Id),
  changed_at: Timestamp,
}
/** A referral that has the grade that the next level needs counts, unless every Start-up order of it was refunded. */
const Referral = { nickname: Text(40), grade: Grade, grade_name: Text(40), is_counted: Flag, is_refunded: Flag }

export const LevelProgress = z.object({
  /** Null at the highest level. */
  next_grade: z.nullable(NextGrade),
  /** That the highest level is reached, in the caller’s language; else null. */
  highest: z.nullable(Text(120)),
  referral_count: Count,
  /** Direct referrals with masked names, at most 50: the highest grades first. */
  referrals: Rows(z.object(Referral)),
  /** Every grade that was reached, the last one first. */
  history: Rows(z.object(GradeChange)),
  window: z.nullable(AmWindow),
})
export type LevelProgress = z.output<typeof LevelProgress>

export const StaffLevelRecord = z.object({
  next_grade: z.nullable(NextGrade),
  referral_count: Count,
  referrals: Rows(z.object({ member_id: Id, ...Referral })),
  history: Rows(z.object(GradeChange)),
  window: z.nullable(AmWindow),
})
export type StaffLevelRecord = z.output<typeof StaffLevelRecord>

export const memberLevel = {
  level_progress: operation({
    path: 'member/level_progress',
    kind: 'query',
    access: { who: 'member' },
    summary: 'What the caller’s next level needs and what is there of it, the levels reached, and the AM window',
    input: z.object({}),
    output: LevelProgress,
  }),
  view_level: operation({
    path: 'member/view_level',
    kind: 'query',
    access: { who: 'staff', permission: 'member.view' },
    summary: 'A member’s way along the ladder: levels reached with their causes, referrals, the AM window',
    refusals: ['member.not_found'],
    input: z.object({ member_id: Id }),
    output: StaffLevelRecord,
  }),
}
