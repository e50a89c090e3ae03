import type { InputOf, OutputOf } from '@longmall/contract/operation.ts'
import type { network } from '@longmall/contract/network.ts'
import { sql } from 'kysely'
import type { Context, MemberActor } from '../../kernel/context.ts'
import { readPage, type ListOrder } from '../../kernel/database/list-order.ts'
import { ladder } from './limits.ts'
import { personColumns, shownName, type Person } from './person.ts'

/** The caller's team by generation and grade, without those that have nobody. */
export async function viewTeam({ db, actor }: Context<MemberActor>): Promise<OutputOf<typeof network.team>> {
  const { rows } = await sql<OutputOf<typeof network.team>['counts'][number]>`
    select generation, grade, n as count from team_count where member_id = ${actor.member_id} and n > 0
    order by generation, grade`.execute(db)
  return { counts: rows }
}

const order: ListOrder<'registered_at'> = { id: sql`n.member_id`, defaultSort: '-registered_at', sorts: { registered_at: 'id' } }

type Row = Person & { sponsor_id: number; registered_at: string; direct_count: number; team_count: number }

/** One generation of the caller's team, the newest first, those who are counted already; 20 a page by default. */
export async function listTeamMembers(
  { db, actor }: Context<MemberActor>,
  { generation, grade, ...page }: InputOf<typeof network.team_members>,
): Promise<OutputOf<typeof network.team_members>> {
  const grades = grade === undefined ? ladder : [grade]
  const { list, next } = await readPage(
    db,
    order,
    page,
    // A short stretch of every grade, each in the order of its index.
    ({ after, by, cursorColumn, limit }) => sql<Row>`
    select ${personColumns}, n.sponsor_id, m.created_at as registered_at, coalesce(c.direct_count, 0) as direct_count,
      coalesce(c.team_count, 0) as team_count${cursorColumn}
    from (
      select n.member_id, n.sponsor_id from unnest(${grades}::int[]) as g (grade) cross join lateral (
        select n.member_id, n.sponsor_id from sponsor_node n
        where n.upline[${sql.lit(generation)}] = ${actor.member_id} and n.counted_grade = g.grade and ${after}
        order by ${by} limit ${limit}) n
      order by ${by} limit ${limit}) n
      join member m on m.id = n.member_id
      left join lateral (
        select sum(t.n) filter (where t.generation = 1)::int as direct_count, sum(t.n)::int as team_count
        from team_count t where t.member_id = n.member_id) c on true
    order by ${by}`,
  )
  return { list: list.map(({ sponsor_id, ...row }) => ({ ...row, name: shownName(actor, row, sponsor_id) })), next }
}
