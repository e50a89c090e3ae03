import type { Context } from '@longmall/server/src/kernel/context.ts'
import { countTeamMembers } from '@longmall/server/src/network/sponsor/count-teams.ts'
import { sql } from 'kysely'
import { founder, type Seat } from '../../content/network/structure.ts'
import type { History } from './history.ts'

/** Gives every member the node in the sponsor tree, a sponsor before whom they recommended; the founder's team begins at the top. */
export async function bindMembers(
  context: Context,
  seats: readonly Seat[],
  { at }: Pick<History, 'at'>,
  memberIds: ReadonlyMap<string, number>,
): Promise<void> {
  const { db } = context
  const seated = new Set(seats.map(({ account }) => account))
  const bindings = seats.map(({ account, sponsor, registered }) => ({
    member_id: memberIds.get(account)!,
    sponsor_id: sponsor === null ? null : memberIds.get(sponsor)!,
    at: at(registered),
  }))
  const others = [...memberIds].filter(([account]) => !seated.has(account)).map(([, member_id]) => member_id)
  await sql`
    update member m set referrer_id = b.sponsor_id from jsonb_to_recordset(${JSON.stringify(bindings)}::jsonb) b (member_id int, sponsor_id int)
    where m.id = b.member_id and b.sponsor_id is not null`.execute(db)
  await sql`
    select bind_sponsor((b ->> 'member_id')::int, (b ->> 'sponsor_id')::int, (b ->> 'at')::timestamptz)
    from (select b from jsonb_array_elements(${JSON.stringify(bindings)}::jsonb) with ordinality b (b, n) order by n) b`.execute(db)
  await sql`select bind_sponsor(id, null, created_at) from member where id = any (${others}::int[]) order by id`.execute(db)
  await countTeamMembers(context, [...memberIds.values()])
  await sql`select place_node(${memberIds.get(founder)!}, false, ${at(0)})`.execute(db)
}
