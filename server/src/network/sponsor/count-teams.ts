import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'

/**
 * Counts members in the teams of their uplines under the grades that they have now, however many events of them came, and in which order:
 * each node has the grade that it is counted under (AST-04).
 */
export async function countTeamMembers({ db }: Context, member_ids: readonly number[]): Promise<void> {
  await sql`select count_team_members(${[...new Set(member_ids)]}::int[])`.execute(db)
}
