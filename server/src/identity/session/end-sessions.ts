import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'

/** Ends every session of a member, in the caller's transaction; answers how many there were. */
export async function endSessions({ db }: Context, member_id: number, ended_as: 'recovery' | 'cancelled' | 'operator'): Promise<number> {
  const { numAffectedRows } = await sql`
    update session set ended_as = ${ended_as} where member_id = ${member_id} and ended_as is null`.execute(db)
  return Number(numAffectedRows ?? 0)
}
