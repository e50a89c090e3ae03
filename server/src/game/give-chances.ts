import { sql } from 'kysely'
import type { Context } from '../kernel/context.ts'

export interface Chances {
  member_id: number
  game_id: number
  /** Above 0. */
  chances: number
  /** The cause, forever: granted once for each. */
  key: string
}

/** Gives a member draws in a game, in the caller's transaction (PRM-14). False, and nothing written, for a known key or no such game. */
export async function giveChances({ db, now }: Context, { member_id, game_id, chances, key }: Chances): Promise<boolean> {
  const { rows } = await sql<{ key: string }>`
    insert into game_chance (key, game_id, member_id, chances, granted_at)
    select ${key}, g.id, ${member_id}, ${chances}, ${now} from game g where g.id = ${game_id} on conflict do nothing returning key`.execute(
    db,
  )
  if (!rows[0]) return false
  await sql`
    insert into game_member (game_id, member_id, chances) values (${game_id}, ${member_id}, ${chances})
    on conflict (member_id, game_id) do update set chances = game_member.chances + excluded.chances`.execute(db)
  return true
}
