import * as z from 'zod/mini'
import { Count, Flag, Id, Integer, Language, Many, OptionalText, Rows, Sorted, Text } from './fields.ts'
import { memberTags } from './member-tags.ts'
import { operation } from './operation.ts'

/** How operators' lists and files of members are sorted. */
export const MemberSort = Sorted('registered_at', 'account', 'grade')

const Grade = Integer(0, 9)
const LevelText = z.object({ language: Language, name: Text(40), tag: OptionalText(40), condition: OptionalText(200) })

/** A member level for operators, with all its languages. */
export const StaffLevel = z.object({
  grade: Grade,
  code: Text(20),
  discount_permille: Integer(1, 1000),
  free_freight: Flag,
  /** How many direct referrals of which grade make a member of it; null: it is reached otherwise. */
  needs_grade: z.nullable(Grade),
  needs_count: z.nullable(Count),
  texts: Rows(LevelText),
  version: Id,
})
export type StaffLevel = z.output<typeof StaffLevel>

const Freeze = {
  kind: 'command',
  access: { who: 'staff', permission: 'wallet.freeze' },
  refusals: ['member.not_found', 'member.already_in_state'],
  input: z.object({ member_id: Id, reason: Text(500) }),
  output: z.object({ member_id: Id, is_frozen: Flag }),
} as const

export const memberStaff = {
  ...memberTags,
  freeze: operation({ ...Freeze, path: 'member/freeze', summary: 'Keeps a member from recharging and withdrawing' }),
  unfreeze: operation({ ...Freeze, path: 'member/unfreeze', summary: 'Lifts a freeze of a member’s account' }),
  list_levels: operation({
    path: 'member/list_levels',
    kind: 'query',
    access: { who: 'staff', permission: 'member.view' },
    summary: 'The ladder of member levels in all languages, lowest first',
    input: z.object({}),
    output: z.object({ list: Rows(StaffLevel) }),
  }),
  save_level: operation({
    path: 'member/save_level',
    kind: 'command',
    access: { who: 'staff', permission: 'member.level' },
    summary: 'Changes texts, discount and free freight of a level; prices change at once, existing orders do not',
    refusals: ['member.level_not_found', 'member.level_changed', 'member.level_english_missing'],
    input: z.object({
      grade: Grade,
      version: Id,
      discount_permille: Integer(1, 1000),
      free_freight: Flag,
      texts: Many(LevelText, 5),
    }),
    output: z.object({ version: Id }),
  }),
}
