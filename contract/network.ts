import * as z from 'zod/mini'
import { Count, Day, Flag, Id, PageInput, PageOf, Rows, Text, Timestamp } from './fields.ts'
import { FoundNode, Generation, LegChoice, NodeGrade, NodeState, PlacementTree, SponsorTree } from './network-shapes.ts'
import { networkStaff } from './network-staff.ts'
import { operation } from './operation.ts'

export * from './network-shapes.ts'

/** The sponsor tree (who recommended whom) and the placement tree (left and right) of members (AST-04). */
export const network = {
  view: operation({
    path: 'network/view',
    kind: 'query',
    access: { who: 'member' },
    summary: 'The caller’s place in both trees: sponsor, position, choice of leg, and the size of the team',
    input: z.object({}),
    output: z.object({
      sponsor: z.nullable(z.object({ member_id: Id, name: Text(64) })),
      /** `none` before the first Start-up purchase; `pending` until the position is assigned, within seconds. */
      placement: z.enum(['none', 'pending', 'placed']),
      node_id: z.nullable(Id),
      leg: LegChoice,
      direct_count: Count,
      team_count: Count,
      /** The day of the last settlement run, whose volumes the trees show. */
      volumes_of: z.nullable(Day),
    }),
  }),
  team: operation({
    path: 'network/team',
    kind: 'query',
    access: { who: 'member' },
    summary: 'Members of the caller’s team, counted by generation and grade',
    input: z.object({}),
    output: z.object({
      counts: Rows(z.object({ generation: Generation, grade: NodeGrade, count: Count })),
    }),
  }),
  team_members: operation({
    path: 'network/team_members',
    kind: 'query',
    access: { who: 'member' },
    summary: 'Members of one generation of the caller’s team, the newest first',
    input: z.object({ generation: Generation, grade: z.optional(NodeGrade), ...PageInput }),
    output: PageOf(
      z.object({
        member_id: Id,
        /** Masked, except direct referrals. */
        name: Text(64),
        grade: NodeGrade,
        state: NodeState,
        registered_at: Timestamp,
        direct_count: Count,
        team_count: Count,
      }),
    ),
  }),
  member_tree: operation({
    path: 'network/member_tree',
    kind: 'query',
    access: { who: 'member' },
    summary: 'The sponsor tree below the caller, or below a member within six generations of the caller; at most 50 members',
    refusals: ['network.not_in_team'],
    input: z.object({ member_id: z.optional(Id) }),
    output: SponsorTree,
  }),
  binary_tree: operation({
    path: 'network/binary_tree',
    kind: 'query',
    access: { who: 'member' },
    summary: 'The placement tree below the caller’s position, or below a position under it; at most 50 positions',
    refusals: ['network.not_placed', 'network.not_in_team'],
    input: z.object({ node_id: z.optional(Id) }),
    output: PlacementTree,
  }),
  search: operation({
    path: 'network/search',
    kind: 'query',
    access: { who: 'member' },
    summary: 'Finds members of the caller’s tree by ID or by the beginning of an account name; at most 10',
    input: z.object({ tree: z.enum(['sponsor', 'placement']), search: Text(16) }),
    output: z.object({ list: Rows(FoundNode), has_more: Flag }),
  }),
  choose_leg: operation({
    path: 'network/choose_leg',
    kind: 'command',
    access: { who: 'member' },
    summary: 'Chooses the leg in which the caller’s next newcomers are placed; placed ones stay',
    input: z.object({ leg: LegChoice }),
    output: z.object({ leg: LegChoice }),
  }),
  ...networkStaff,
}
