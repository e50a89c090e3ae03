import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { network, SponsorNode, SponsorTree } from '@longmall/contract/network.ts'
import { sql } from 'kysely'
import type { Context, MemberActor, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { uplineOf } from '../sponsor/upline-of.ts'
import { generations, maxNodes } from './limits.ts'
import { personColumns, shownName, type Person, type Viewer } from './person.ts'

/** The sponsor tree below the caller, or below a member within six generations of the caller (AST-04). Refuses `network.not_in_team`. */
export async function viewMemberTree(
  context: Context<MemberActor>,
  { member_id }: InputOf<typeof network.member_tree>,
): Promise<OutputOf<typeof network.member_tree>> {
  const viewer = { member_id: context.actor.member_id }
  const top = member_id ?? viewer.member_id
  if (top === viewer.member_id) return readTree(context, viewer, top, 0)
  const generation = (await uplineOf(context, top)).indexOf(viewer.member_id) + 1
  if (generation === 0) throw new Refusal('network.not_in_team')
  return readTree(context, viewer, top, generation)
}

/** The sponsor tree below a member for operators, six generations. Refuses `member.not_found`. */
export async function viewStaffMemberTree(
  context: Context<StaffActor>,
  { member_id }: InputOf<typeof network.staff_member_tree>,
): Promise<OutputOf<typeof network.staff_member_tree>> {
  const tree = await readTree(context, 'staff', member_id, 0)
  if (tree.nodes.length === 0) throw new Refusal('member.not_found')
  return tree
}

type Row = Person & {
  sponsor_id: number | null
  level: number
  registered_at: string
  direct_count: number
  team_count: number
}

// No sort before the limit: it would read a whole generation of a hub first.
async function readTree({ db }: Context, viewer: Viewer, top: number, generation: number): Promise<SponsorTree> {
  const { rows } = await sql<Row>`
    with recursive tree as (
      select t.id as member_id, n.sponsor_id, 0 as level from member t left join sponsor_node n on n.member_id = t.id where t.id = ${top}
      union all
      select n.member_id, n.sponsor_id, t.level + 1 from tree t join sponsor_node n on n.sponsor_id = t.member_id
      where t.level < ${generations - generation}::int
    )
    select ${personColumns}, v.sponsor_id, v.level, m.created_at as registered_at,
      coalesce(c.direct_count, 0) as direct_count, coalesce(c.team_count, 0) as team_count
    from (select member_id, sponsor_id, level, row_number() over () as place from tree limit ${maxNodes + 1}) v
      join member m on m.id = v.member_id
      left join lateral (
        select sum(n) filter (where generation = 1)::int as direct_count, sum(n)::int as team_count
        from team_count c where c.member_id = v.member_id) c on true
    order by v.place`.execute(db)
  const shown = rows.slice(0, maxNodes)
  const children = Map.groupBy(shown.slice(1), (row) => row.sponsor_id)
  return {
    nodes: shown.map(({ sponsor_id, level, name: _, ...row }, index): SponsorNode => {
      const own = generation + level
      const inView = children.get(row.member_id)?.length ?? 0
      return {
        ...row,
        name: shownName(viewer, shown[index]!, sponsor_id),
        parent_id: index === 0 ? null : sponsor_id,
        generation: own,
        hidden_count: own < generations ? Math.max(0, row.direct_count - inView) : 0,
      }
    }),
    has_more: rows.length > maxNodes,
  }
}
