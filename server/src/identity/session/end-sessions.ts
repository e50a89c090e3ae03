import { sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'

/** Ends every session of a member, in the caller's transaction; answers how many there were. */
export async function endSessions({ db }: Context, member_id: number, end_reason: 'recovery' | 'cancelled' | 'operator'): Promise<number> {
  const { numAffectedRows } = await sql`
    update session set end_reason = ${end_reason} where member_id = ${member_id} and end_reason is null`.execute(db)
  return Number(numAffectedRows ?? 0)
}
