import { mostCounted, type identityAgents as contract, type StaffAgentCode } from '@longmall/contract/identity-agents.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { cursorForm, cutPage, readCursor } from '../../kernel/cursor.ts'
import type { Database } from '../../kernel/database.ts'
import { Refusal } from '../../kernel/refusal.ts'

/** Codes `a` as operators see them; what follows is said of the rows before their members are counted. */
async function readCodes(db: Database, rest: RawBuilder<unknown>): Promise<StaffAgentCode[]> {
  const { rows } = await sql<StaffAgentCode>`
    select a.id as agent_code_id, a.kind, a.code, a.is_active, a.note, a.created_at, a.version,
      (select jsonb_build_object('member_id', m.id, 'account', m.account) from member m where m.id = a.owner_id) as owner,
      case a.kind when 'regional' then (select count(*)::int from (select from member where regional_code = a.code limit ${mostCounted}) m)
        else (select count(*)::int from (select from member where dealer_code = a.code limit ${mostCounted}) m) end as member_count
    from (select * from agent_code a where ${rest}) a order by a.id desc`.execute(db)
  return rows
}

/** Agents' codes, the newest first, 20 a page when not said otherwise. (CON-05, IDN-01) */
export async function listAgentCodes(
  { db }: Context<StaffActor>,
  { kind, is_active, owner_id, search, cursor, page_size = 20 }: InputOf<typeof contract.agent_codes>,
): Promise<OutputOf<typeof contract.agent_codes>> {
  const conditions = [sql`true`]
  if (kind !== undefined) conditions.push(sql`a.kind = ${kind}`)
  if (is_active !== undefined) conditions.push(sql`a.is_active = ${is_active}`)
  if (owner_id !== undefined) conditions.push(sql`a.owner_id = ${owner_id}`)
  if (search !== undefined) conditions.push(sql`a.code like ${`${search.toUpperCase().replace(/[\\%_]/g, '\\$&')}%`}`)
  if (cursor !== undefined) conditions.push(sql`a.id < ${readCursor(cursor, [cursorForm.id])[0]!}::bigint`)
  // A search has few hits; told to walk all codes from the newest on, PostgreSQL would look for them there.
  const newestFirst = search === undefined ? sql`a.id desc` : sql`(a.id + 0) desc`
  const found = await readCodes(db, sql`${sql.join(conditions, sql` and `)} order by ${newestFirst} limit ${page_size + 1}`)
  return cutPage(found, page_size, ({ agent_code_id }) => [agent_code_id])
}

/** One code; refuses `identity.agent_code_unknown`. */
export async function viewAgentCode(
  { db }: Context<StaffActor>,
  { agent_code_id }: InputOf<typeof contract.view_agent_code>,
): Promise<StaffAgentCode> {
  const [found] = await readCodes(db, sql`a.id = ${agent_code_id}`)
  if (!found) throw new Refusal('identity.agent_code_unknown')
  return found
}
