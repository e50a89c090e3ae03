import type { FoundNode, network } from '@longmall/contract/network.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql } from 'kysely'
import type { Context, StaffActor } from '../../kernel/context.ts'
import { maxFound } from '../view/limits.ts'
import { personColumns } from '../view/person.ts'
import { byAccount, searchTerms } from '../view/search-terms.ts'

/** Finds members with their positions by ID or by the beginning of an account name, the member of the ID first; at most 10. */
export async function searchMembers(
  { db }: Context<StaffActor>,
  { search }: InputOf<typeof network.staff_search>,
): Promise<OutputOf<typeof network.staff_search>> {
  const { member_id, prefix } = searchTerms(search)
  const columns = sql`${personColumns}, (select p.id from placement_node p where p.owner_id = m.id and not p.is_clone) as node_id,
    null::int as generation`
  const byId = await sql<FoundNode>`select ${columns} from member m where m.id = ${member_id}`.execute(db)
  const byName =
    prefix === null
      ? []
      : (await sql<FoundNode>`select ${columns} from member m where ${prefix} order by ${byAccount} limit ${maxFound + 1}`.execute(db)).rows
  const rows = [...byId.rows, ...byName.filter((one) => one.member_id !== member_id)]
  return { list: rows.slice(0, maxFound), has_more: rows.length > maxFound }
}
