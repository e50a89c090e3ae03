import { maxCounted, type identityAgents as contract, type StaffAgentCode } from '@longmall/contract/identity-agents.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { readPage, type ListOrder, type Slice } from '../../kernel/database/list-order.ts'
import { Refusal } from '../../kernel/refusal.ts'

/** Codes `a` as operators see them; what follows is said of the rows before their members are counted. */
const codesSql = (
  rest: RawBuilder<unknown>,
  { by, cursorColumn }: Pick<Slice, 'by' | 'cursorColumn'> = { by: sql`a.id`, cursorColumn: sql`` },
) => sql<StaffAgentCode>`
    select a.id as agent_code_id, a.kind, a.code, a.is_active, a.note, a.created_at, a.version,
      (select jsonb_build_object('member_id', m.id, 'account', m.account) from member m where m.id = a.owner_id) as owner,
      case a.kind when 'regional' then (select count(*)::int from (select from member where regional_code = a.code limit ${maxCounted}) m)
        else (select count(*)::int from (select from member where dealer_code = a.code limit ${maxCounted}) m) end as member_count${cursorColumn}
    from (select * from agent_code a where ${rest}) a order by ${by}`

const order: ListOrder<'code' | 'created_at'> = {
  id: sql`a.id`,
  defaultSort: '-created_at',
  sorts: { code: { text: sql`a.code` }, created_at: 'id' },
}

/** Agents' codes, the newest first by default, 20 a page by default. (CON-05, IDN-01) */
export async function listAgentCodes(
  { db }: Context<StaffActor>,
  { kind, is_active, owner_id, search, ...page }: InputOf<typeof contract.agent_codes>,
): Promise<OutputOf<typeof contract.agent_codes>> {
  const conditions = [sql`true`]
  if (kind !== undefined) conditions.push(sql`a.kind = ${kind}`)
  if (is_active !== undefined) conditions.push(sql`a.is_active = ${is_active}`)
  if (owner_id !== undefined) conditions.push(sql`a.owner_id = ${owner_id}`)
  if (search !== undefined) conditions.push(sql`a.code like ${`${search.toUpperCase().replace(/[\\%_]/g, '\\$&')}%`}`)
  return readPage(db, order, { ...page, isSelective: search !== undefined }, ({ after, by, cursorColumn, limit }) =>
    codesSql(sql`${after} and ${sql.join(conditions, sql` and `)} order by ${by} limit ${limit}`, { by, cursorColumn }),
  )
}

/** One code; refuses `identity.agent_code_unknown`. */
export async function viewAgentCode(
  { db }: Context<StaffActor>,
  { agent_code_id }: InputOf<typeof contract.view_agent_code>,
): Promise<StaffAgentCode> {
  const { rows } = await codesSql(sql`a.id = ${agent_code_id}`).execute(db)
  const [found] = rows
  if (!found) throw new Refusal('identity.agent_code_unknown')
  return found
}
