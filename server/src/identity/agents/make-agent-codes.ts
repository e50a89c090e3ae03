import type { identityAgents as contract, StaffAgentCode } from '@longmall/contract/identity-agents.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import { audit } from '../../kernel/security/audit.ts'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { Refusal, wrongField } from '../../kernel/refusal.ts'
import { viewAgentCode } from './list-agent-codes.ts'
import { expandCodes } from './rules.ts'

const fields = { form: 'pattern', first: 'first', count: 'count' } as const

/**
 * Makes one code or many by a pattern, all of them or none. Refuses `identity.agent_code_taken` {code},
 * `identity.agent_code_pattern_too_short`, `member.not_found` for an owner who is none or has left. (CON-05)
 */
export async function makeAgentCodes(
  context: Context<StaffActor>,
  { kind, pattern, first, count, owner_id, note }: InputOf<typeof contract.make_agent_codes>,
): Promise<OutputOf<typeof contract.make_agent_codes>> {
  const { db, now } = context
  const expanded = expandCodes(pattern, first, count)
  if ('error' in expanded) {
    if (expanded.error === 'full') throw new Refusal('identity.agent_code_pattern_too_short')
    throw wrongField(fields[expanded.error], expanded.error === 'form' ? 'field.format' : 'field.unknown')
  }
  const { codes } = expanded
  await checkOwner(context, owner_id)
  const { rows } = await sql<{ code: string }>`
    insert into agent_code (kind, code, owner_id, note, created_at)
    select ${kind}, code, ${owner_id ?? null}::int, ${note}, ${now}::timestamptz from unnest(${codes}::text[]) with ordinality n (code, place) order by place
    on conflict do nothing returning code`.execute(db)
  const added = new Set(rows.map(({ code }) => code))
  const taken = codes.find((code) => !added.has(code))
  if (taken !== undefined) throw new Refusal('identity.agent_code_taken', { code: taken })
  await audit(context, { subject: `agent_code ${codes[0]!}`, before: null, after: { kind, codes, owner_id: owner_id ?? null, note } })
  return { codes }
}

/**
 * Changes the owner and note of a code, and whether it is accepted at registration; members who registered with it retain it. Refuses
 * `identity.agent_code_unknown`, `identity.changed`, `member.not_found`.
 */
export async function changeAgentCode(
  context: Context<StaffActor>,
  { agent_code_id, version, is_active, owner_id, note }: InputOf<typeof contract.change_agent_code>,
): Promise<StaffAgentCode> {
  const { db } = context
  await sql`select from agent_code where id = ${agent_code_id} for update`.execute(db)
  const before = await viewAgentCode(context, { agent_code_id })
  if (before.version !== version) throw new Refusal('identity.changed')
  if (owner_id !== before.owner?.member_id) await checkOwner(context, owner_id)
  await db
    .updateTable('agent_code')
    .set({ is_active, owner_id: owner_id ?? null, note, version: version + 1 })
    .where('id', '=', agent_code_id)
    .execute()
  const after = await viewAgentCode(context, { agent_code_id })
  await audit(context, { subject: `agent_code ${before.code}`, before, after })
  return after
}

async function checkOwner({ db }: Context, owner_id: number | undefined): Promise<void> {
  if (owner_id === undefined) return
  const { rows } = await sql`select from member where id = ${owner_id} and state <> 'cancelled' for key share`.execute(db)
  if (rows.length === 0) throw new Refusal('member.not_found')
}
