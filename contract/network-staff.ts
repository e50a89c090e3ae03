import * as z from 'zod/mini'
import { Count, Flag, Id, Integer, PageInput, PageOf, Rows, Sorted, Text, Timestamp } from './fields.ts'
import { FoundNode, LegChoice, PlacementTree, SponsorRequestState, SponsorTree } from './network-shapes.ts'
import { OperatorName } from './operator-name.ts'
import { operation } from './operation.ts'

const view = { who: 'staff', permission: 'network.view' } as const
const change = { who: 'staff', permission: 'network.change' } as const
const Version = Integer(1, 1_000_000)
const Named = z.nullable(z.object({ member_id: Id, account: Text(16) }))

/** A requested change of a member's sponsor. */
export const SponsorRequest = z.object({
  request_id: Id,
  member_id: Id,
  account: Text(16),
  /** Null: nobody recommended the member. */
  before: Named,
  after: Named,
  reason: Text(500),
  state: SponsorRequestState,
  requested_by: Id,
  requested_by_name: OperatorName,
  is_own: Flag,
  requested_at: Timestamp,
  /** When it is applied without a second operator, on the real clock, because nobody else may approve; else null. */
  effective_at: z.nullable(Timestamp),
  decided_by_name: z.nullable(OperatorName),
  decided_at: z.nullable(Timestamp),
  version: Version,
})
export type SponsorRequest = z.output<typeof SponsorRequest>

const decisionRefusals = [
  'network.request_not_found',
  'network.request_decided',
  'network.own_request',
  'network.sponsor_unknown',
  'network.sponsor_frozen',
  'network.own_sponsor',
  'network.sponsor_cycle',
  'network.sponsor_changed',
  'member.not_found',
  'staff.too_new',
] as const
const Decision = { request_id: Id, version: Version }
const decided = z.object({ request_id: Id, version: Version, state: SponsorRequestState })

/** The trees for operators, and changes of a sponsor, which need a second operator. */
export const networkStaff = {
  member: operation({
    path: 'network/member',
    kind: 'query',
    access: view,
    summary: 'A member’s place in both trees, with every sponsor that the member has had',
    refusals: ['member.not_found'],
    input: z.object({ member_id: Id }),
    output: z.object({
      sponsor: Named,
      leg: LegChoice,
      node_id: z.nullable(Id),
      direct_count: Count,
      team_count: Count,
      /** The newest first; the first row is the binding in force. */
      history: Rows(
        z.object({ sponsor: Named, bound_at: Timestamp, cause: z.enum(['registration', 'operator']), request_id: z.nullable(Id) }),
      ),
    }),
  }),
  staff_member_tree: operation({
    path: 'network/staff_member_tree',
    kind: 'query',
    access: view,
    summary: 'The sponsor tree below a member for operators; at most 50 members, six generations',
    refusals: ['member.not_found'],
    input: z.object({ member_id: Id }),
    output: SponsorTree,
  }),
  staff_binary_tree: operation({
    path: 'network/staff_binary_tree',
    kind: 'query',
    access: view,
    summary: 'The placement tree below a position, or below a member’s position, for operators; without either, from the root',
    refusals: ['network.not_placed'],
    input: z.object({ node_id: z.optional(Id), member_id: z.optional(Id) }),
    output: PlacementTree,
  }),
  staff_search: operation({
    path: 'network/staff_search',
    kind: 'query',
    access: view,
    summary: 'Finds members with their positions by ID or by the beginning of an account name; at most 10',
    input: z.object({ search: Text(16) }),
    output: z.object({ list: Rows(FoundNode), has_more: Flag }),
  }),
  sponsor_requests: operation({
    path: 'network/sponsor_requests',
    kind: 'query',
    access: view,
    summary: 'Requested changes of sponsors, the newest first',
    input: z.object({
      state: z.optional(SponsorRequestState),
      member_id: z.optional(Id),
      sort: Sorted('requested_at', 'decided_at'),
      ...PageInput,
    }),
    output: PageOf(SponsorRequest),
  }),
  request_sponsor: operation({
    path: 'network/request_sponsor',
    kind: 'command',
    access: change,
    summary: 'Requests another sponsor for a member; a second operator decides',
    refusals: [
      'member.not_found',
      'network.sponsor_unknown',
      'network.sponsor_frozen',
      'network.own_sponsor',
      'network.sponsor_cycle',
      'network.same_sponsor',
      'network.request_pending',
    ],
    input: z.object({ member_id: Id, sponsor_id: z.optional(Id), reason: Text(500) }),
    output: SponsorRequest,
  }),
  approve_sponsor: operation({
    path: 'network/approve_sponsor',
    kind: 'command',
    access: { who: 'staff', permission: 'network.approve' },
    summary: 'Approves a requested sponsor: later events follow the new binding, earlier ones keep theirs',
    refusals: decisionRefusals,
    input: z.object(Decision),
    output: decided,
  }),
  refuse_sponsor: operation({
    path: 'network/refuse_sponsor',
    kind: 'command',
    access: { who: 'staff', permission: 'network.approve' },
    summary: 'Refuses a requested sponsor',
    refusals: ['network.request_not_found', 'network.request_decided'],
    input: z.object(Decision),
    output: decided,
  }),
  last_check: operation({
    path: 'network/last_check',
    kind: 'query',
    access: view,
    summary: 'The last daily verification of both trees: members and positions compared, and the first difference',
    input: z.object({}),
    output: z.nullable(
      z.object({ checked_at: Timestamp, members: Count, positions: Count, is_right: Flag, first_difference: z.nullable(Text(500)) }),
    ),
  }),
}
