import * as z from 'zod/mini'
import { Mills } from './award-shapes.ts'
import { Amount, Count, Flag, Id, PageInput, PageOf, Timestamp } from './fields.ts'
import { NodeGrade } from './network-shapes.ts'
import { operation } from './operation.ts'

/** An account of a member in the placement tree: the main one, or a clone. */
const Account = {
  /** Null until it is placed. */
  node_id: z.nullable(Id),
  created_at: Timestamp,
  /** What it earned before the split: a clone its bonuses (code 99), the main account all other awards, less what was taken back. */
  earned: Mills,
}

/** A clone: a further position of a member, for 250 USDA. It has the grade of its owner. */
export const Clone = z.object({
  /** From 1, in the order in which the owner's clones were made. */
  ordinal: Count,
  ...Account,
})
export type Clone = z.output<typeof Clone>

/** All accounts of a member, apart from the list of clones. */
export const CloneSummary = {
  main: z.object(Account),
  grade: NodeGrade,
  clone_count: Count,
  /** Available now, what one clone takes, and what is missing to the next one. */
  usda: Amount('USDA', true),
  usda_per_clone: Amount('USDA'),
  usda_missing: Amount('USDA'),
  /** The member is AM or higher: others wait with their USDA until then. */
  is_am: Flag,
  /** No clone is made while an operator has frozen the account. */
  is_frozen: Flag,
}

const page = z.extend(PageOf(Clone), CloneSummary)

/** Clones: positions of a member beside the own one, made of USDA (AST-06). */
export const clone = {
  mine: operation({
    path: 'clone/mine',
    kind: 'query',
    access: { who: 'member' },
    summary:
      'The caller’s accounts: the main one, and the clones in the order in which they were made; and what is missing to the next clone',
    refusals: ['asset_area.closed', 'asset_area.closed_in_country'],
    input: z.object(PageInput),
    output: page,
  }),
  list: operation({
    path: 'clone/list',
    kind: 'query',
    access: { who: 'staff', permission: 'network.view' },
    summary: 'The accounts of a member, for operators: the main one, and the clones in the order in which they were made',
    refusals: ['member.not_found'],
    input: z.object({ member_id: Id, ...PageInput }),
    output: page,
  }),
}
