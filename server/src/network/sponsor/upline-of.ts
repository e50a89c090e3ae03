import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'

/** The sponsors in force of a member, generations 1 to 6, the nearest first; empty where nobody recommended the member. */
export async function uplineOf({ db }: Context, member_id: number): Promise<number[]> {
  const { rows } = await sql<{ upline: number[] }>`select upline from sponsor_node where member_id = ${member_id}`.execute(db)
  return rows[0]?.upline ?? []
}
