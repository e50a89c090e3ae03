import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { network, PlacementNode, PlacementTree, Side } from '@longmall/contract/network.ts'
import { toDecimal } from '@longmall/contract/units.ts'
import { sql } from 'kysely'
import type { Context, MemberActor, StaffActor } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { storeName } from '../../kernel/store-name.ts'
import { maxNodes } from './limits.ts'
import { personColumns, shownName, type Person, type Viewer } from './person.ts'
import { positionOf } from './position-of.ts'

/**
 * The placement tree below the caller's position, or below a position under it (AST-04). Refuses `network.not_placed`,
 * `network.not_in_team`.
 */
export async function viewBinaryTree(
  context: Context<MemberActor>,
  { node_id }: InputOf<typeof network.binary_tree>,
): Promise<OutputOf<typeof network.binary_tree>> {
  const { member_id } = context.actor
  const { rows } = await sql<{ own: number; is_below: boolean }>`
    select id as own, ${node_id === undefined ? sql`true` : sql`is_placed_below(${node_id}, id)`} as is_below
    from placement_node where owner_id = ${member_id} and not is_clone`.execute(context.db)
  const [position] = rows
  if (!position) throw new Refusal('network.not_placed')
  if (!position.is_below) throw new Refusal('network.not_in_team')
  return readTree(context, { member_id }, node_id ?? position.own)
}

/** The placement tree for operators: below a position, else a member's position, else from the root. Refuses `network.not_placed`. */
export async function viewStaffBinaryTree(
  context: Context<StaffActor>,
  { node_id, member_id }: InputOf<typeof network.staff_binary_tree>,
): Promise<OutputOf<typeof network.staff_binary_tree>> {
  const top = node_id ?? (member_id === undefined ? rootId : await positionOf(context, member_id))
  const tree = top === null ? null : await readTree(context, 'staff', top)
  if (!tree?.nodes.length) throw new Refusal('network.not_placed')
  return tree
}

const rootId = 1

type Row = { [Key in keyof Person]: Person[Key] | null } & {
  node_id: number
  parent_id: number | null
  side: Side | null
  level: number
  is_clone: boolean
  clone_number: number | null
  placed_at: string
  carry_left: bigint
  carry_right: bigint
  has_left: boolean
  has_right: boolean
  sponsor_id: number | null
  /** Of the last settlement run. */
  day: string | null
}

async function readTree(context: Context, viewer: Viewer, top: number): Promise<PlacementTree> {
  const { rows } = await sql<Row>`
    with recursive tree as (
      select p.id, 0 as level from placement_node p where p.id = ${top}
      union all
      select p.id, t.level + 1 from tree t join placement_node p on p.parent_id = t.id
    )
    select ${personColumns}, n.sponsor_id, p.id as node_id, p.parent_id, p.side, v.level, p.is_clone, p.placed_at, p.carry_left, p.carry_right,
      case when p.is_clone then (
        select count(*)::int from placement_node c where c.owner_id = p.owner_id and c.is_clone and c.id <= p.id) end as clone_number,
      (select day from placement_volume) as day,
      exists (select from placement_node c where c.parent_id = p.id and c.side = 'left') as has_left,
      exists (select from placement_node c where c.parent_id = p.id and c.side = 'right') as has_right
    from (select id, level, row_number() over () as place from tree limit ${maxNodes + 1}) v
      join placement_node p on p.id = v.id left join member m on m.id = p.owner_id left join sponsor_node n on n.member_id = m.id
    order by v.place`.execute(context.db)
  const shown = leftBeforeRight(rows.slice(0, maxNodes))
  return {
    nodes: shown.map(({ carry_left, carry_right, sponsor_id, day, ...row }, index): PlacementNode => {
      const carry = day === null ? null : { left: toDecimal(carry_left, 'USDS'), right: toDecimal(carry_right, 'USDS') }
      const place = index === 0 ? { parent_id: null } : {}
      if (row.member_id === null)
        return { ...row, ...place, carry, name: storeName(context, context.language).slice(0, 64), grade: 0, state: 'active' }
      const person = row as typeof row & Person
      return { ...person, ...place, carry, name: shownName(viewer, person, sponsor_id) }
    }),
    has_more: rows.length > maxNodes,
  }
}

/** Rows of a breadth-first walk, those of a level in the order of their parents, left before right. */
function leftBeforeRight(rows: readonly Row[]): Row[] {
  const [top] = rows
  if (!top) return []
  const children = Map.groupBy(rows.slice(1), ({ parent_id }) => parent_id)
  const ordered = [top]
  for (let at = 0; at < ordered.length; at++)
    ordered.push(...(children.get(ordered[at]!.node_id) ?? []).toSorted((one) => (one.side === 'left' ? -1 : 1)))
  return ordered
}
