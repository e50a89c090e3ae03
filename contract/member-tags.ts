import * as z from 'zod/mini'
import { Count, Flag, Id, Many, Rows, Text } from './fields.ts'
import { operation } from './operation.ts'

/** A word by which operators sort members; members do not see it. */
export const MemberTag = z.object({ tag_id: Id, name: Text(40) })
export type MemberTag = z.output<typeof MemberTag>

/** The same with how many members carry it, counted to 1,000. */
export const StaffTag = z.object({ ...MemberTag.shape, count: Count, is_more: Flag, version: Id })
export type StaffTag = z.output<typeof StaffTag>

const tagging = { who: 'staff', permission: 'member.tag' } as const

export const memberTags = {
  list_tags: operation({
    path: 'member/list_tags',
    kind: 'query',
    access: { who: 'staff', permission: 'member.view' },
    summary: 'All tags of members by name, with how many carry each, counted to 1,000',
    input: z.object({}),
    output: z.object({ list: Rows(StaffTag) }),
  }),
  save_tag: operation({
    path: 'member/save_tag',
    kind: 'command',
    access: tagging,
    summary: 'Creates or renames a tag; 200 at most',
    refusals: ['member.tag_taken', 'member.tag_changed', 'member.tag_not_found', 'member.too_many_tags'],
    input: z.object({ tag: z.optional(z.object({ tag_id: Id, version: Id })), name: Text(40) }),
    output: z.object({ tag_id: Id, version: Id }),
  }),
  remove_tag: operation({
    path: 'member/remove_tag',
    kind: 'command',
    access: tagging,
    summary: 'Deletes a tag, from its members too',
    refusals: ['member.tag_changed', 'member.tag_not_found'],
    input: z.object({ tag_id: Id, version: Id }),
    output: z.object({}),
  }),
  tag_members: operation({
    path: 'member/tag_members',
    kind: 'command',
    access: tagging,
    summary: 'Puts tags on members and takes tags off them; who cancelled their account is left out',
    refusals: ['member.tag_not_found'],
    input: z.object({
      member_ids: Many(Id, 500),
      add: z.optional(Many(Id, 20)),
      remove: z.optional(Many(Id, 20)),
    }),
    /** How many members have other tags than before. */
    output: z.object({ changed: Count }),
  }),
}
