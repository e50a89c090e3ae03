import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'

/** The position of a member, not of the member's clones; null before it is assigned. */
export async function positionOf({ db }: Context, member_id: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`select id from placement_node where owner_id = ${member_id} and not is_clone`.execute(db)
  return rows[0]?.id ?? null
}

/** The day of the last settlement run, whose volumes the trees show; null before the first. */
export async function volumeDay({ db }: Context): Promise<string | null> {
  const { rows } = await sql<{ day: string }>`select day from placement_volume`.execute(db)
  return rows[0]?.day ?? null
}
