import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'

/** The active member whom no operator froze and who owns the dealer's code that a newcomer named, else the regional agent's; null where nobody does. */
export async function ownerOfAgentCode({ db }: Context, member_id: number): Promise<number | null> {
  const { rows } = await sql<{ owner_id: number }>`
    select o.id as owner_id from member m
      join agent_code a on (a.kind = 'dealer' and a.code = m.dealer_code) or (a.kind = 'regional' and a.code = m.regional_code)
      join member o on o.id = a.owner_id and o.state = 'active' and not o.is_frozen and o.id <> m.id
    where m.id = ${member_id} order by a.kind = 'dealer' desc limit 1`.execute(db)
  return rows[0]?.owner_id ?? null
}
