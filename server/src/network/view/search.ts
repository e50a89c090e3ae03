import type { FoundNode, network } from '@longmall/contract/network.ts'
import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { maxFound } from './limits.ts'
import { personColumns, shownName, type Person } from './person.ts'
import { byAccount, searchTerms, type SearchTerms } from './search-terms.ts'
import { positionOf } from './position-of.ts'

type Found = OutputOf<typeof network.search>
type Row = Person & { upline: number[]; node_id: number | null }

/**
 * Finds members of the caller's tree (AST-04). A small team or tree is searched whole; of a large one, the first accounts that begin so,
 * and `has_more` then means that a longer text may find others.
 */
export async function searchTree(
  context: Context<MemberActor>,
  { tree, search }: InputOf<typeof network.search>,
): Promise<OutputOf<typeof network.search>> {
  const { member_id } = context.actor
  const terms = searchTerms(search)
  const { rows, isCut } = await (tree === 'sponsor' ? searchTeam(context, terms) : searchPositions(context, terms))
  const list = rows.slice(0, maxFound).map(({ upline, node_id, name: _, ...row }, index): FoundNode => {
    const generation = upline.indexOf(member_id) + 1
    return {
      ...row,
      name: shownName(context.actor, rows[index]!, upline[0] ?? null),
      node_id: tree === 'sponsor' ? null : node_id,
      generation: generation === 0 ? null : generation,
    }
  })
  return { list, has_more: isCut || rows.length > maxFound } satisfies Found
}

interface Result {
  rows: Row[]
  /** Not all members who may be meant were looked at. */
  isCut: boolean
}
const nothing: Result = { rows: [], isCut: false }

// Limits of what a search looks at, so that it costs the same in every tree.
const smallTeam = 500
const maxScanned = 500

async function searchTeam({ db, actor }: Context<MemberActor>, { member_id, prefix }: SearchTerms): Promise<Result> {
  const columns = sql`${personColumns}, n.upline, null::int as node_id`
  const byId = await sql<Row>`
    select ${columns} from sponsor_node n join member m on m.id = n.member_id
    where n.member_id = ${member_id} and ${actor.member_id} = any (n.upline)`.execute(db)
  if (prefix === null) return { ...nothing, rows: byId.rows }
  const size = await sql<{ count: number }>`
    select coalesce(sum(n), 0)::int as count from team_count where member_id = ${actor.member_id}`.execute(db)
  const isSmall = size.rows[0]!.count <= smallTeam
  const generation = (g: number) => sql`select n.member_id, n.upline from sponsor_node n where n.upline[${sql.lit(g)}] = ${actor.member_id}`
  const team = sql.join([1, 2, 3, 4, 5, 6].map(generation), sql` union all `)
  const { rows } = await (
    isSmall
      ? sql<Row & { scanned: number }>`
        select ${columns}, 0 as scanned from (${team}) n join member m on m.id = n.member_id where ${prefix}
        order by ${byAccount} limit ${maxFound + 1}`
      : sql<Row & { scanned: number }>`
        with scanned as materialized (select m.id, row_number() over () as place from ${first(prefix)} m)
        select ${columns}, (select count(*)::int from scanned) as scanned
        from scanned s left join (sponsor_node n join member m on m.id = n.member_id)
          on n.member_id = s.id and ${actor.member_id} = any (n.upline)
        order by n.member_id is null, s.place limit ${maxFound + 1}`
  ).execute(db)
  return resultOf(byId.rows, rows)
}

// Many find their own whole tree; of a chain it is as deep as this.
const smallTree = 200
const maxClimbing = 100

async function searchPositions(context: Context<MemberActor>, { member_id, prefix }: SearchTerms): Promise<Result> {
  const { db, actor } = context
  const own = await positionOf(context, actor.member_id)
  if (own === null) return nothing
  const columns = sql`${personColumns}, coalesce(n.upline, '{}') as upline, p.id as node_id`
  const byId = await sql<Row>`
    select ${columns} from placement_node p join member m on m.id = p.owner_id left join sponsor_node n on n.member_id = m.id
    where p.owner_id = ${member_id} and not p.is_clone and p.id <> ${own} and is_placed_below(p.id, ${own})`.execute(db)
  if (prefix === null) return { ...nothing, rows: byId.rows }
  const below = await sql<{ ids: number[] }>`
    with recursive tree as (
      select ${own}::int as id union all select p.id from tree t join placement_node p on p.parent_id = t.id
    )
    select array_agg(id) as ids from (select id from tree limit ${smallTree + 1}) t`.execute(db)
  const ids = below.rows[0]!.ids
  const { rows } = await (
    ids.length <= smallTree
      ? sql<Row & { scanned: number }>`
        select ${columns}, 0 as scanned from placement_node p join member m on m.id = p.owner_id left join sponsor_node n on n.member_id = m.id
        where p.id = any (${ids}) and not p.is_clone and p.id <> ${own} and ${prefix} order by ${byAccount} limit ${maxFound + 1}`
      : sql<Row & { scanned: number }>`
        with recursive scanned as materialized (select m.id, row_number() over () as place from ${first(prefix, maxClimbing)} m),
        top as materialized (select depth from placement_node where id = ${own}),
        climb as (
          select s.place, p.id as node_id, p.id, p.parent_id, p.jump_id, p.depth
          from scanned s join placement_node p on p.owner_id = s.id and not p.is_clone where p.id > ${own}
          union all
          select c.place, c.node_id, p.id, p.parent_id, p.jump_id, p.depth
          from climb c join placement_node j on j.id = c.jump_id
            join placement_node p on p.id = case when j.depth >= (select depth from top) then j.id else c.parent_id end
          where c.depth > (select depth from top)
        )
        select ${columns}, (select count(*)::int from scanned) as scanned
        from (values (1)) one left join (
          climb c join placement_node p on p.id = c.node_id join member m on m.id = p.owner_id left join sponsor_node n on n.member_id = m.id
        ) on c.id = ${own}
        order by c.place limit ${maxFound + 1}`
  ).execute(db)
  return resultOf(byId.rows, rows, maxClimbing)
}

/** The first accounts that begin so. */
const first = (prefix: RawBuilder<boolean>, limit = maxScanned) =>
  sql`(select m.id from member m where ${prefix} order by ${byAccount} limit ${limit})`

/** The member of the ID first; a row without a member says only how many accounts were looked at. */
function resultOf(byId: readonly Row[], rows: readonly (Row & { scanned: number })[], limit = maxScanned): Result {
  const known = new Set(byId.map(({ member_id }) => member_id))
  const others = rows.filter(({ member_id }) => member_id !== null && !known.has(member_id)).map(({ scanned: _, ...row }) => row)
  return { rows: [...byId, ...others], isCut: rows.some(({ scanned }) => scanned >= limit) }
}
