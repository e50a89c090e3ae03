import * as z from 'zod/mini'
import { Count, Flag, Id, Integer, OptionalText, PageInput, PageOf, Pattern, Rows, Sorted, Text, Timestamp } from './fields.ts'
import { operation } from './operation.ts'

export const agentKinds = ['regional', 'dealer'] as const
export const AgentKind = z.enum(agentKinds)
/** So many members of a code are counted at most; what reaches it is that many or more. */
export const maxCounted = 1000

/** A code of a regional agent or a dealer, as operators see it. */
export const StaffAgentCode = z.object({
  agent_code_id: Id,
  kind: AgentKind,
  code: Text(20),
  is_active: Flag,
  owner: z.nullable(z.object({ member_id: Id, account: Text(16) })),
  note: OptionalText(200),
  /** Members who registered with it, `mostCounted` at most. */
  member_count: Count,
  created_at: Timestamp,
  version: Integer(1, 1_000_000),
})
export type StaffAgentCode = z.output<typeof StaffAgentCode>

const view = { who: 'staff', permission: 'agent.view' } as const
const edit = { who: 'staff', permission: 'agent.edit' } as const
const AgentCodeDetails = { owner_id: z.optional(Id), note: OptionalText(200) }

export const identityAgents = {
  agent_codes: operation({
    path: 'identity/agent_codes',
    kind: 'query',
    access: view,
    summary: 'Codes of regional agents and dealers, the newest first; by kind, state, owner, or how the code begins',
    input: z.object({
      kind: z.optional(AgentKind),
      is_active: z.optional(Flag),
      owner_id: z.optional(Id),
      search: z.optional(Text(20)),
      sort: Sorted('code', 'created_at'),
      ...PageInput,
    }),
    output: PageOf(StaffAgentCode),
  }),
  view_agent_code: operation({
    path: 'identity/view_agent_code',
    kind: 'query',
    access: view,
    summary: 'One code of an agent',
    refusals: ['identity.agent_code_unknown'],
    input: z.object({ agent_code_id: Id }),
    output: StaffAgentCode,
  }),
  make_agent_codes: operation({
    path: 'identity/make_agent_codes',
    kind: 'command',
    access: edit,
    summary:
      'Makes one code, or many by a pattern whose signs # stand for a number: D-#### from 1001 on. All of them, or none when one is taken',
    refusals: ['identity.agent_code_taken', 'identity.agent_code_pattern_too_short', 'member.not_found'],
    input: z.object({
      kind: AgentKind,
      pattern: Pattern(/^[A-Za-z0-9-]*#{0,6}[A-Za-z0-9-]*$/, 20),
      first: z.optional(Integer(0, 999_999)),
      count: z.optional(Integer(1, 500)),
      ...AgentCodeDetails,
    }),
    output: z.object({ codes: Rows(Text(20)) }),
  }),
  change_agent_code: operation({
    path: 'identity/change_agent_code',
    kind: 'command',
    access: edit,
    summary: 'Changes a code’s owner and note, or switches it off: it is refused at registration, members who used it keep it',
    refusals: ['identity.agent_code_unknown', 'identity.changed', 'member.not_found'],
    input: z.object({ agent_code_id: Id, version: Integer(1, 1_000_000), is_active: Flag, ...AgentCodeDetails }),
    output: StaffAgentCode,
  }),
}
