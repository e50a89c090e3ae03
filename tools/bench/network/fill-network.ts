import type { Database } from '@longmall/server/src/kernel/database/database.ts'
import { sql } from 'kysely'
import { placementOf, sponsorsOf, type Shape } from './shapes.ts'

const batch = 50_000

/** Members 1 to `count` with the accounts `net_1` and on, each AM, where the database has none. */
export async function fillMembers(db: Database, count: number): Promise<void> {
  for (let from = 1; from <= count; from += batch)
    await sql`
      insert into member (id, account, email, nickname, country, language, invitation_code, grade, created_at)
      select n, 'net_' || n, n || '@net.example', 'Member ' || n, 'CN', 'en-us', 'net' || n, 4, store_now()
      from generate_series(${from}::int, ${Math.min(count, from + batch - 1)}::int) n`.execute(db)
}

/** Both trees of one shape in place of those there are; written past the rules, which `check_network` then confirms. */
export async function fillTrees(db: Database, shape: Shape, count: number): Promise<void> {
  await inReplica(db, async (tx) => {
    await sql`truncate clone, sponsor_node, sponsor_binding, sponsor_request, team_count, placement_node, leg_day`.execute(tx)
  })
  const sponsors = sponsorsOf(shape, count)
  const { parent, isRight, depth, free, jump } = placementOf(sponsors)
  for (let from = 1; from <= count; from += batch) {
    const ids = Array.from({ length: Math.min(batch, count - from + 1) }, (_, n) => from + n)
    await inReplica(db, async (tx) => {
      await sql`
        insert into sponsor_node (member_id, sponsor_id, upline, counted_grade, bound_at)
        select m.id, m.upline[1], m.upline, 4, store_now()
        from (select id, coalesce(string_to_array(nullif(up, ''), ' ')::int[], '{}') as upline
          from unnest(${ids}::int[], ${ids.map((id) => uplineOf(sponsors, id).join(' '))}::text[]) as one (id, up)) m`.execute(tx)
      await sql`
        insert into placement_node (id, owner_id, parent_id, side, depth, free_depth, jump_id, jump_depth, placed_at)
        select id, id - 1, parent, side, depth, free, jump, jump_depth, store_now() from unnest(${ids.map((id) => id + 1)}::int[],
          ${ids.map((id) => parent[id + 1]!)}::int[], ${ids.map((id) => (isRight[id + 1] ? 'right' : 'left'))}::text[],
          ${ids.map((id) => depth[id + 1]!)}::int[], ${ids.map((id) => free[id + 1]!)}::int[], ${ids.map((id) => jump[id + 1]!)}::int[],
          ${ids.map((id) => depth[jump[id + 1]!]!)}::int[]) as one (id, parent, side, depth, free, jump, jump_depth)`.execute(tx)
    })
  }
  await inReplica(db, async (tx) => {
    await sql`insert into placement_node (id, depth, free_depth, jump_id, jump_depth, placed_at) values (1, 0, ${free[1]!}, 1, 0, store_now())`.execute(
      tx,
    )
    for (let generation = 1; generation <= 6; generation++)
      await sql`
        insert into team_count (member_id, generation, grade, n)
        select upline[${generation}::int], ${generation}, 4, count(*) from sponsor_node where upline[${generation}::int] is not null group by 1`.execute(
        tx,
      )
  })
  for (const table of ['sponsor_node', 'placement_node', 'team_count', 'member']) await sql`vacuum analyze ${sql.table(table)}`.execute(db)
}

function uplineOf(sponsors: Int32Array, id: number): number[] {
  const upline: number[] = []
  for (let at = sponsors[id]!; at !== 0 && upline.length < 6; at = sponsors[at]!) upline.push(at)
  return upline
}

/** A transaction that writes past triggers and references. */
export const inReplica = (db: Database, work: (tx: Database) => Promise<void>) =>
  db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`set local statement_timeout = 0`.execute(tx)
    await work(tx)
  })
